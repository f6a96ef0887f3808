import { foldForSearch } from '#domain/listing/list/search-text.ts';
import type { Order } from '#domain/listing/list/selection.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import type { MarketCoin } from './market-coin.ts';

/** Rows a page (requirement 6.2). */
const PAGE_SIZE = 20;

/** The columns in their order, all sortable, and the direction of the first click. */
export const MARKET_SORTS = {
  rank: 'asc',
  name: 'asc',
  price: 'desc',
  change24h: 'desc',
  marketCap: 'desc',
  volume: 'desc',
  circulatingSupply: 'desc',
} as const satisfies Partial<Record<keyof MarketCoin, Order>>;

export type MarketSort = keyof typeof MARKET_SORTS;

export interface MarketQuery {
  q: string;
  /** `none`: coins that nobody has ruled on. Null: all coins. */
  verdict: Verdict | 'none' | null;
  /** Null: the service's order, by market cap. */
  sort: MarketSort | null;
  order: Order;
  page: number;
}

export interface MarketPage {
  coins: MarketCoin[];
  page: number;
  pages: number;
  total: number;
}

/**
 * The requested page, or the nearest one. Coins without the sorted value come last in both directions. `namesOf`: all names of
 * a coin: the first is shown and sorted by, all are searched. `verdictOf`: null where nobody has ruled.
 */
export function marketPage(
  coins: MarketCoin[],
  query: MarketQuery,
  {
    language = 'en',
    namesOf = ({ name }) => [name],
    verdictOf = () => null,
  }: {
    language?: string;
    namesOf?: (coin: MarketCoin) => string[];
    verdictOf?: (coin: MarketCoin) => Verdict | null;
  } = {},
): MarketPage {
  const term = foldForSearch(query.q);
  const { verdict, sort, order } = query;
  const found = coins.filter(
    (coin) =>
      (verdict === null || (verdictOf(coin) ?? 'none') === verdict) &&
      [...namesOf(coin), coin.symbol].some((text) => foldForSearch(text).includes(term)),
  );
  const sortValue = (coin: MarketCoin) => (sort === 'name' ? namesOf(coin)[0] : sort && coin[sort]);
  const sorted = sort ? found.toSorted(by(sortValue, order, new Intl.Collator(language))) : found;
  const pages = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, query.page), pages);
  const start = (page - 1) * PAGE_SIZE;
  return {
    coins: sorted.slice(start, start + PAGE_SIZE),
    page,
    pages,
    total: sorted.length,
  };
}

type Value = string | number | null | undefined;

function by(sortValue: (coin: MarketCoin) => Value, order: Order, collator: Intl.Collator) {
  const sign = order === 'asc' ? 1 : -1;
  return (a: MarketCoin, b: MarketCoin): number => {
    const [left = null, right = null] = [sortValue(a), sortValue(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * collator.compare(String(left), String(right));
  };
}
