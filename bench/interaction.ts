import type { Browser } from 'playwright-core';
import type { Bench } from '#bench/rig/bench.ts';
import { firstVisit, openBrowser } from '#bench/rig/browser.ts';
import { atMost, type Figure } from '#bench/rig/figure.ts';
import { startStarterSite } from '#bench/rig/site.ts';

const SLOWER = 4;
const MAX_DELAY_MS = 100;
const WIDTH = 1_280;
const SETTLING_MS = 1_500;
const INTERACTIONS = [
  { name: 'list filter', path: '/en/cryptocurrencies', link: 'main a[href*="category=halal"]' },
  { name: 'list sort', path: '/en/cryptocurrencies', link: 'main a[href*="sort=rating"]' },
  { name: 'paging', path: '/en/cryptocurrencies', link: 'main nav a[href*="page=2"]' },
  { name: 'tab', path: '/en', link: 'main a[href*="tab=comparison"]' },
];

/** Time from a click to the next paint with a processor four times slower: the first click on a page, and a later one. */
export async function measureInteraction(bench: Bench): Promise<Figure[]> {
  const site = await startStarterSite();
  const { browser, close } = await openBrowser();
  const figures: Figure[] = [];
  for (const { name, path, link } of INTERACTIONS) {
    for (const isFirst of [true, false]) {
      const times: number[] = [];
      for (let turn = 0; turn < (bench.isQuick ? 1 : 5); turn += 1) {
        times.push(await clickToPaintMs(browser, site.url + path, link, isFirst));
      }
      figures.push(
        atMost(MAX_DELAY_MS, {
          name: `click to next paint, ${name}, ${isFirst ? 'first' : 'later'} click`,
          unit: 'ms',
          ours: Math.max(...times),
          note: `slowest of ${times.length}, ${SLOWER} × slower CPU`,
        }),
      );
    }
  }
  await close();
  await site.stop();
  return figures;
}

async function clickToPaintMs(
  browser: Browser,
  url: string,
  link: string,
  isFirst: boolean,
): Promise<number> {
  const context = await firstVisit(browser, 'en', WIDTH);
  const page = await context.newPage();
  // Reported immediately, because the click may leave the page.
  let seen: number[] = [];
  await page.exposeFunction('tellInteraction', (milliseconds: number) => seen.push(milliseconds));
  await page.addInitScript(watchInteractions);
  await page.goto(url, { waitUntil: 'load' });
  // The page is hydrated and idle.
  if (!isFirst) await page.locator('main h1').first().click();
  await page.waitForTimeout(SETTLING_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  seen = [];
  await page.locator(link).filter({ visible: true }).first().click();
  await page.waitForTimeout(SETTLING_MS);
  await context.close();
  // Browsers do not report durations below 16 ms.
  return Math.max(0, ...seen);
}

declare global {
  interface Window {
    tellInteraction(milliseconds: number): void;
  }
}

function watchInteractions(): void {
  const tell = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId) window.tellInteraction(entry.duration);
    }
  };
  new PerformanceObserver(tell).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
}
