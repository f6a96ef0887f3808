import { data } from 'react-router';
import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { entryListings, entryViews } from '#app/ledger/entry-views.server.ts';
import { foundOr503 } from '#app/unavailable/found-or-503.server.ts';
import { listingTags, readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { LedgerEntry } from '#domain/ruling/ledger/ledger-entry.ts';
import { findEntry } from '#domain/ruling/ledger/read-ledger.ts';
import { findText, readText } from '#domain/ruling/ruling-texts.ts';
import { rulingViews } from '#domain/ruling/ruling-view.ts';
import type { PastRuling, PastRulingView, PastState } from './past-ruling.ts';

interface Address {
  kind: Kind;
  id: string;
  /** The sequence number, as typed. */
  entry: string;
}

/**
 * The ruling of one ledger entry, from its stored text. Throws a 404 where the listing has no such entry, and a 503 while the
 * database is unavailable.
 */
export function loadPastRuling(
  provided: Pick<Services, 'db' | 'log' | 'origin' | 'positions'>,
  address: Address,
  language: Language,
): Promise<PastRuling> {
  return foundOr503(provided.log, load(provided, address, language));
}

async function load(
  { db, origin, positions }: Pick<Services, 'db' | 'origin' | 'positions'>,
  { kind, id, entry: typed }: Address,
  language: Language,
): Promise<PastRuling> {
  const isAddress = /^[1-9]\d{0,14}$/.test(typed) && /^[a-z0-9-]+$/.test(id);
  const found = isAddress ? await findEntry(db, { kind, id, seq: Number(typed) }) : null;
  if (!found) throw data(null, { status: 404 });
  const { entry, isLast } = found;
  const listings = await entryListings(db, [entry], language);
  const [view] = entryViews([entry], {
    listings,
    positions: await positions.get(),
    language,
    withHashes: true,
  });
  if (!view) throw new Error('the entry has no view');
  return {
    kind,
    id,
    entry: view,
    isLast,
    ...(await rulingOf(db, entry, language)),
    address: origin + localizedPath(view.rulingPath, language),
  };
}

async function rulingOf(
  db: Database,
  { kind, listingId, digest }: LedgerEntry,
  language: Language,
): Promise<PastState> {
  if (digest === null) return { state: 'withdrawn' };
  const text = await readTagged(listingTags(kind, [listingId]), () => findText(db, digest));
  if (!text) return { state: 'notStored' };
  const ruling = viewIn(kind, text, language);
  return ruling ? { state: 'shown', ruling } : { state: 'unreadable' };
}

function viewIn(kind: Kind, text: string, language: Language): PastRulingView | null {
  const read = readText(kind, text);
  if (!read) return null;
  const { ruling, summary } = read;
  // Neither today's positions nor today's date belong to a ruling as it stood.
  const setting = { today: '', positions: [] };
  const listing = { kind, id: '', rulings: { [ruling.scope]: ruling }, offers: {} };
  const [view] = rulingViews(listing, language, setting);
  if (!view) return null;
  const firmness = ruling.grounds?.firmness ? view.firmness : null;
  return { ...view, firmness, reason: reasonIn(summary, language) };
}

function reasonIn(
  summary: { en: string | null; ar: string | null } | null,
  language: Language,
): PastRulingView['reason'] {
  if (language === 'ar' && summary?.ar) return { text: summary.ar, language: 'ar' };
  return summary?.en ? { text: summary.en, language: 'en' } : null;
}
