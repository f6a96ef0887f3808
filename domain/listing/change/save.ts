import { and, eq, sql } from 'drizzle-orm';
import { batchesOf } from '#db/batches.ts';
import type { Database } from '#db/client.ts';
import { listings, listingTexts } from '#db/schema.ts';
import { isSame } from '#domain/listing/document.ts';
import { doubtsByVerdict, readReasonAfter } from '#domain/listing/doubts.ts';
import { findVersioned, type VersionedListing } from '#domain/listing/find.ts';
import { nameKey } from '#domain/listing/list/query.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { type Listing, TEXT_LANGUAGES, withRulings } from '#domain/listing/listing.ts';
import type { Bilingual } from '#domain/method/definition.ts';
import { reviewDueOf } from '#domain/ruling/review-due.ts';
import { ratedBySoundness } from '#domain/soundness/soundness.ts';
import type { Kind } from '../kind.ts';
import { type Change, listChanges, listingAt, recordChange } from './history.ts';

export type Outcome =
  | { outcome: 'saved'; listing: Listing; version: number }
  | Conflict
  | { outcome: 'missing' };

/** Another save came first: the current state, its editor and time, and the state that the edit was made from. */
export interface Conflict {
  outcome: 'conflict';
  current: VersionedListing;
  base: Listing | null;
  /** The current state as the edit would leave it; null where it would leave none. */
  mine: Listing | null;
  by: string | null;
  at: Date;
}

/** The version that an edit was made from, and its editor. */
export interface EditedVersion {
  version: number;
  by: string;
}

/** The entry of a saved edit in the history. */
interface Recorded extends EditedVersion {
  what: Change['what'];
  why?: Bilingual | null | undefined;
}

type Derived = 'category' | 'ruledAt' | 'readReason';

/** The fields that an edit sets. The derived ones follow from its rulings and cannot be set alone. */
export type ListingEdit = Partial<
  Omit<Listing, Derived | 'kind' | 'id' | 'createdAt' | 'updatedAt'> & Record<Derived, never>
>;

/** Saves an edit of a listing that still has `version`, and its history. An edit that changes nothing makes no new version. */
export function saveEdit(
  db: Database,
  kind: Kind,
  id: string,
  recorded: Recorded,
  edit: (before: Listing) => ListingEdit,
): Promise<Outcome> {
  return saveState(db, kind, id, recorded, (before) => {
    const { rulings = before.rulings, ...fields } = edit(before);
    const after = withRulings(ratedBySoundness({ ...before, ...fields }), rulings);
    return { ...after, doubts: doubtsByVerdict(before, after) };
  });
}

/** Saves a whole state of a listing that still has `version`, with the `readReason` of that state, and its history. */
export async function saveState(
  db: Database,
  kind: Kind,
  id: string,
  { version, what, by, why }: Recorded,
  make: (before: Listing) => Listing,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const stored = await findVersioned(tx, kind, id, { forChange: true });
    if (!stored) return { outcome: 'missing' };
    const before = stored.listing;
    if (stored.version !== version) {
      return conflict(tx, stored, await listingAt(tx, kind, id, version), make(before));
    }
    const { createdAt, updatedAt } = before;
    const edited = { ...make(before), kind, id, createdAt, updatedAt };
    const next = { ...edited, readReason: readReasonAfter(before, edited) };
    if (isSame(before, next)) return { outcome: 'saved', listing: before, version };
    const after = { ...next, updatedAt: new Date() };
    await overwriteUnrecorded(tx, after);
    await recordChange(tx, { what, version: version + 1, by, why, before, after });
    return { outcome: 'saved', listing: after, version: version + 1 };
  });
}

/** Adds a listing and its history; returns its version, after those of a deleted listing of that id, so that an edit of the deleted one stays stale. */
export async function addRecorded(
  db: Database,
  listing: Listing,
  { what, by, atLeast = 1 }: { what: Change['what']; by: string; atLeast?: number },
): Promise<number> {
  const [last] = await listChanges(db, listing.kind, listing.id, { limit: 1 });
  const version = Math.max(atLeast, (last?.version ?? 0) + 1);
  await insertListing(db, listing, version);
  await recordChange(db, { what, version, by, before: null, after: listing });
  return version;
}

/** The conflict between an edit made from `base` and the `current` listing. */
export async function conflict(
  db: Database,
  current: VersionedListing,
  base: Listing | null,
  mine: Listing | null = null,
): Promise<Conflict> {
  const { kind, id, updatedAt } = current.listing;
  const [last] = await listChanges(db, kind, id, { limit: 1 });
  const { by = null, at = updatedAt } = last ?? {};
  return { outcome: 'conflict', current, base, mine, by, at };
}

/** Rows in one INSERT: PostgreSQL takes 65,534 values in a statement. */
const ROWS_PER_STATEMENT = 1000;

/** Adds all listings or none, without their history. Throws on an id that is taken. */
export async function addUnrecorded(db: Database, added: Listing[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const some of batchesOf(added, ROWS_PER_STATEMENT))
      await tx.insert(listings).values(some.map(toRow));
    for (const some of batchesOf(added.flatMap(toTextRows), ROWS_PER_STATEMENT))
      await tx.insert(listingTexts).values(some);
  });
}

async function insertListing(db: Database, listing: Listing, version: number): Promise<void> {
  await db.insert(listings).values({ ...toRow(listing), version });
  await addTexts(db, listing);
}

/** Replaces the stored listing by `listing`, with the next version, without history and whatever version is stored. */
export async function overwriteUnrecorded(db: Database, listing: Listing): Promise<void> {
  const hasId = and(eq(listings.kind, listing.kind), eq(listings.id, listing.id));
  await db
    .update(listings)
    .set({ ...toRow(listing), version: sql`${listings.version} + 1` })
    .where(hasId);
  await db
    .delete(listingTexts)
    .where(and(eq(listingTexts.kind, listing.kind), eq(listingTexts.listingId, listing.id)));
  await addTexts(db, listing);
}

async function addTexts(db: Database, listing: Listing): Promise<void> {
  const texts = toTextRows(listing);
  if (texts.length > 0) await db.insert(listingTexts).values(texts);
}

function toRow({ texts, doubts: _, ...listing }: Listing): typeof listings.$inferInsert {
  return {
    ...listing,
    reviewDue: reviewDueOf(listing),
    search: searchLines([texts.en?.name, texts.ar?.name, listing.symbol]),
    nameKey: nameKey(texts.en?.name),
  };
}

function toTextRows({ kind, id, texts, doubts }: Listing): (typeof listingTexts.$inferInsert)[] {
  return TEXT_LANGUAGES.flatMap((language) => {
    const inLanguage = texts[language];
    if (!inLanguage) return [];
    return [{ kind, listingId: id, language, ...inLanguage, doubts: doubts[language] ?? {} }];
  });
}

// One line each: a search cannot match across two texts.
function searchLines(texts: (string | null | undefined)[]): string {
  return texts
    .map((text) => foldForSearch(text ?? ''))
    .filter((line) => line !== '')
    .join('\n');
}
