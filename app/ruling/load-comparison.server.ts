import { redirect } from 'react-router';
import type { Services } from '#app/context/services.server.ts';
import { languageOf, localizedPath } from '#app/i18n/localized-path.ts';
import type { Database } from '#db/client.ts';
import { summarize } from '#domain/listing/display.ts';
import { findManyVersioned } from '#domain/listing/find.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { spellingsOf } from '#domain/listing/list/spellings.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { SCOPES } from '#domain/method/scope.ts';
import { today } from '#domain/ruling/review-due.ts';
import { shownRulings } from '#domain/ruling/shown.ts';
import { findIds } from '#domain/search/find-ids.ts';
import { compareHref, readCompareQuery } from './compare-query.ts';

/**
 * Two to four listings of a kind with their rulings. The form's query is redirected to the address that can be shared; unknown
 * names are in `missing`.
 */
export async function loadComparison(
  { db, imageAddress }: Pick<Services, 'db' | 'imageAddress'>,
  url: URL,
) {
  const language = languageOf(url.pathname);
  const query = readCompareQuery(url.searchParams);
  if (query.typed.length > 0) {
    const found = await findTyped(db, query.typed);
    if (found.missing.length === 0) {
      throw redirect(compareHref(localizedPath('/compare', language), found.kind, found.ids));
    }
    return { typed: query.typed, missing: found.missing, compared: [], scopes: [] };
  }
  const listings = await findAll(db, query.kind, query.ids);
  const known = new Set(listings.map(({ id }) => id));
  const compared = listings.map((listing) => ({
    listing: summarize(listing, language, 'detail', imageAddress),
    rulings: shownRulings(listing, language, today()),
  }));
  const ruled = new Set(compared.flatMap(({ rulings }) => rulings.map(({ scope }) => scope)));
  return {
    typed: compared.map(({ listing }) => listing.name),
    missing: query.ids.filter((id) => !known.has(id)),
    compared: compared.length > 1 ? compared : [],
    scopes: SCOPES.filter((scope) => ruled.has(scope)),
  };
}

async function findAll(db: Database, kind: Kind | null, ids: string[]): Promise<Listing[]> {
  for (const candidate of kind ? [kind] : KINDS) {
    const found = await findManyVersioned(db, candidate, ids);
    if (found.length > 0) return found.map(({ listing }) => listing);
  }
  return [];
}

// The first name decides the kind.
async function findTyped(db: Database, typed: string[]) {
  const ids: string[] = [];
  const missing: string[] = [];
  let kind: Kind | null = null;
  for (const text of typed) {
    const found: { kind: Kind; id: string } | null = await findNamed(db, text, kind);
    if (found) {
      kind = found.kind;
      ids.push(found.id);
    } else missing.push(text);
  }
  return { kind, ids: [...new Set(ids)], missing };
}

async function findNamed(db: Database, text: string, kind: Kind | null) {
  const terms = spellingsOf(foldForSearch(text));
  if (terms.length === 0) return null;
  for (const candidate of kind ? [kind] : KINDS) {
    const [id] = await findIds(db, candidate, terms, 1);
    if (id !== undefined) return { kind: candidate, id };
  }
  return null;
}
