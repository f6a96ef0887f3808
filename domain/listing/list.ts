import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { type Kind, listingCounts, listings, listingTexts, type Verdict } from '#db/schema.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { findListings } from './find.ts';
import type { Listing } from './listing.ts';
import { foldForSearch } from './search-text.ts';
import { COUNTED_MATCHES, type Order, orderOf, type Selection, sortOf } from './selection.ts';

export interface Page {
  items: Listing[];
  /** From 1; the nearest existing page to the one asked for. */
  page: number;
  pages: number;
  /** Matches; at most `COUNTED_MATCHES` when searching. */
  total: number;
  /** There are more matches than were counted. */
  isMore: boolean;
}

/** One page of a list, counted from 1; a page past the end gives the last one. */
export async function listPage(
  db: Database,
  kind: Kind,
  selection: Selection,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Page> {
  const counted = await countListings(db, kind, selection);
  const isMore = isCounted(selection) && counted > COUNTED_MATCHES;
  const total = isMore ? COUNTED_MATCHES : counted;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const nearest = Math.min(Math.max(1, page), pages);
  const items = await listListings(db, kind, selection, {
    limit: pageSize,
    offset: (nearest - 1) * pageSize,
  });
  return { items, page: nearest, pages, total, isMore };
}

/** Listings after `after` (the last one seen, by its sort key) or from `offset`. */
export async function listListings(
  db: Database,
  kind: Kind,
  selection: Selection,
  { limit, offset = 0, after }: { limit: number; offset?: number; after?: Position },
): Promise<Listing[]> {
  const order = orderOf(selection);
  const direction = order === 'asc' ? asc : desc;
  const keys = sortKeys(selection);
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(...conditions(kind, selection), after && following(keys, order, after)))
    .orderBy(...keys.map((key) => direction(key)))
    .limit(limit)
    .offset(offset);
  return findListings(
    db,
    kind,
    rows.map((row) => row.id),
  );
}

/** How many listings match; but for categories they are counted up to one more than `COUNTED_MATCHES`. */
export async function countListings(
  db: Database,
  kind: Kind,
  selection: Selection = {},
): Promise<number> {
  if (!isCounted(selection)) return keptCount(db, kind, selection.category);
  const some = db
    .select({ one: sql`1` })
    .from(listings)
    .where(and(...conditions(kind, selection)))
    .limit(COUNTED_MATCHES + 1)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** The countries that occur, by name. */
export async function listCountries(db: Database, kind: Kind): Promise<string[]> {
  const rows = await db
    .selectDistinct({ country: listings.country })
    .from(listings)
    .where(and(eq(listings.kind, kind), isNotNull(listings.country)))
    .orderBy(listings.country);
  return rows.flatMap(({ country }) => country ?? []);
}

/** Where a listing stands in a sorted list: the values of the sort's keys. */
export type Position = readonly (string | number)[];

/** The place of `listing` in the order of `selection`, to go on after it. */
export function positionOf(listing: Listing, selection: Selection): Position {
  const created = listing.createdAt.toISOString();
  switch (sortOf(selection)) {
    case 'createdAt':
      return [created, listing.id];
    case 'rating':
      return [Math.round((listing.rating ?? 0) * 2), created, listing.id];
    case 'category':
      return [verdictKey(listing.category), created, listing.id];
    case 'name':
      return [nameKey(listing.texts.en?.name), listing.id];
  }
}

/** The column names sort by: the English name, folded. */
export function nameKey(name: string | null | undefined): string {
  return foldForSearch(name ?? '');
}

function sortKeys(selection: Selection): AnyPgColumn[] {
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

function following(keys: AnyPgColumn[], order: Order, after: Position): SQL {
  const left = sql.join(keys, sql`, `);
  const right = sql.join(
    after.map((value, place) =>
      keys[place] === listings.createdAt ? sql`${value}::timestamptz` : sql`${value}`,
    ),
    sql`, `,
  );
  return order === 'asc' ? sql`(${left}) > (${right})` : sql`(${left}) < (${right})`;
}

function conditions(kind: Kind, selection: Selection): SQL[] {
  const term = searchTerm(selection);
  return [
    eq(listings.kind, kind),
    // The key and not the category: the indexes are by key.
    ...(selection.category === undefined
      ? []
      : [eq(listings.verdictKey, verdictKey(selection.category))]),
    ...(selection.country ? [eq(listings.country, selection.country)] : []),
    ...(selection.inDoubt ? [inDoubt] : []),
    ...(term ? [sql`${listings.search} like ${`%${escapeLike(term)}%`}`] : []),
  ];
}

// Written as its index has it.
const inDoubt = sql`exists (
  select 1 from ${listingTexts} texts
  where texts.kind = ${listings.kind} and texts.listing_id = ${listings.id} and texts.doubts <> '{}'
)`;

// For the rest the counts are kept.
function isCounted(selection: Selection): boolean {
  return Boolean(selection.country || selection.inDoubt) || searchTerm(selection) !== '';
}

function searchTerm(selection: Selection): string {
  return foldForSearch(selection.q ?? '');
}

function escapeLike(term: string): string {
  return term.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

function verdictKey(verdict: Verdict | null): number {
  return verdict ? VERDICTS.indexOf(verdict) : VERDICTS.length;
}

async function keptCount(
  db: Database,
  kind: Kind,
  category: Selection['category'],
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${listingCounts.count}), 0)::int` })
    .from(listingCounts)
    .where(
      and(
        eq(listingCounts.kind, kind),
        category === undefined ? undefined : eq(listingCounts.verdictKey, verdictKey(category)),
      ),
    );
  return row?.count ?? 0;
}
