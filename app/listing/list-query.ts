import {
  FIRST_ORDER,
  type Order,
  type Selection,
  SORTS,
  type Sort,
} from '#domain/listing/list/selection.ts';
import { parseVerdict, type Verdict } from '#domain/ruling/verdict.ts';

/** What a list's address asks for, already the nearest valid reading of it. */
export interface ListQuery {
  q: string;
  category: Verdict | null;
  sort: Sort;
  order: Order;
  page: number;
}

/** Letters of a search that count. */
export const LONGEST_SEARCH = 100;

/** From an address; what is no valid part of it is left at its default. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const sort = SORTS.find((known) => known === search.get('sort')) ?? 'createdAt';
  const order = search.get('order');
  return {
    q: readTerm(search, 'q'),
    category: parseVerdict(search.get('category')),
    sort,
    order: order === 'asc' || order === 'desc' ? order : FIRST_ORDER[sort],
    page: readPage(search),
  };
}

/** What a query asks to find under `name`, as far as it counts; '' for nothing. */
export function readTerm(search: URLSearchParams, name: string): string {
  return (search.get(name) ?? '').trim().slice(0, LONGEST_SEARCH).trimEnd().toWellFormed();
}

/** The page a query asks for, from 1; 1 for anything that is no page. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
}

/** The address of a list as asked for by `query` with `change`; whatever is the default is left out. */
export function listHref(path: string, query: ListQuery, change: Partial<ListQuery>): string {
  // Another selection starts at its first page.
  const text = listSearch({ ...query, page: 1, ...change }).toString();
  return text ? `${path}?${text}` : path;
}

/** The page cache's key of a list; null for a search, which is made for one visitor. */
export function listCacheKey(path: string, search: URLSearchParams): string | null {
  const query = readListQuery(search);
  return query.q === '' ? listHref(path, query, { page: query.page }) : null;
}

/** What of the query is not the default. */
export function listSearch({ q, category, sort, order, page }: ListQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  if (sort !== 'createdAt') search.set('sort', sort);
  if (order !== FIRST_ORDER[sort]) search.set('order', order);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** Whether the query leaves anything out. */
export function isFiltered({ q, category }: ListQuery): boolean {
  return q !== '' || category !== null;
}

/** The part of the query that chooses and orders listings. */
export function selectionOf({ q, category, sort, order }: ListQuery): Selection {
  return { q, category: category ?? undefined, sort, order };
}
