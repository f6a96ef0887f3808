import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { namesOf } from '#app/listing/names.server.ts';
import { pagedData } from '#app/listing/paged-data.server.ts';
import { orEmpty } from '#app/unavailable/or-empty.server.ts';
import type { Database } from '#db/client.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { spellingsOf } from '#domain/listing/list/spellings.ts';
import { ledgerMonths, verdictSums } from '#domain/ruling/ledger/ledger-months.ts';
import { lastChanges, listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import { findIds } from '#domain/search/find-ids.ts';
import { today } from '#domain/time/day.ts';
import { type ChangesQuery, readChangesQuery } from './changes-query.ts';
import type { ChangesPage, EntryView, ListingChanges } from './entry-view.ts';
import { type EntryListing, entryListings, entryViews } from './entry-views.server.ts';

const PAGE_SIZE = 16;
const LATEST_COUNT = 5;

const EMPTY: ChangesPage = {
  entries: [],
  sums: [],
  months: [],
  counts: null,
  found: null,
  older: null,
  newest: null,
  of: null,
  isFailed: true,
};

/** The ledger page at `url`. */
export function loadChanges(
  { db, log, positions }: Pick<Services, 'db' | 'log' | 'positions'>,
  url: URL,
) {
  const language = languageOf(url.pathname);
  const { before, only, q, ...asked } = readChangesQuery(url.searchParams);
  const load = async () => {
    const found = q === '' ? null : await findByName(db, q, language);
    // A search shows the entries of its best match.
    const of = asked.of ?? found?.[0] ?? null;
    const isNothing = found?.length === 0;
    const selection = {
      ...(of && { of }),
      ...(before !== null && { before }),
      only,
      limit: PAGE_SIZE + 1,
    };
    const stored = isNothing ? [] : await listEntries(db, selection);
    const isNewest = before === null && !of && !only && !isNothing;
    const [newest] = isNewest ? stored : await listEntries(db, { limit: 1 });
    const { months, counts } = await ledgerMonths(db, { of: of ?? undefined, today: today() });
    const shown = stored.slice(0, PAGE_SIZE);
    const isStart = before === null && !of && !only && q === '';
    const entries = entryViews(shown, {
      listings: await entryListings(db, shown, language),
      positions: await positions.get(),
      language,
      withHashes: true,
    });
    const page: ChangesPage = {
      entries,
      sums: isStart ? await verdictSums(db) : [],
      months,
      counts,
      found,
      older: stored.length > PAGE_SIZE ? (entries.at(-1)?.seq ?? null) : null,
      newest: newest?.hash ?? null,
      of: of && { ...of, ...(await nameOf(db, of, entries, language)) },
      isFailed: false,
    };
    const isEmpty = stored.length === 0 && (asked.of !== null || before !== null);
    return pagedData(page, isEmpty || (before ?? 0) > (newest?.seq ?? 0) + 1);
  };
  return orEmpty(log, load, EMPTY);
}

/** The latest entries of a listing, for its page. */
export async function loadChangesOf(
  { db, positions }: Pick<Services, 'db' | 'positions'>,
  { kind, id, ...listing }: { kind: Kind; id: string } & EntryListing,
  language: Language,
): Promise<ListingChanges> {
  const [stored, changes, allPositions] = await Promise.all([
    listEntries(db, { of: { kind, id }, limit: LATEST_COUNT }),
    lastChanges(db, kind, [id]),
    positions.get(),
  ]);
  const entries = entryViews(stored, {
    listings: new Map([[`${kind}/${id}`, listing]]),
    positions: allPositions,
    language,
  });
  return {
    kind,
    id,
    entries,
    changedAt: changes.get(id)?.toISOString() ?? null,
  };
}

const MAX_FOUND = 4;

/** The listings, of either kind, whose name or symbol matches, the best first. */
async function findByName(db: Database, q: string, language: Language) {
  const terms = spellingsOf(foldForSearch(q));
  const ids = await Promise.all(KINDS.map((kind) => findIds(db, kind, terms, MAX_FOUND)));
  const keys = KINDS.flatMap((kind, place) => (ids[place] ?? []).map((id) => ({ kind, id })));
  const names = await namesOf(db, keys, language);
  return keys.flatMap(({ kind, id }) => {
    const name = names.get(`${kind}/${id}`);
    return name ? [{ kind, id, name }] : [];
  });
}

async function nameOf(
  db: Database,
  { kind, id }: NonNullable<ChangesQuery['of']>,
  [entry]: EntryView[],
  language: Language,
) {
  const name = (await namesOf(db, [{ kind, id }], language)).get(`${kind}/${id}`);
  return { name: name ?? entry?.name ?? id, isListed: name !== undefined };
}
