import { and, desc, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { type ChangeKind, type Kind, listingChanges, listings } from '#db/schema.ts';
import { readDocument, toStored } from '#domain/listing/document.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { Bilingual } from '#domain/method/bilingual.ts';
import { enterRulings } from '#domain/ruling/ledger.ts';

export type { ChangeKind };

/** One change of a listing, with its whole state before and after. */
export interface Change {
  id: number;
  kind: Kind;
  listingId: string;
  /** The listing's version after it. */
  version: number;
  what: ChangeKind;
  at: Date;
  /** E-mail of the editor, or the name of the command. */
  by: string;
  before: Listing | null;
  after: Listing | null;
  /** False: a state was stored under rules that this version does not read, and is null here. */
  isReadable: boolean;
}

/** Stores a change and enters its effect on rulings in their ledger with `why`; returns its id. */
export async function recordChange(
  db: Database,
  change: Omit<Change, 'id' | 'at' | 'kind' | 'listingId' | 'isReadable'> & {
    why?: Bilingual | null | undefined;
  },
): Promise<number> {
  const { before, after, why, ...rest } = change;
  const listing = after ?? before;
  if (!listing) throw new Error('a change has something before or after it');
  const [row] = await db
    .insert(listingChanges)
    .values({
      ...rest,
      kind: listing.kind,
      listingId: listing.id,
      before: before && toStored(before),
      after: after && toStored(after),
    })
    .returning({ id: listingChanges.id });
  if (!row) throw new Error('the change was not stored');
  await enterRulings(db, [{ before, after, what: rest.what, by: rest.by, why }]);
  return row.id;
}

/** A listing's changes, the newest first; from the one before `before`, if given. */
export async function listChanges(
  db: Database,
  kind: Kind,
  listingId: string,
  { limit, before }: { limit: number; before?: number },
): Promise<Change[]> {
  const rows = await db
    .select()
    .from(listingChanges)
    .where(
      and(
        eq(listingChanges.kind, kind),
        eq(listingChanges.listingId, listingId),
        before === undefined ? undefined : lt(listingChanges.id, before),
      ),
    )
    .orderBy(desc(listingChanges.id))
    .limit(limit);
  return rows.map(toChange);
}

/** The latest changes of all listings, the newest first. */
export async function listLatestChanges(db: Database, limit: number): Promise<Change[]> {
  const rows = await db.select().from(listingChanges).orderBy(desc(listingChanges.id)).limit(limit);
  return rows.map(toChange);
}

/** The latest deletions whose listing has not come back, the newest first. */
export async function listDeletions(db: Database, kind: Kind, limit: number): Promise<Change[]> {
  const still = db
    .select({ one: sql`1` })
    .from(listings)
    .where(and(eq(listings.kind, listingChanges.kind), eq(listings.id, listingChanges.listingId)));
  const later = alias(listingChanges, 'later');
  const again = db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.kind, listingChanges.kind),
        eq(later.listingId, listingChanges.listingId),
        gt(later.id, listingChanges.id),
      ),
    );
  const isDeletion = and(eq(listingChanges.kind, kind), eq(listingChanges.what, 'deleted'));
  const rows = await db
    .select()
    .from(listingChanges)
    .where(and(isDeletion, notExists(still), notExists(again)))
    .orderBy(desc(listingChanges.id))
    .limit(limit);
  return rows.map(toChange);
}

/** The change, or null. */
export async function findChange(db: Database, id: number): Promise<Change | null> {
  if (!Number.isSafeInteger(id)) return null;
  const [row] = await db.select().from(listingChanges).where(eq(listingChanges.id, id));
  return row ? toChange(row) : null;
}

/** The listing as it was added at that moment; null: not known. */
export async function findAddition(
  db: Database,
  kind: Kind,
  listingId: string,
  at: Date,
): Promise<Listing | null> {
  const ofListing = and(eq(listingChanges.kind, kind), eq(listingChanges.listingId, listingId));
  const [row] = await db
    .select()
    .from(listingChanges)
    .where(and(ofListing, eq(listingChanges.what, 'added'), eq(listingChanges.at, at)));
  return row ? toChange(row).after : null;
}

/** The listing as it was at `version`; null: the history does not reach back that far. */
export async function listingAt(
  db: Database,
  kind: Kind,
  listingId: string,
  version: number,
): Promise<Listing | null> {
  const ofListing = and(eq(listingChanges.kind, kind), eq(listingChanges.listingId, listingId));
  // Starter listings have no first change: their first state is the `before` of the next one.
  const [next] = await db
    .select()
    .from(listingChanges)
    .where(and(ofListing, eq(listingChanges.version, version + 1)))
    .orderBy(desc(listingChanges.id))
    .limit(1);
  return next ? toChange(next).before : null;
}

function toChange(row: typeof listingChanges.$inferSelect): Change {
  const [before, after] = [row.before, row.after].map((document) =>
    document === null ? null : readDocument(row.kind, document),
  ) as [Listing | null | undefined, Listing | null | undefined];
  const isReadable = before !== undefined && after !== undefined;
  return { ...row, before: before ?? null, after: after ?? null, isReadable };
}
