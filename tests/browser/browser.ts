import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { OperatorError } from '#cli/operator/operator.ts';
import type { Outbound } from '#cli/server/services.ts';
import type { Surroundings } from '#tests/fakes/fake-upstream.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { openPagePool } from './page-pool.ts';

type Failure = number | 'net::ERR_CONNECTION_REFUSED';

export interface Visitor extends BrowserContextOptions {
  /** The preferred language of the browser. */
  language?: Language;
  /** Whether the browser has visited the site before, in `language`; files may then be in its cache. */
  returning?: boolean;
  /** Whether the browser is fresh, instead of reused from an earlier test. */
  isNew?: boolean;
  /** The theme chosen on an earlier visit. */
  theme?: 'dark' | 'light';
  javaScript?: boolean;
  /** Viewport width in CSS pixels. */
  width?: number;
  /** Expected failures of requests, which Chromium reports as console errors. */
  failing?: Failure[];
}

const HEIGHT = 800;
// As long as half a test: only a failure waits for it, and other tests use the processor meanwhile.
const TIMEOUT_MS = 30_000;
// No request leaves the machine; one to another host also fails its test.
const NO_OTHER_HOSTS = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';
// Playwright's console warning for `serviceWorkers: 'block'`.
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';
// On a busy machine a page may be drawn seconds after its load event; tests/site/frame.browser.test.ts asserts that fonts are used.
const PRELOADED_EARLY = 'was preloaded using link preload but not used within a few seconds';

/**
 * A browser and a site with its own database for the tests of one file. A test fails if one of its pages logs an error
 * or warning, throws, violates the security policy or sends a request to another host, or if the site sends a request
 * to a host other than its surroundings' `fake`.
 */
export function openBrowser({
  template,
  surround,
  prepare,
}: {
  template?: 'empty' | 'starter';
  /** Without it every outside request fails. */
  surround?: () => Promise<Surroundings>;
  prepare?: (site: Site) => Promise<void>;
} = {}) {
  let site: Site;
  let surroundings: Surroundings | undefined;

  function startSurrounded(
    { fake, environment, connect }: Surroundings,
    PORT: string,
  ): Promise<Site> {
    const outsideFetch: Outbound['fetch'] = (url, init) => {
      if (new URL(url).origin === fake.url) return fetch(url, init);
      complaints.push(`the site sent a request to another host: ${url}`);
      return Promise.reject(new TypeError('not faked in this test'));
    };
    const outside = { fetch: outsideFetch, ...(connect && { connect }) };
    return startSite(template, {
      environment: { PORT, ...environment },
      outside,
    });
  }

  beforeAll(async () => {
    surroundings = await surround?.();
    complaints = [];
    site = await startAtOrigin((PORT) =>
      surroundings
        ? startSurrounded(surroundings, PORT)
        : startSite(template, { environment: { PORT } }),
    );
    await prepare?.(site);
  });

  afterEach(async ({ task }) => {
    const ofTest = complaints;
    // Complaints while pages are reset do not belong to the test.
    complaints = [];
    await pages.takeBack(task.result?.state !== 'fail' && ofTest.length === 0);
    complaints = [];
    expect(ofTest, 'complaints of the pages').toEqual([]);
  });

  afterAll(async () => {
    await site?.stop();
    await surroundings?.fake.refuse();
  });

  async function newPage(visitor: Visitor = {}): Promise<Page> {
    const { returning = true, isNew = !returning, failing = [] } = visitor;
    const options = contextOf(visitor, site.url);
    const { context, page } = await pages.lend(options, storedEntriesOf(visitor), isNew);
    expectedFailures.set(context, failing);
    return page;
  }

  return {
    newPage,
    get site() {
      return site;
    },
  };
}

// All files of a worker share one browser, which ends with the worker, and its pages.
let browser: Browser | undefined;
const pages = openPagePool(newContext);
let complaints: string[] = [];
const expectedFailures = new WeakMap<BrowserContext, Failure[]>();

