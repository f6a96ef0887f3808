import { readTerm } from '#app/listing/list-query.ts';
import { queryHref } from '#app/ui/query.ts';
import type { Selection } from '#domain/listing/list/selection.ts';
import { parseVerdict, type Verdict } from '#domain/ruling/verdict.ts';

/** Rows shown at first, and added by each "Load More" (requirement 6.2). */
export const ROWS_AT_ONCE = 10;
/** Rows of a page; “Load More” fills the first one, and the others are links. */
export const MAX_ROWS = 500;
const MAX_PAGE = 1_000;

/** The query of a manage list, as the nearest valid reading of its address. */
export interface ManageQuery {
  q: string;
  category: Verdict | 'unreviewed' | null;
  country: string;
  /** Only listings with texts to read. */
  inDoubt: boolean;
  /** The review that is due first on top, not the newest listing. */
  byReview: boolean;
  shown: number;
  /** From 1; every page but the first shows all its rows at once. */
  page: number;
}

/** Reads an address: a number too large becomes the largest, other invalid parts the default. */
export function readManageQuery(search: URLSearchParams): ManageQuery {
  const page = readPage(search.get('page') ?? '');
  const category = search.get('category');
  return {
    q: readTerm(search, 'q'),
    category: category === 'unreviewed' ? category : parseVerdict(category),
    // PostgreSQL text cannot hold NUL.
    country: readTerm(search, 'country').replaceAll('\0', ''),
    inDoubt: search.get('look') === '1',
    byReview: search.get('sort') === 'review',
    shown: page > 1 ? MAX_ROWS : readShown(search.get('shown') ?? ''),
    page,
  };
}

/** The parts of the query that are not the default. */
export function manageSearch({
  q,
  category,
  country,
  inDoubt,
  byReview,
  shown,
  page,
}: ManageQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  if (country) search.set('country', country);
  if (inDoubt) search.set('look', '1');
  if (byReview) search.set('sort', 'review');
  if (page > 1) search.set('page', String(page));
  else if (shown > ROWS_AT_ONCE) search.set('shown', String(shown));
  return search;
}

/** `path` with the query and further parameters. */
export function withQuery(path: string, query: ManageQuery, also: Record<string, string> = {}) {
  const search = manageSearch(query);
  for (const [name, value] of Object.entries(also)) search.set(name, value);
  return queryHref(path, search);
}

/** The list with `change`; another selection starts with its first rows. */
export function manageHref(path: string, query: ManageQuery, change: Partial<ManageQuery>): string {
  return withQuery(path, { ...query, shown: ROWS_AT_ONCE, page: 1, ...change });
}

/** The address that restores the listing of a deletion, and then shows the same list. */
export function restoreHref(path: string, query: ManageQuery, deletion: number): string {
  return withQuery(`${path}/put-back/${deletion}`, query);
}

/** Whether the query filters at all. */
export function isNarrowed({ q, category, country, inDoubt }: ManageQuery): boolean {
  return q !== '' || category !== null || country !== '' || inDoubt;
}

/** The number of rows after the next "Load More"; null at its limit. */
export function nextShown({ shown }: ManageQuery): number | null {
  return shown < MAX_ROWS ? shown + ROWS_AT_ONCE : null;
}

/** The part of the query that chooses listings. */
export function selectionOf({ q, category, country, inDoubt }: ManageQuery): Selection {
  return {
    q,
    category: category === 'unreviewed' ? null : (category ?? undefined),
    country: country || undefined,
    inDoubt,
  };
}

function readPage(text: string): number {
  return Math.min(Math.max(readCount(text), 1), MAX_PAGE);
}

function readShown(text: string): number {
  const shown = Math.ceil(readCount(text) / ROWS_AT_ONCE) * ROWS_AT_ONCE;
  return Math.min(Math.max(shown, ROWS_AT_ONCE), MAX_ROWS);
}

// Infinity for hundreds of digits.
function readCount(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : 0;
}
