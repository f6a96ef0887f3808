import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowser, settled } from './browser.ts';
import { screens } from './screens.ts';
import { fullOfPictures } from './weighed-site.ts';

const WHOLE_LIMIT_BYTES = 90_000;
const SCRIPT_LIMIT_BYTES = 10_000;
const KINDS = ['Document', 'Stylesheet', 'Font', 'Image', 'Script', 'Fetch'] as const;
type Weight = Record<(typeof KINDS)[number], number>;

const browser = openBrowser({ surround: fullOfPictures });

describe.each([
  { language: 'ar', width: 360, deviceScaleFactor: 2 },
  { language: 'ar', width: 1280, deviceScaleFactor: 1 },
  { language: 'en', width: 360, deviceScaleFactor: 2 },
  { language: 'en', width: 1280, deviceScaleFactor: 1 },
] as const)('a first visit in $language at $width px', (visitor) => {
  const pages = screens(visitor.language).filter(({ status }) => status === 200);

  test.each(pages)('is light, still, and nearly without scripts: $name', async ({ path }) => {
    const page = await browser.newPage(visitor);
    const { weight, moved } = await visit(page, path);
    // On a busy machine fonts come after the first paint and move a few pixels; here they are there already.
    if (moved.length > 0) expect((await visit(page, path)).moved).toEqual([]);
    expect(weight.Script, 'scripts before the first interaction').toBeLessThanOrEqual(
      SCRIPT_LIMIT_BYTES,
    );
    const whole = Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);
    expect(whole, JSON.stringify(weight)).toBeLessThanOrEqual(WHOLE_LIMIT_BYTES);
  });
});

/** What the page loads without being touched, in bytes on the wire with their headers, and what moved in it. */
async function visit(page: Page, path: string) {
  await page.addInitScript(watchWhatMoves);
  const loading = await watchLoading(await page.context().newCDPSession(page));
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  // Pictures near the window are asked for once the page is laid out; scripts may ask for more.
  do {
    await settled(page);
    await loading.idle();
    await settled(page);
  } while (loading.isBusy());
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
  return { weight: loading.weight, moved };
}

async function watchLoading(devtools: CDPSession) {
  const weight = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Weight;
  const open = new Map<string, string>();
  let onIdle = () => {};
  const close = (id: string) => {
    open.delete(id);
    if (open.size === 0) onIdle();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, type = '' }) => open.set(requestId, type));
  devtools.on('Network.loadingFailed', ({ requestId }) => close(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = KINDS.find((each) => each === open.get(requestId));
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
  return { weight, isBusy, idle };
}

// Every shift counts, those after an interaction too: there is none.
function watchWhatMoves(): void {
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
