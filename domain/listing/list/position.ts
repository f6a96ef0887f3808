import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { listings, type Verdict } from '#db/schema.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { foldForSearch } from './search-text.ts';
import { type Order, orderOf, type Selection, sortOf } from './selection.ts';

/** A listing's position in a sorted list: the values of its sort keys. */
export type Position = readonly (string | number)[];

/** The position of `listing` in the order of `selection`. */
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
