import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { cachedReading } from '#db/reading-cache.ts';
import type { LedgerEntry } from '#domain/ruling/ledger/ledger-entry.ts';
import type { EntryGroup } from '#domain/ruling/ledger/ledger-group.ts';
import { listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import type { EntryView } from './entry-view.ts';
import { entryListings, entryViews } from './entry-views.server.ts';

const SHOWN = 3;
/** One import enters several rulings of a listing after one another. */
const READ_PER_SHOWN = 4;

/** The newest entry of each of the listings that changed last, without changes of wording; `only`: of one group. */
export async function loadLatestChanges(
  { db, positions }: Pick<Services, 'db' | 'positions'>,
  language: Language,
  { only = null }: { only?: EntryGroup | null } = {},
): Promise<EntryView[]> {
  return cachedReading(['latest changes', language, only], async () => {
    const limit = SHOWN * READ_PER_SHOWN;
    const latest = latestOfEach(await listEntries(db, { wording: false, only, limit }));
    return entryViews(latest, {
      listings: await entryListings(db, latest, language),
      positions: await positions.get(),
      language,
    });
  });
}

function latestOfEach(entries: LedgerEntry[]): LedgerEntry[] {
  const groups = Map.groupBy(entries, ({ kind, listingId }) => `${kind}/${listingId}`);
  return [...groups.values()].flatMap(([newest]) => newest ?? []).slice(0, SHOWN);
}
