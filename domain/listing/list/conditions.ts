import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Kind, listings, listingTexts } from '#db/schema.ts';
import { verdictKey } from './position.ts';
import { foldForSearch } from './search-text.ts';
import type { Selection } from './selection.ts';

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
    ...(selection.inDoubt ? [inDoubt] : []),
    ...(term ? [holds(listings.search, term)] : []),
  ];
}

/** The folded search term of a selection; '' without a search. */
export function searchTerm(selection: Selection): string {
  return foldForSearch(selection.q ?? '');
}

/** Whether the folded `text` contains the folded `term`. */
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
