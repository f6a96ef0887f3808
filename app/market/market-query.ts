import { readOrder, readPage, readTerm } from '#app/listing/list-query.ts';
import { queryHref } from '#app/ui/query.ts';
import type { Order } from '#domain/listing/list/selection.ts';
import { MARKET_SORTS, type MarketQuery, type MarketSort } from '#domain/market/market-table.ts';
import { parseVerdict } from '#domain/ruling/verdict.ts';

/** Reads the query of the table's address; invalid values become the defaults. */
export function readMarketQuery(search: URLSearchParams): MarketQuery {
  const sort = search.get('sort') ?? '';
  const verdict = search.get('verdict');
  const validSort = isSort(sort) ? sort : null;
  return {
    q: readTerm(search, 'q'),
    verdict: verdict === 'none' ? verdict : parseVerdict(verdict),
    sort: validSort,
    order: readOrder(search) ?? firstOrder(validSort),
    page: readPage(search),
  };
}

/** The address of the table for `query` with `change`; default values are left out. */
export function marketHref(path: string, query: MarketQuery, change: Partial<MarketQuery>): string {
  return queryHref(path, marketSearch({ ...query, page: 1, ...change }));
}

/** The page cache's key of the table; null for a search, which is made for one visitor. */
export function marketCacheKey(path: string, search: URLSearchParams): string | null {
  const query = readMarketQuery(search);
  return query.q === '' ? marketHref(path, query, { page: query.page }) : null;
}

/** The parameters of `query` without default values. */
export function marketSearch({ q, verdict, sort, order, page }: MarketQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (verdict) search.set('verdict', verdict);
  if (sort) search.set('sort', sort);
  if (sort && order !== firstOrder(sort)) search.set('order', order);
  if (page > 1) search.set('page', String(page));
  return search;
}

function firstOrder(sort: MarketSort | null): Order {
  return sort ? MARKET_SORTS[sort] : 'desc';
}

function isSort(text: string): text is MarketSort {
  return Object.hasOwn(MARKET_SORTS, text);
}
