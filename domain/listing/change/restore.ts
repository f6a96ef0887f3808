import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { listingChanges } from '#db/schema.ts';
import { findVersioned } from '#domain/listing/find.ts';
import { withoutHiddenTexts } from '#domain/listing/hidden-texts.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { type Change, findChange } from './history.ts';
import { addRecorded, conflict, type Outcome, saveState } from './save.ts';

/** Restores the state before a change. `version` is that of the listing now, null where it is deleted. */
export async function restoreState(
  db: Database,
  changeId: number,
  { version, by }: { version: number | null; by: string },
): Promise<Outcome> {
  const undone = await findChange(db, changeId);
  if (!undone?.before) return { outcome: 'missing' };
  // An old state may hold hidden characters, which names may no longer have.
  const before = withoutHiddenTexts(undone.before).value;
  if (version === null) return restoreDeleted(db, undone, before, by);
  const applied = { what: 'put back', version, by } as const;
  const isWhole = await recordsLicences(db, changeId);
  return saveState(db, undone.kind, undone.listingId, applied, ({ licences }) =>
    isWhole ? before : { ...before, licences },
  );
}

// States from before licences were stored lack them.
async function recordsLicences(db: Database, changeId: number): Promise<boolean> {
  const withLicences = and(
    eq(listingChanges.id, changeId),
    sql`${listingChanges.before} ? 'licences'`,
  );
  return (await db.$count(listingChanges, withLicences)) > 0;
}

async function restoreDeleted(
  db: Database,
  undone: Change,
  listing: Listing,
  by: string,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    // Its rulings were public until the deletion and are not checked again.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.slugs})`);
    const taken = await findVersioned(tx, undone.kind, undone.listingId);
    if (taken) return conflict(tx, taken, listing);
    const version = await addRecorded(tx, listing, { what: 'put back', by });
    return { outcome: 'saved', listing, version };
  });
}
