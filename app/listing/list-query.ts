import { queryHref } from '#app/ui/query.ts';
import {
  FIRST_ORDER,
  type Order,
  type Selection,
  SORTS,
  type Sort,
} from '#domain/listing/list/selection.ts';
import { parseVerdict, type Verdict } from '#domain/ruling/verdict.ts';
import { cutText } from '#domain/text/cut.ts';

/** The valid query of a list; invalid parts have their defaults. */
export interface ListQuery {
  q: string;
  category: Verdict | null;
  /** ISO 3166-1 code. */
  country: string | null;
  /** ISO 3166-1 code of a licence's country, or `EU`. */
  licence: string | null;
  sort: Sort;
  order: Order;
  page: number;
}

/** Characters of a search that are used. */
const MAX_SEARCH_LENGTH = 100;

/** Reads the query of an address. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const sort = SORTS.find((known) => known === search.get('sort')) ?? 'createdAt';
  return {
    q: readTerm(search, 'q'),
    category: parseVerdict(search.get('category')),
    country: readCountry(search, 'country'),
    licence: readCountry(search, 'licence'),
    sort,
    order: readOrder(search) ?? FIRST_ORDER[sort],
    page: readPage(search),
  };
}

function readCountry(search: URLSearchParams, name: string): string | null {
  const code = search.get(name) ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** The search term under `name`, trimmed and cut; '' if missing. */
export function readTerm(search: URLSearchParams, name: string): string {
  return cutText((search.get(name) ?? '').trim(), MAX_SEARCH_LENGTH)
    .trimEnd()
    .toWellFormed();
}

/** The order of a sorted column; null if missing or invalid. */
export function readOrder(search: URLSearchParams): Order | null {
  const order = search.get('order');
  return order === 'asc' || order === 'desc' ? order : null;
}

/** The page number, from 1; 1 if invalid. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
}

/** The address of a list with `change` applied to `query`; defaults are left out. */
export function listHref(path: string, query: ListQuery, change: Partial<ListQuery>): string {
  // A changed selection starts at its first page.
  return queryHref(path, listSearch({ ...query, page: 1, ...change }));
}

/** The sorting of a list by a column, for the column's heading. */
export function sortingOf(path: string, query: ListQuery, sort: Sort) {
  return {
    order: query.sort === sort ? query.order : null,
    first: FIRST_ORDER[sort],
    href: (order: Order) => listHref(path, query, { sort, order }),
  };
}

/** The page cache's key; null for a search, which hardly two visitors share. */
export function listCacheKey(path: string, search: URLSearchParams): string | null {
  const query = readListQuery(search);
  return query.q === '' ? listHref(path, query, { page: query.page }) : null;
}

/** The parts of the query that differ from the defaults. */
export function listSearch({
  q,
  category,
  country,
  licence,
  sort,
  order,
  page,
}: ListQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  if (country) search.set('country', country);
  if (licence) search.set('licence', licence);
  if (sort !== 'createdAt') search.set('sort', sort);
  if (order !== FIRST_ORDER[sort]) search.set('order', order);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** Whether the query leaves listings out. */
export function isFiltered({ q, category, country, licence }: ListQuery): boolean {
  return q !== '' || category !== null || country !== null || licence !== null;
}

/** The part of the query that chooses and orders listings, but for the country, whose stored name it does not know. */
export function selectionOf({ q, category, sort, order }: ListQuery): Selection {
  return { q, category: category ?? undefined, sort, order };
}
