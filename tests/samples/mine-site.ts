import type { Page } from 'playwright-core';
import type { Mine } from '#app/mine/data/mine.ts';
import { EMPTY } from '#app/mine/data/mine.ts';
import { MINE_KEY } from '#app/mine/data/storage-key.ts';
import type { Surroundings } from '#tests/browser/browser.ts';
import { startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { marketAnswer, newMarketCoin } from './market-coins.ts';
import { COINS_MARKETS } from './market-site.ts';
import { RATES_ANSWER, RATES_PATH } from './rates.ts';

/** The starter listings give them a verdict each: halal, questionable, haram. */
const COINS = [
  newMarketCoin({ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', price: 20_000 }),
  newMarketCoin({ id: 'tether', symbol: 'USDT', name: 'Tether', price: 1 }),
  newMarketCoin({ id: 'aave', symbol: 'AAVE', name: 'Aave', price: 100.5 }),
];

/** A market service with prices of three coins and rates, and no other service. */
export async function marketWithRates(): Promise<Surroundings> {
  const fake = await startFakeUpstream();
  fake.answers.set(COINS_MARKETS, { body: marketAnswer(COINS) });
  fake.answers.set(RATES_PATH, { body: JSON.stringify(RATES_ANSWER) });
  return { fake, environment: { MARKET_URL: fake.url, NEWS_FEEDS: '' } };
}

/** Coins of the starter directory as they stand on a list. */
export function listOf(
  coins: Record<string, Partial<Mine['items'][number]>>,
  given: Partial<Mine> = {},
): Mine {
  const items = Object.entries(coins).map(([id, item]) => ({
    kind: 'coin' as const,
    id,
    name: id,
    symbol: null,
    amount: null,
    price: null,
    counts: true,
    seen: null,
    ...item,
  }));
  return { ...EMPTY, items, ...given };
}

/** Lets the browser have kept `kept` before it opens a page. */
export async function keepInBrowser(page: Page, kept: Mine | string): Promise<void> {
  const text = typeof kept === 'string' ? kept : JSON.stringify(kept);
  await page.addInitScript(
    ([key, value]) => {
      if (location.protocol === 'about:' || sessionStorage.getItem('test:kept')) return;
      sessionStorage.setItem('test:kept', 'once');
      localStorage.setItem(key, value);
    },
    [MINE_KEY, text] as const,
  );
}

/** What this browser keeps of the list now. */
export function keptIn(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), MINE_KEY);
}
