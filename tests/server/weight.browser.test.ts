import type { CDPSession, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { openBrowser, settled } from '#tests/browser/browser.ts';
import { screens } from '#tests/browser/screens.ts';
import { fullOfPictures } from '#tests/browser/weighed-site.ts';
import { combinations } from '#tests/samples/combinations.ts';
import { insertPastPrices } from '#tests/samples/market-days.ts';

const MAX_WHOLE_BYTES = 90_000;
const MAX_SCRIPT_BYTES = 10_000;
const KINDS = ['Document', 'Stylesheet', 'Font', 'Image', 'Script', 'Fetch'] as const;
type Weight = Record<(typeof KINDS)[number], number>;

const PAST_DAYS = 364;
const ARTICLE_PICTURE = /src="\/images\/news\//g;
const browser = openBrowser({
  surround: fullOfPictures,
  prepare: async ({ db, url }) => {
    const { items } = await (await fetch(`${url}/api/markets`)).json();
    const ids = items.map(({ id }: { id: string }) => id);
    await insertPastPrices(db, ['bitcoin', 'ethereum', ...ids], PAST_DAYS);
    // Articles have a picture once the site has it.
    for (const path of ['/news', '/en/news']) {
      const pictures = async () => (await (await fetch(url + path)).text()).match(ARTICLE_PICTURE);
      await vi.waitFor(async () => expect(await pictures()).toHaveLength(6), 20_000);
    }
  },
});

const EVERY = [
  { language: 'ar', width: 360, deviceScaleFactor: 2 },
  { language: 'ar', width: 1280, deviceScaleFactor: 1 },
  { language: 'en', width: 360, deviceScaleFactor: 2 },
  { language: 'en', width: 1280, deviceScaleFactor: 1 },
] as const;
const SOME = [EVERY[0], EVERY[3]];
/** The visitor of each language visits every second page. */
const PAGES_OF: Record<string, number> = { ar: 0, en: 1 };

test.each(combinations(SOME, EVERY))(
  'a first visit in $language at $width px has a light page without layout shifts and with few scripts',
  { timeout: 120_000 },
  async (visitor) => {
    const page = await browser.newPage({ ...visitor, returning: false });
    await page.addInitScript(watchLayoutShifts);
    const devtools = await page.context().newCDPSession(page);
    const loading = await watchLoading(devtools);
    const pages = screens(visitor.language).filter(({ status }) => status === 200);
    const half = pages.filter((_, place) => place % 2 === PAGES_OF[visitor.language]);
    for (const { path } of combinations(half, pages)) {
      await forget(page, devtools);
      const { weight, ...first } = await visit(page, loading, path);
      let { moved } = first;
      // On a busy machine fonts load after the first paint and shift a few pixels; at later visits they are cached.
      for (let visits = 1; moved.length > 0 && visits < 4; visits += 1) {
        ({ moved } = await visit(page, loading, path));
      }
      expect.soft(moved, path).toEqual([]);
      // The files came from the site, not from the browser's cache.
      for (const kind of ['Document', 'Stylesheet', 'Font'] as const) {
        expect(weight[kind], `${kind} of ${path}`).toBeGreaterThan(1_000);
      }
      expect
        .soft(weight.Script, `scripts of ${path} before the first interaction`)
        .toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
      const whole = Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);
      expect.soft(whole, `${path} ${JSON.stringify(weight)}`).toBeLessThanOrEqual(MAX_WHOLE_BYTES);
    }
  },
);

/** Loads a page without interaction. `weight`: bytes on the wire with headers, by kind; `moved`: layout shifts. */
async function visit(page: Page, loading: Loading, path: string) {
  loading.reset();
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  // Pictures near the viewport are requested after layout; scripts may request more.
  do {
    await settled(page);
    await loading.idle();
    await settled(page);
  } while (loading.isBusy());
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
  return { weight: loading.weighed(), moved };
}

// Resets the browser's state, at a third of the cost of a new browser.
async function forget(page: Page, devtools: CDPSession): Promise<void> {
  // A page that is still redirecting may navigate away from the next one, and the navigation before interrupt its repetition.
  await page.goto('about:blank');
  await vi.waitFor(() => page.goto('/healthz'), 10_000);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await devtools.send('Network.clearBrowserCache');
  // This also clears the memory cache of the page's process.
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
}

type Loading = Awaited<ReturnType<typeof watchLoading>>;

async function watchLoading(devtools: CDPSession) {
  let weight = nothing();
  const open = new Map<string, string>();
  let onIdle = () => {};
  const close = (id: string) => {
    open.delete(id);
    if (open.size === 0) onIdle();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, type = '' }) => open.set(requestId, type));
  devtools.on('Network.loadingFailed', ({ requestId }) => close(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = KINDS.find((known) => known === open.get(requestId));
    if (kind) weight[kind] += encodedDataLength;
    close(requestId);
  });
  await devtools.send('Network.enable');
  const isBusy = () => open.size > 0;
  const idle = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onIdle = resolve;
    if (isBusy()) await promise;
  };
  const reset = () => {
    open.clear();
    weight = nothing();
  };
  return { weighed: () => weight, reset, isBusy, idle };
}

function nothing(): Weight {
  return Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Weight;
}

// Counts all shifts, `hadRecentInput` or not: the page gets no input.
function watchLayoutShifts(): void {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) {
      const texts = shift.sources.map(({ node }) => node?.textContent?.slice(0, 40));
      moved.push(`${shift.value.toFixed(4)} ${texts.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