async function launchedBrowser(): Promise<Browser> {
  if (browser?.isConnected()) return browser;
  const { executablePath, args } = inject('chromium');
  browser = await chromium.launch({ executablePath, args: [...args, NO_OTHER_HOSTS] });
  return browser;
}

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await launchedBrowser()).newContext(options);
  context.setDefaultTimeout(TIMEOUT_MS);
  const isElsewhere = (url: URL) =>
    url.protocol.startsWith('http') && url.origin !== options.baseURL;
  // An event listener, since `route` would disable the HTTP cache.
  context.on('request', (request) => {
    if (isElsewhere(new URL(request.url()))) {
      complaints.push(`sent a request to another host: ${request.url()}`);
    }
  });
  context.on('console', (message) => {
    const isExpected =
      message.text() === WORKER_BLOCKED ||
      message.text().includes(PRELOADED_EARLY) ||
      expectedFailures.get(context)?.some((failure) => reports(message, failure));
    if (!isExpected && ['error', 'warning'].includes(message.type())) {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => complaints.push(`threw: ${error.error().stack}`));
  return context;
}

// Below the ports that systems give to outgoing connections.
const FIRST_PORT = 21_000;

/**
 * Starts a site at the port of this worker, so that its pages find scripts and fonts in the browser's caches; at another
 * one while that is in use.
 */
async function startAtOrigin(start: (port: string) => Promise<Site>): Promise<Site> {
  try {
    return await start(String(FIRST_PORT + Number(process.env.VITEST_POOL_ID)));
  } catch (error) {
    if (error instanceof OperatorError) return start('0');
    throw error;
  }
}

function contextOf(
  { language = 'en', javaScript = true, width = 1280, ...visitor }: Visitor,
  origin: string,
): BrowserContextOptions {
  const { returning: _, theme: __, failing: ___, isNew: ____, ...options } = visitor;
  return {
    baseURL: origin,
    locale: LANGUAGES[language].locale.replace(/-u-.*/, ''),
    javaScriptEnabled: javaScript,
    viewport: { width, height: HEIGHT },
    // Tests could not intercept requests of the worker; tests/site/offline.browser.test.ts has its own browser.
    serviceWorkers: 'block',
    ...options,
  };
}

/** Local storage entries of an earlier visit. */
function storedEntriesOf({
  language = 'en',
  returning = true,
  theme,
}: Visitor): [string, string][] {
  return [
    ...(returning
      ? ([
          ['lang', language],
          ['hasVisitedBefore', 'true'],
        ] as [string, string][])
      : []),
    ...(theme ? ([['darkMode', String(theme === 'dark')]] as [string, string][]) : []),
  ];
}

function reports(message: ConsoleMessage, failure: Failure): boolean {
  const words = typeof failure === 'number' ? `responded with a status of ${failure}` : failure;
  return message.text().includes(words);
}

/** Polls `question` until its answer passes the assertion that follows. */
export function eventually<T>(question: () => T | Promise<T>) {
  return expect.poll(question, { timeout: TIMEOUT_MS, interval: 25 });
}

/** Opens `path` and waits until React has hydrated the page. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Triggers hydration by an interaction and waits for it. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() => {
    // React exposes its hydration state only on the root container.
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    if (!key) return false;
    const container = (document as unknown as Record<string, { stateNode: ReactRoot }>)[key];
    return container?.stateNode.current.memoizedState.isDehydrated === false;
  });
  await settled(page);
}

interface ReactRoot {
  current: { memoizedState: { isDehydrated: boolean } };
}

/** Waits for two frames, in which pending updates are rendered and painted. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
      ),
  );
}

/** Path, query and hash of the page. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** The local storage of the page. */
export function storedIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Horizontal overflow: the scrolling document and every cut-off text. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overflows: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      overflows.push(`the page is ${scrollWidth} of ${clientWidth} wide`);
    const known = new Map<Element, { left: number; right: number; width: number }[]>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const frames = framesOf(parent);
      // Text for screen readers only is clipped to one pixel.
      if (frames.some(({ width }) => width <= 1)) continue;
      const isCut = [...range.getClientRects()].some(
        (line) =>
          line.width > 1 &&
          frames.some(({ left, right }) => line.left < left - 1 || line.right > right + 1),
      );
      if (isCut) overflows.push(text.textContent?.trim().slice(0, 60) ?? '');
    }
    return overflows;

    // The page and the boxes around a text that cut it off; most texts share them.
    function framesOf(box: Element | null): { left: number; right: number; width: number }[] {
      if (!box) return [{ left: 0, right: clientWidth, width: clientWidth }];
      let frames = known.get(box);
      if (frames) return frames;
      frames = framesOf(box.parentElement);
      const { overflowX } = getComputedStyle(box);
      // Content of a box that scrolls sideways is reachable, so it is not cut off.
      if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) frames = [];
      else if (frames.length > 0 && /hidden|clip/.test(overflowX)) {
        frames = [...frames, box.getBoundingClientRect()];
      }
      known.set(box, frames);
      return frames;
    }
  });
}

/** Simulates a hidden or visible tab, which headless windows never are by themselves. */
export function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { get: () => now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
