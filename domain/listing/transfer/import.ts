import { TransactionRollbackError } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { recordChange } from '#domain/listing/change/history.ts';
import { addRecorded, overwriteUnrecorded } from '#domain/listing/change/save.ts';
import { isSame } from '#domain/listing/document.ts';
import { readReasonAfter } from '#domain/listing/doubts.ts';
import { findVersioned, lockListings } from '#domain/listing/find.ts';
import {
  type Listing,
  TEXT_LANGUAGES,
  type TextField,
  withRulings,
} from '#domain/listing/listing.ts';
import { lockLedger } from '#domain/ruling/ledger/enter-rulings.ts';
import type { ReadListing } from './read-import.ts';

export interface Imported {
  added: number;
  changed: number;
  same: number;
}

/** Adds new listings and overwrites existing ones in one transaction; a dry run rolls it back. */
export async function importListings(
  db: Database,
  read: readonly ReadListing[],
  {
    by,
    onProgress = () => {},
    isDryRun = false,
  }: { by: string; onProgress?: (done: number) => void; isDryRun?: boolean },
): Promise<Imported> {
  const imported: Imported = { added: 0, changed: 0, same: 0 };
  const work = db.transaction(async (tx) => {
    // In the same order as an edit, to avoid deadlocks: the listings, then the ledger.
    await lockListings(
      tx,
      read.map(({ listing }) => listing),
    );
    await lockLedger(tx);
    for (const [place, one] of read.entries()) {
      imported[await importOne(tx, one, by)] += 1;
      onProgress(place + 1);
    }
    // Rolled back at the end, so that errors of the database are reported too.
    if (isDryRun) tx.rollback();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return imported;
}

async function importOne(
  db: Database,
  { listing: read, isResponse, version, undated }: ReadListing,
  by: string,
): Promise<keyof Imported> {
  const { kind, id } = read;
  const stored = await findVersioned(db, kind, id, { forChange: true });
  const listing = isResponse && stored ? completed(read, stored.listing) : read;
  if (stored) {
    // Dates that the document lacks stay as stored, however often it is imported.
    const dates = Object.fromEntries(undated.map((name) => [name, stored.listing[name]]));
    const readReason = readReasonAfter(stored.listing, listing);
    const dated = { ...listing, ...dates, readReason };
    if (isSame(stored.listing, dated)) return 'same';
    const after = { ...dated, updatedAt: listing.updatedAt };
    await overwriteUnrecorded(db, after);
    const change = { what: 'imported', version: stored.version + 1, by } as const;
    await recordChange(db, { ...change, before: stored.listing, after });
    return 'changed';
  }
  await addRecorded(db, listing, { what: 'imported', by, atLeast: version ?? 1 });
  return 'added';
}

// Adds the parts that the API leaves out: rulings unless the verdict differs, doubts where the text is the same, and Turkish.
function completed(read: Listing, stored: Listing): Listing {
  const { tr } = stored.texts;
  const texts = { ...read.texts, ...(tr && { tr }) };
  const doubts: Listing['doubts'] = {};
  for (const language of TEXT_LANGUAGES) {
    const remaining = Object.entries(stored.doubts[language] ?? {}).filter(([field]) => {
      const name = field as TextField;
      return texts[language]?.[name] === stored.texts[language]?.[name];
    });
    if (remaining.length > 0) doubts[language] = Object.fromEntries(remaining);
  }
  const listing = { ...read, texts, doubts };
  const isOther = read.category !== null && read.category !== stored.category;
  return isOther ? listing : withRulings(listing, stored.rulings);
}
