import { redirect } from 'react-router';
import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { languageOf, localizedPath } from '#app/i18n/localized-path.ts';
import { noteLead } from '#app/verdict/note-lead.ts';
import type { Database } from '#db/client.ts';
import { summarize } from '#domain/listing/display.ts';
import { findManyVersioned } from '#domain/listing/find.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { spellingsOf } from '#domain/listing/list/spellings.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { SCOPES, SPOT } from '#domain/method/scope.ts';
import { unofferedScopes } from '#domain/ruling/offers.ts';
import { rulingViews } from '#domain/ruling/ruling-view.ts';
import { findIds } from '#domain/search/find-ids.ts';
import { today } from '#domain/time/day.ts';
import { compareHref } from './compare-href.ts';
import { readCompareQuery, type TypedName } from './compare-query.ts';
import type { Compared, ComparedListings } from './compared.ts';
import { comparedScope, mainRulingOf } from './comparison-view.ts';

/** Compared below the empty form. */
const EXAMPLE = { kind: 'coin', ids: ['bitcoin', 'tether'], scope: SPOT } as const;

/** The data of the page; an example where nothing was asked for. */
type LoadedComparison = AskedFor & (ComparedListings | { compared?: never; example?: Compared[] });

interface AskedFor {
  /** Names of the listings, or as they were typed. */
  fieldValues: string[];
  /** Names and ids of no listing. */
  missing: string[];
}

/**
 * Two to four listings of a kind with their rulings; unknown names are in `missing`. Names typed into the form redirect
 * to the address with ids, which can be shared. Without any, an example is compared.
 */
export async function loadComparison(
  provided: Pick<Services, 'db' | 'positions' | 'imageAddress' | 'log'>,
  url: URL,
): Promise<LoadedComparison> {
  const language = languageOf(url.pathname);
  const query = readCompareQuery(url.searchParams);
  if (query.typed.length > 0) {
    const typed = await findTyped(provided.db, query.typed);
    if (typed.missing.length === 0) {
      throw redirect(compareHref(localizedPath('/compare', language), typed.kind, typed.ids));
    }
    return { fieldValues: query.typed.map(({ text }) => text), missing: typed.missing };
  }
  if (query.ids.length === 0) {
    const example = await exampleIn(provided, language);
    return { fieldValues: [], missing: [], ...(example && { example }) };
  }
  const compared = await compare(provided, query, language);
  const knownIds = new Set(compared.map(({ listing }) => listing.id));
  const asked = {
    fieldValues: compared.map(({ listing }) => listing.name),
    missing: query.ids.filter((id) => !knownIds.has(id)),
  };
  return compared.length > 1 ? { ...asked, ...withScopes(compared) } : asked;
}

async function compare(
  { db, positions, imageAddress }: Pick<Services, 'db' | 'positions' | 'imageAddress'>,
  { kind, ids }: { kind: Kind | null; ids: readonly string[] },
  language: Language,
): Promise<Compared[]> {
  const listings = await findAll(db, kind, [...ids]);
  const setting = { today: today(), positions: await positions.get() };
  return listings.map((listing) => ({
    listing: summarize(listing, language, 'detail', imageAddress),
    unoffered: unofferedScopes(listing.offers),
    rulings: rulingViews(listing, language, setting),
  }));
}

function withScopes(compared: Compared[]): ComparedListings {
  const ruled = new Set(compared.flatMap(({ rulings }) => rulings.map(({ scope }) => scope)));
  return {
    compared,
    scopes: SCOPES.filter((scope) => ruled.has(scope)),
    unruled: SCOPES.filter((scope) => !ruled.has(scope)),
  };
}

// The form needs no example: without its listings there is none.
async function exampleIn(
  provided: Pick<Services, 'db' | 'positions' | 'imageAddress' | 'log'>,
  language: Language,
): Promise<Compared[] | null> {
  try {
    const compared = await compare(provided, EXAMPLE, language);
    return compared.length > 1 ? withLeads(compared) : null;
  } catch (error) {
    provided.log.error({ err: error }, 'the example of a comparison failed to load');
    return null;
  }
}

// Whole notes and sources would be most of the page. Rows that differ have the start of their notes.
function withLeads(compared: Compared[]): Compared[] {
  const { criteria } = comparedScope(compared, EXAMPLE.scope);
  const reasoned = new Set(criteria.flatMap(({ id, isReasoned }) => (isReasoned ? id : [])));
  return compared.map(({ rulings, ...each }) => ({
    ...each,
    sourceCounts: Object.fromEntries(
      (mainRulingOf({ rulings })?.grounds?.criteria ?? [])
        .filter(({ id }) => reasoned.has(id))
        .map(({ id, evidence }) => [id, evidence.length]),
    ),
    rulings: rulings
      .filter(({ isMain }) => isMain)
      .map(({ grounds, ...ruling }) => ({
        ...ruling,
        positions: null,
        grounds: grounds && {
          ...grounds,
          positions: [],
          criteria: grounds.criteria.map((criterion) => ({
            ...criterion,
            note: criterion.note && reasoned.has(criterion.id) ? noteLead(criterion.note) : null,
            evidence: [],
          })),
        },
      })),
  }));
}

async function findAll(db: Database, kind: Kind | null, ids: string[]): Promise<Listing[]> {
  for (const candidate of kind ? [kind] : KINDS) {
    const stored = await findManyVersioned(db, candidate, ids);
    if (stored.length > 0) return stored.map(({ listing }) => listing);
  }
  return [];
}

// The first kind in the address decides that of all, else the first name found. A name of the other kind is missing.
async function findTyped(db: Database, typed: TypedName[]) {
  const ids: string[] = [];
  const missing: string[] = [];
  let kind = typed.find((name) => name.kind)?.kind ?? null;
  for (const { text, kind: own } of typed) {
    const match = own === null || own === kind ? await findNamed(db, text, kind) : null;
    if (match) {
      kind = match.kind;
      ids.push(match.id);
    } else missing.push(text);
  }
  return { kind, ids: [...new Set(ids)], missing: [...new Set(missing)] };
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
