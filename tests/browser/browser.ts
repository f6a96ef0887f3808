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
import type { Outbound } from '#cli/server/services.ts';
import type { FakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { openPagePool } from './page-pool.ts';

type Failure = number | 'net::ERR_CONNECTION_REFUSED';

export interface Visitor extends BrowserContextOptions {
  /** The browser's own language. */
  language?: Language;
  /** Whether this browser has been here before, reading in `language`: it may then know files of pages by earlier visits. */
  returning?: boolean;
  /** Whether nobody has used this browser before, not even the test before. */
  isNew?: boolean;
  /** The theme chosen on an earlier visit. */
  theme?: 'dark' | 'light';
  javaScript?: boolean;
  /** Of the window, in CSS pixels. */
  width?: number;
  /** How the visited addresses are expected to fail: by status, or for want of a server; Chromium reports it as errors. */
  failing?: Failure[];
}

/** What the site of a file has around it instead of the internet. */
export interface Surroundings extends Pick<Outbound, 'connect'> {
  /** The one service there is; asking anything else fails the test. Stopped in the end. */
  fake: FakeUpstream;
  environment: Record<string, string>;
}

const HEIGHT = 800;
const PATIENCE_MS = 10_000;
// A page that asks another host fails its test; this keeps the request from going anywhere.
const NOWHERE_ELSE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';
// What Playwright says of the worker it keeps away.
const WITHOUT_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * A browser and a site with its own database for the tests of one file. A test fails if a page of it
 * writes an error or warning to the console, throws, breaks the security policy or asks another host, and if
 * the site asks one outside its surroundings.
 */
export function openBrowser({
  template,
  surround,
  prepare,
}: {
  template?: 'empty' | 'starter';
  /** Without it nothing outside can be reached. */
  surround?: () => Promise<Surroundings>;
  prepare?: (site: Site) => Promise<void>;
} = {}) {
  let browser: Browser;
  let site: Site;
  let surroundings: Surroundings | undefined;
  let complaints: string[] = [];
  // How the addresses a page visits are expected to fail.
  const failures = new Map<BrowserContext, Failure[]>();
  const pages = openPagePool(started);

  async function startSurrounded({ fake, environment, connect }: Surroundings): Promise<Site> {
    const ask: Outbound['fetch'] = (url, init) => {
      if (new URL(url).origin === fake.url) return fetch(url, init);
      complaints.push(`the site asked another host: ${url}`);
      return Promise.reject(new TypeError('not faked in this test'));
    };
    const outside = { fetch: ask, ...(connect && { connect }) };
    return startSite(template, { environment, outside });
  }

  beforeAll(async () => {
    surroundings = await surround?.();
    [browser, site] = await Promise.all([
      launched(),
      surroundings ? startSurrounded(surroundings) : startSite(template),
    ]);
    await prepare?.(site);
  });

  afterEach(async ({ task }) => {
    const heard = complaints;
    // What a page says of being left is not of the test.
    complaints = [];
    await pages.takeBack(task.result?.state !== 'fail' && heard.length === 0);
    complaints = [];
    expect(heard, 'what the pages complained about').toEqual([]);
  });

  afterAll(async () => {
    await pages.closeAll();
    await site?.stop();
    await surroundings?.fake.refuse();
  });

  async function started(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(PATIENCE_MS);
    const isElsewhere = (url: URL) => url.protocol.startsWith('http') && url.origin !== site.url;
    // Listening leaves the browser its cache, which catching requests would take away.
    context.on('request', (request) => {
      if (isElsewhere(new URL(request.url()))) {
        complaints.push(`asked another host: ${request.url()}`);
      }
    });
    context.on('console', (message) => {
      const isExpected =
        message.text() === WITHOUT_WORKER ||
        failures.get(context)?.some((failure) => reports(message, failure));
      if (!isExpected && ['error', 'warning'].includes(message.type())) {
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => complaints.push(`threw: ${error.error().stack}`));
    return context;
  }

  async function newPage(visitor: Visitor = {}): Promise<Page> {
    const { returning = true, isNew = !returning, failing = [] } = visitor;
    const options = contextOf(visitor, site.url);
    const { context, page } = await pages.lend(options, rememberedOf(visitor), isNew);
    failures.set(context, failing);
    return page;
  }

  return {
    newPage,
    get site() {
      return site;
    },
  };
}

let running: Browser | undefined;

// One for all files of a worker, ended with it: each test has a context of its own.
async function launched(): Promise<Browser> {
  if (running?.isConnected()) return running;
  const { executablePath, args } = inject('chromium');
  running = await chromium.launch({ executablePath, args: [...args, NOWHERE_ELSE] });
  return running;
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
    // Requests that go through the worker could not be held up; tests/site/offline.browser.test.ts has its own browser.
    serviceWorkers: 'block',
    ...options,
  };
}

/** What an earlier visit has left in the browser. */
function rememberedOf({ language = 'en', returning = true, theme }: Visitor): [string, string][] {
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

/** Asks `question` again and again until its answer passes what is then asserted of it. */
export function eventually<T>(question: () => T | Promise<T>) {
  return expect.poll(question, { timeout: PATIENCE_MS, interval: 25 });
}

/** Opens `path` and waits until React has taken the page over: links and fields are then its own. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Does what makes React take a page over, and waits until it has. */
export async function takenOver(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() => {
    // React says so nowhere but in the root it keeps on the document.
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

/** Waits for two frames, in which what has been asked for is carried out and drawn. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
      ),
  );
}

/** Path, query and hash the page is at. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** What the browser has stored about the visitor. */
export function storedIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Text and document that stick out at a side: the page scrolls sideways or something is cut off. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} of ${clientWidth} wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const frames = [{ left: 0, right: clientWidth, width: clientWidth }];
      for (let box: Element | null = parent; box; box = box.parentElement) {
        if (/hidden|clip/.test(getComputedStyle(box).overflowX)) {
          frames.push(box.getBoundingClientRect());
        }
      }
      // In a frame of one pixel stands what only a screen reader says.
      if (frames.some(({ width }) => width <= 1)) continue;
      const isCut = [...range.getClientRects()].some(
        (line) =>
          line.width > 1 &&
          frames.some(({ left, right }) => line.left < left - 1 || line.right > right + 1),
      );
      if (isCut) found.push(text.textContent?.trim().slice(0, 60) ?? '');
    }
    return found;
  });
}

/** Tells the page what a browser tells it when its tab is left or shown: no window is ever left here. */
export function see(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { get: () => now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
