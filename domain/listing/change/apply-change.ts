import type { Database } from '#db/client.ts';
import type { Kind } from '#db/schema.ts';
import { isSame } from '#domain/listing/document.ts';
import { readReasonAfter } from '#domain/listing/doubts.ts';
import { findVersioned, type VersionedListing } from '#domain/listing/find.ts';
import { type Listing, withRulings } from '#domain/listing/listing.ts';
import type { Bilingual } from '#domain/method/bilingual.ts';
import { type Change, listChanges, listingAt, recordChange } from './history.ts';
import { addAtVersion, overwriteListing } from './save.ts';

export type Outcome =
  | { outcome: 'saved'; listing: Listing; version: number }
  | Conflict
  | { outcome: 'missing' };

/** Another save came first: the current state, its editor and time, and the state that the edit was made from. */
export interface Conflict {
  outcome: 'conflict';
  current: VersionedListing;
  /** Null: not known. */
  base: Listing | null;
  /** Null: the listing has no change in the history. */
  by: string | null;
  at: Date;
}

interface Applied {
  version: number;
  what: Change['what'];
  by: string;
  /** The reason for the change of a ruling, for the ledger. */
  why?: Bilingual | null | undefined;
}

type Derived = 'category' | 'ruledAt' | 'readReason';

/** The fields that an edit sets. The derived ones follow from its rulings and cannot be set alone. */
export type ListingEdit = Partial<
  Omit<Listing, Derived | 'kind' | 'id' | 'createdAt' | 'updatedAt'> & Record<Derived, never>
>;

/** Saves an edit of a listing that still has `version`. An edit that changes nothing makes no new version. */
export function applyChange(
  db: Database,
  kind: Kind,
  id: string,
  applied: Applied,
  edit: (before: Listing) => ListingEdit,
): Promise<Outcome> {
  return replaceListing(db, kind, id, applied, (before) => {
    const { rulings = before.rulings, ...fields } = edit(before);
    return withRulings({ ...before, ...fields }, rulings);
  });
}

/** Saves a whole state of a listing that still has `version`, with the `readReason` of that state. */
export async function replaceListing(
  db: Database,
  kind: Kind,
  id: string,
  { version, what, by, why }: Applied,
  make: (before: Listing) => Listing,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const kept = await findVersioned(tx, kind, id, { forChange: true });
    if (!kept) return { outcome: 'missing' };
    const before = kept.listing;
    if (kept.version !== version) {
      return conflict(tx, kept, await listingAt(tx, kind, id, version));
    }
    const { createdAt, updatedAt } = before;
    const edited = { ...make(before), kind, id, createdAt, updatedAt };
    const made = { ...edited, readReason: readReasonAfter(before, edited) };
    if (isSame(before, made)) return { outcome: 'saved', listing: before, version };
    const after = { ...made, updatedAt: new Date() };
    await overwriteListing(tx, after);
    await recordChange(tx, { what, version: version + 1, by, why, before, after });
    return { outcome: 'saved', listing: after, version: version + 1 };
  });
}

/**
 * Adds a listing and returns its version, `atLeast` or more. Versions continue after those of a deleted listing of that id,
 * so that an edit of the deleted one stays stale.
 */
export async function addRecorded(
  db: Database,
  listing: Listing,
  { what, by, atLeast = 1 }: { what: Change['what']; by: string; atLeast?: number },
): Promise<number> {
  const [last] = await listChanges(db, listing.kind, listing.id, { limit: 1 });
  const version = Math.max(atLeast, (last?.version ?? 0) + 1);
  await addAtVersion(db, listing, version);
  await recordChange(db, { what, version, by, before: null, after: listing });
  return version;
}

/** The conflict between an edit made from `base` and the `current` listing. */
export async function conflict(
  db: Database,
  current: VersionedListing,
  base: Listing | null,
): Promise<Conflict> {
  const { kind, id, updatedAt } = current.listing;
  const [last] = await listChanges(db, kind, id, { limit: 1 });
  return { outcome: 'conflict', current, base, by: last?.by ?? null, at: last?.at ?? updatedAt };
}
