import { foldForSearch } from '#domain/listing/list/search-text.ts';
import type { MarketCoin } from './market-coin.ts';

/** Rows a page (requirement 6.2). */
export const MARKET_PAGE_SIZE = 20;

/** Sortable columns, and the direction of the first click. */
export const MARKET_SORTS = {
  rank: 'asc',
  name: 'asc',
  price: 'desc',
  change24h: 'desc',
  marketCap: 'desc',
  volume: 'desc',
  circulatingSupply: 'desc',
} as const satisfies Partial<Record<keyof MarketCoin, 'asc' | 'desc'>>;

export type MarketSort = keyof typeof MARKET_SORTS;

export interface MarketQuery {
  q: string;
  /** Null: the service's order, by market cap. */
  sort: MarketSort | null;
  order: 'asc' | 'desc';
  page: number;
}

export interface MarketPage {
  coins: MarketCoin[];
  page: number;
  pages: number;
  total: number;
}

/** The requested page, or the nearest one. Coins without the sorted value come last in both directions. */
export function marketPage(coins: MarketCoin[], query: MarketQuery): MarketPage {
  const term = foldForSearch(query.q);
  const found = coins.filter(({ name, symbol }) =>
    [name, symbol].some((text) => foldForSearch(text).includes(term)),
  );
  const sorted = query.sort ? found.toSorted(by(query.sort, query.order)) : found;
  const pages = Math.max(1, Math.ceil(sorted.length / MARKET_PAGE_SIZE));
  const page = Math.min(Math.max(1, query.page), pages);
  const start = (page - 1) * MARKET_PAGE_SIZE;
  return {
    coins: sorted.slice(start, start + MARKET_PAGE_SIZE),
    page,
    pages,
    total: sorted.length,
  };
}

function by(sort: MarketSort, order: 'asc' | 'desc') {
  const sign = order === 'asc' ? 1 : -1;
  return (a: MarketCoin, b: MarketCoin): number => {
    const [left, right] = [a[sort], b[sort]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === 'string') return sign * left.localeCompare(String(right));
    return sign * (left - Number(right));
  };
}
