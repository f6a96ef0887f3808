import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { preparedOnce } from '#db/prepared.ts';
import { listings, listingTexts, type Verdict } from '#db/schema.ts';
import type { ListedListing, Listing } from '#domain/listing/listing.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { shownRating } from '#domain/soundness/soundness.ts';
import type { Kind } from '../kind.ts';
import { foldForSearch } from './search-text.ts';
import { MAX_COUNTED_MATCHES, type Order, orderOf, type Selection, sortOf } from './selection.ts';

/** The values of a listing's sort keys, which give its place in a sorted list. */
export type SortValues = readonly (string | number)[];

/** The values by which `selection` sorts `listing`. */
export function sortValuesOf(listing: Listing | ListedListing, selection: Selection): SortValues {
  const created = listing.createdAt.toISOString();
  switch (sortOf(selection)) {
    case 'createdAt':
      return [created, listing.id];
    case 'rating':
      return [Math.round((shownRating(listing) ?? 0) * 2), created, listing.id];
    case 'category':
      return [verdictKey(listing.category), created, listing.id];
    case 'name':
      return [nameKey(listing.texts.en?.name), listing.id];
  }
}

/** The sort key of a name: English, folded. */
export function nameKey(name: string | null | undefined): string {
  return foldForSearch(name ?? '');
}

/** The sort key of a category; null means not yet reviewed. */
export function verdictKey(verdict: Verdict | null): number {
  return verdict ? VERDICTS.indexOf(verdict) : VERDICTS.length;
}

/** The columns a selection is sorted by. */
export function sortKeys(selection: Selection): AnyPgColumn[] {
  switch (sortOf(selection)) {
    case 'createdAt':
      return [listings.createdAt, listings.id];
    case 'rating':
      return [listings.ratingKey, listings.createdAt, listings.id];
    case 'category':
      return [listings.verdictKey, listings.createdAt, listings.id];
    case 'name':
      return [listings.nameKey, listings.id];
  }
}

/** The SQL order of a selection, by its own columns or by `keys`. */
export function orderBy(selection: Selection, keys: (AnyPgColumn | SQL)[] = sortKeys(selection)) {
  const direction = orderOf(selection) === 'asc' ? asc : desc;
  return keys.map((key) => direction(key));
}

/** The rows after `after` in the order of a selection. */
export function comesAfter(
  selection: Selection,
  after: SortValues,
  keys: (AnyPgColumn | SQL)[] = sortKeys(selection),
): SQL {
  const order: Order = orderOf(selection);
  const columns = sortKeys(selection);
  const left = sql.join(keys, sql`, `);
  const right = sql.join(
    after.map((value, place) =>
      columns[place] === listings.createdAt ? sql`${value}::timestamptz` : sql`${value}`,
    ),
    sql`, `,
  );
  return order === 'asc' ? sql`(${left}) > (${right})` : sql`(${left}) < (${right})`;
}

/** The conditions of a selection on the rows of `kind`. */
export function conditions(kind: Kind, selection: Selection): SQL[] {
  const term = searchTerm(selection);
  return [
    eq(listings.kind, kind),
    // The indexes are on the key, not on the category.
    ...(selection.category === undefined
      ? []
      : [eq(listings.verdictKey, verdictKey(selection.category))]),
    ...(selection.country ? [eq(listings.country, selection.country)] : []),
    ...(selection.ids ? [inArray(listings.id, [...selection.ids])] : []),
    ...(selection.inDoubt ? [inDoubt] : []),
    ...(term ? [holds(listings.search, term)] : []),
  ];
}

/** The folded search term of a selection; '' without a search. */
export function searchTerm(selection: Selection): string {
  return foldForSearch(selection.q ?? '');
}

/** The condition that a column has `term` somewhere, in the same case. */
export function holds(text: AnyPgColumn, term: string): SQL {
  return sql`${text} like ${`%${escapeLike(term)}%`}`;
}

// Written as in its index.
const inDoubt = sql`exists (
  select 1 from ${listingTexts} texts
  where texts.kind = ${listings.kind} and texts.listing_id = ${listings.id} and texts.doubts <> '{}'
)`;

function escapeLike(term: string): string {
  return term.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** A range of a sorted list: from `offset`, or after the listing with the sort values `after`. */
export interface ListRange {
  limit: number;
  offset?: number | undefined;
  after?: SortValues | undefined;
}

/** Ids in a range of a list, read along the index of its order. */
export async function readIds(
  db: Database,
  kind: Kind,
  selection: Selection,
  { limit, offset = 0, after }: ListRange,
): Promise<string[]> {
  if (!after && isWhole(selection)) {
    const rows = await wholeLists(db)(selection).execute({ kind, limit, offset });
    return rows.map(({ id }) => id);
  }
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(...conditions(kind, selection), after && comesAfter(selection, after)))
    .orderBy(...orderBy(selection))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

function isWhole({ q, category, country, ids, inDoubt }: Selection): boolean {
  return category === undefined && !q && !country && !ids && !inDoubt;
}

const wholeLists = preparedOnce((db) => {
  const statements = new Map<string, ReturnType<typeof prepareWhole>>();
  return (selection: Selection) => {
    const name = `ids_by_${sortOf(selection)}_${orderOf(selection)}`;
    const statement = statements.get(name) ?? prepareWhole(db, selection, name);
    statements.set(name, statement);
    return statement;
  };
});

function prepareWhole(db: Database, selection: Selection, name: string) {
  return db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.kind, sql.placeholder('kind')))
    .orderBy(...orderBy(selection))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(name);
}

/** The number of selected listings, counted up to one above `MAX_COUNTED_MATCHES`. */
export async function countRows(db: Database, kind: Kind, selection: Selection): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(listings)
    .where(and(...conditions(kind, selection)))
    .limit(MAX_COUNTED_MATCHES + 1)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}
