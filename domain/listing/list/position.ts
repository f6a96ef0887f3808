import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { listings, type Verdict } from '#db/schema.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { foldForSearch } from './search-text.ts';
import { type Order, orderOf, type Selection, sortOf } from './selection.ts';

/** Where a listing stands in a sorted list: the values of the sort's keys. */
export type Position = readonly (string | number)[];

/** The place of `listing` in the order of `selection`, to go on after it. */
export function positionOf(listing: ListedListing, selection: Selection): Position {
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

/** The column categories are kept together by; null is what no editor has ruled. */
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

/** The order of a selection, by its own columns or by `keys` in their place. */
export function orderBy(selection: Selection, keys: (AnyPgColumn | SQL)[] = sortKeys(selection)) {
  const direction = orderOf(selection) === 'asc' ? asc : desc;
  return keys.map((key) => direction(key));
}

/** What stands after `after` in the order of a selection. */
export function following(
  selection: Selection,
  after: Position,
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
