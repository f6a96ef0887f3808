import type { Page } from 'playwright-core';
import { LANGUAGES } from '#app/i18n/languages.ts';
import type { MarketSort } from '#domain/market/market-table.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { type Surroundings, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { marketResponse, newMarketCoin } from './market-coins.ts';

export const COINS_MARKETS = '/coins/markets';
export const MARKUP = '<img src=x onerror=alert(1)> <b>Bold</b>';
const LONG_WORD = 'Supercalifragilisticexpialidocious';
const NO_FIGURES = {
  price: null,
  change24h: null,
  marketCap: null,
  volume: null,
  circulatingSupply: null,
} satisfies Record<Exclude<MarketSort, 'rank' | 'name'>, null>;

export const BITCOIN = newMarketCoin({
  id: 'bitcoin',
  symbol: 'BTC',
  name: 'Bitcoin',
  rank: 1,
  price: 43_567.89,
  change24h: 2.34,
  marketCap: 850_123_456_789,
  volume: 28_500_000_000,
  circulatingSupply: 19_500_000,
  maxSupply: 21_000_000,
});
// Ranks are given: `newMarketCoin` counts on from whatever file the same process ran before.
const SPECIAL = [
  BITCOIN,
  newMarketCoin({
    id: 'bitcoin-copy',
    symbol: 'BTC',
    name: 'Bitcoin Copy',
    rank: 2,
    change24h: -8.196,
  }),
  newMarketCoin({
    id: 'tiny',
    symbol: 'TINY',
    name: 'Tiny',
    rank: 3,
    price: 3.2e-13,
    change24h: 0,
  }),
  newMarketCoin({ id: 'markup', symbol: 'MUP', name: MARKUP, rank: 4 }),
  newMarketCoin({ id: 'unknown', symbol: 'UNK', name: 'Unknown', rank: null, ...NO_FIGURES }),
  newMarketCoin({ id: 'arabic', symbol: 'IKH', name: 'عملة الإختبار', rank: 6 }),
  newMarketCoin({
    id: 'long',
    symbol: 'WRAPPEDSTAKED',
    name: `${LONG_WORD} wrapped staked bridged liquid token of the second generation`,
    rank: 7,
    price: 1.2345e-12,
    change24h: -99.99,
    marketCap: 9_876_543_210_987_654,
    volume: 9_876_543_210_987_654,
    circulatingSupply: 9.9e15,
  }),
  newMarketCoin({ id: 'unknown-2', symbol: 'UN2', name: 'Unknown Too', rank: 8, ...NO_FIGURES }),
];
export const COINS = [
  ...SPECIAL,
  ...Array.from({ length: 45 - SPECIAL.length }, (_, place) =>
    newMarketCoin({
      symbol: `OTHER${place}`,
      name: `Other ${place}`,
      rank: SPECIAL.length + place + 1,
      price: 100 + place,
      change24h: 20 - place,
    }),
  ),
];

/** A market service that answers with `COINS`, and no other service. */
export async function market(): Promise<Surroundings> {
  const fake = await startFakeUpstream();
  fake.responses.set(COINS_MARKETS, { body: marketResponse(COINS) });
  return { fake, environment: { MARKET_URL: fake.url, NEWS_FEEDS: '' } };
}

export function bitcoinIn(language: string): string {
  return inLanguage({ ar: 'بيتكوين', en: 'Bitcoin' }, language);
}

export function namesIn(page: Page): Promise<string[]> {
  return page.locator('tbody th[scope=row] .font-medium > bdi').allInnerTexts();
}

export function rowOf(page: Page, name: string) {
  return page
    .locator('tbody tr')
    .filter({ has: page.locator('th').getByText(name, { exact: true }) });
}

/** The cells of a row's figures, without its verdict. */
export function figureCells(page: Page, name: string) {
  return rowOf(page, name).locator('td:not(.verdict-column)');
}

/** All figures of a row. */
export function figuresOf(page: Page, name: string): Promise<string[]> {
  return figureCells(page, name).allInnerTexts();
}

export function staleIn(page: Page, language: 'ar' | 'en'): Promise<number> {
  const [words = ''] = LANGUAGES[language].text.markets.stale('|').split('|');
  return page.locator('main time', { hasText: words }).count();
}
