import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { EMPTY_MINE, type Mine } from '#app/mine/data/mine.ts';
import type { PublicPrices } from '#app/mine/data/mine-summary.ts';
import { MINE_KEY } from '#app/mine/data/storage-key.ts';
import { type Surroundings, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { marketResponse, newMarketCoin } from './market-coins.ts';
import { COINS_MARKETS } from './market-site.ts';
import { RATES_ANSWER, RATES_PATH } from './rates.ts';

/** Their verdicts in the starter directory: halal, questionable, haram. */
const COINS = [
  newMarketCoin({ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', price: 20_000 }),
  newMarketCoin({ id: 'tether', symbol: 'USDT', name: 'Tether', price: 1 }),
  newMarketCoin({ id: 'aave', symbol: 'AAVE', name: 'Aave', price: 100.5 }),
];

/** A market service with prices of three coins and rates, and no other service. */
export async function marketWithRates(): Promise<Surroundings> {
  const fake = await startFakeUpstream();
  fake.responses.set(COINS_MARKETS, { body: marketResponse(COINS) });
  fake.responses.set(RATES_PATH, { body: JSON.stringify(RATES_ANSWER) });
  return { fake, environment: { MARKET_URL: fake.url, NEWS_FEEDS: '' } };
}

/** Waits until the site has the prices and rates: the first answers lack those that take long, and a page asks once. */
export async function pricesFetched({ url }: { url: string }): Promise<void> {
  const isFetched = async () => {
    const { coinsAt, perBitcoinAt }: PublicPrices = await (
      await fetch(`${url}/mine/prices.json`)
    ).json();
    return coinsAt !== null && perBitcoinAt !== null;
  };
  await vi.waitUntil(isFetched, { timeout: 60_000, interval: 250 });
}

/** A reader's list with these coins of the starter directory. */
export function listOf(
  coins: Record<string, Partial<Mine['items'][number]>>,
  settings: Partial<Mine> = {},
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
  return { ...EMPTY_MINE, items, ...settings };
}

/** Stores a list in the browser before it opens a page. */
export async function storeList(page: Page, list: Mine | string): Promise<void> {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  await page.addInitScript(
    ([key, value]) => {
      if (location.protocol === 'about:' || sessionStorage.getItem('test:list-stored')) return;
      sessionStorage.setItem('test:list-stored', 'once');
      localStorage.setItem(key, value);
    },
    [MINE_KEY, text] as const,
  );
}

/** The stored list as text. */
export function storedList(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), MINE_KEY);
}
