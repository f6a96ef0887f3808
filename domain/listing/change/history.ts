import { and, desc, eq, gt, inArray, lt, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { type ChangeKind, listingChanges, listings } from '#db/schema.ts';
import { readDocument, toStored } from '#domain/listing/document.ts';
import { findVersioned } from '#domain/listing/find.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { Bilingual } from '#domain/method/definition.ts';
import { enterRulings } from '#domain/ruling/ledger/enter-rulings.ts';

export type { ChangeKind };

const CHANGES_AT_ONCE = 100;

/** A change of a listing, with its whole state before and after. */
export interface Change {
  id: number;
  kind: Kind;
  listingId: string;
  version: number;
  what: ChangeKind;
  at: Date;
  by: string;
  before: Listing | null;
  after: Listing | null;
  /** False: this version cannot read a stored state, which is null here. */
  isReadable: boolean;
}

/** Stores a change and adds its effect on rulings to the ledger, with `why`; returns the id of the change. */
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
      before: before && toRecorded(before),
      after: after && toRecorded(after),
    })
    .returning({ id: listingChanges.id });
  if (!row) throw new Error('the change was not stored');
  await enterRulings(db, [{ before, after, what: rest.what, by: rest.by, why }]);
  return row.id;
}

// With the licences even where there are none: a state without them is from before they were stored.
function toRecorded(listing: Listing) {
  const stored = toStored(listing);
  return KIND[listing.kind].hasLicences ? { ...stored, licences: listing.licences } : stored;
}

/** A listing's changes, the newest first; with `before`, only those with a lower id. */
export function listChanges(
  db: Database,
  kind: Kind,
  listingId: string,
  { limit, before }: { limit: number; before?: number },
): Promise<Change[]> {
  const isEarlier = before === undefined ? undefined : lt(listingChanges.id, before);
  return select(db, limit, isOf(kind, listingId), isEarlier);
}

/** Whether anybody but `author` has added, changed or deleted it. */
export async function hasOtherAuthor(
  db: Database,
  kind: Kind,
  listingId: string,
  author: string,
): Promise<boolean> {
  const [change] = await select(db, 1, isOf(kind, listingId), ne(listingChanges.by, author));
  return change !== undefined;
}

/** All changes of these listings, the oldest first, read in batches. */
export async function* everyChangeOf(
  db: Database,
  kind: Kind,
  ids: string[],
): AsyncGenerator<Change> {
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(listingChanges)
      .where(
        and(
          eq(listingChanges.kind, kind),
          inArray(listingChanges.listingId, ids),
          gt(listingChanges.id, last),
        ),
      )
      .orderBy(listingChanges.id)
      .limit(CHANGES_AT_ONCE);
    yield* rows.map(toChange);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < CHANGES_AT_ONCE) return;
  }
}

/** The latest changes of all listings, the newest first. */
export function listLatestChanges(db: Database, limit: number): Promise<Change[]> {
  return select(db, limit);
}

/** The latest deletions of listings that are still deleted, the newest first. */
export function listDeletions(db: Database, kind: Kind, limit: number): Promise<Change[]> {
  const present = db
    .select({ one: sql`1` })
    .from(listings)
    .where(and(eq(listings.kind, listingChanges.kind), eq(listings.id, listingChanges.listingId)));
  const later = alias(listingChanges, 'later');
  const laterChange = db
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
  return select(db, limit, isDeletion, notExists(present), notExists(laterChange));
}

/** The change, or null. */
export async function findChange(db: Database, id: number): Promise<Change | null> {
  if (!Number.isSafeInteger(id)) return null;
  const [change] = await select(db, 1, eq(listingChanges.id, id));
  return change ?? null;
}

/** The listing as it was added at that moment; null: not known. */
export async function findAddition(
  db: Database,
  kind: Kind,
  listingId: string,
  at: Date,
): Promise<Listing | null> {
  const isAddition = and(eq(listingChanges.what, 'added'), eq(listingChanges.at, at));
  const [addition] = await select(db, 1, isOf(kind, listingId), isAddition);
  return addition?.after ?? null;
}

/** The version that a form was made from, or else the current one; null: there is no such listing. */
export async function findBase(
  db: Database,
  kind: Kind,
  id: string,
  version: number,
): Promise<Listing | null> {
  const current = await findVersioned(db, kind, id);
  if (!current || current.version === version) return current?.listing ?? null;
  return (await listingAt(db, kind, id, version)) ?? current.listing;
}

/** The listing as it was at `version`; null: the history does not reach back that far. */
export async function listingAt(
  db: Database,
  kind: Kind,
  listingId: string,
  version: number,
): Promise<Listing | null> {
  // Starter listings have no first change: their first state is the `before` of the next one.
  const isNext = eq(listingChanges.version, version + 1);
  const [next] = await select(db, 1, isOf(kind, listingId), isNext);
  return next?.before ?? null;
}

function isOf(kind: Kind, listingId: string) {
  return and(eq(listingChanges.kind, kind), eq(listingChanges.listingId, listingId));
}

async function select(
  db: Database,
  limit: number,
  ...conditions: (SQL | undefined)[]
): Promise<Change[]> {
  const rows = await db
    .select()
    .from(listingChanges)
    .where(and(...conditions))
    .orderBy(desc(listingChanges.id))
    .limit(limit);
  return rows.map(toChange);
}

function toChange(row: typeof listingChanges.$inferSelect): Change {
  const [before, after] = [row.before, row.after].map((document) =>
    document === null ? null : readDocument(row.kind, document),
  ) as [Listing | null | undefined, Listing | null | undefined];
  const isReadable = before !== undefined && after !== undefined;
  return { ...row, before: before ?? null, after: after ?? null, isReadable };
}
