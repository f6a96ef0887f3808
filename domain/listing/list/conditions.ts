import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Kind, listings, listingTexts } from '#db/schema.ts';
import { verdictKey } from './position.ts';
import { foldForSearch } from './search-text.ts';
import type { Selection } from './selection.ts';

/** What a listing of `kind` has to fulfil to be in a selection, each said on its own row. */
export function conditions(kind: Kind, selection: Selection): SQL[] {
  const term = searchTerm(selection);
  return [
    eq(listings.kind, kind),
    // The key and not the category: the indexes are by key.
    ...(selection.category === undefined
      ? []
      : [eq(listings.verdictKey, verdictKey(selection.category))]),
    ...(selection.country ? [eq(listings.country, selection.country)] : []),
    ...(selection.inDoubt ? [inDoubt] : []),
    ...(term ? [holds(listings.search, term)] : []),
  ];
}

/** The letters a selection searches for, as they are kept; '' where it does not search. */
export function searchTerm(selection: Selection): string {
  return foldForSearch(selection.q ?? '');
}

/** Whether the folded `text` has the folded `term` in it. */
export function holds(text: AnyPgColumn, term: string): SQL {
  return sql`${text} like ${`%${escapeLike(term)}%`}`;
}

// Written as its index has it.
const inDoubt = sql`exists (
  select 1 from ${listingTexts} texts
  where texts.kind = ${listings.kind} and texts.listing_id = ${listings.id} and texts.doubts <> '{}'
)`;

function escapeLike(term: string): string {
  return term.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
