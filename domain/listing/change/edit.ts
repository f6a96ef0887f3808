import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { listings, submissions } from '#db/schema.ts';
import { doubtsAfter, type TextOrigins } from '#domain/listing/doubts.ts';
import { changedFields } from '#domain/listing/field.ts';
import { findVersioned } from '#domain/listing/find.ts';
import { type Listing, type ListingParts, NO_PARTS, withRulings } from '#domain/listing/listing.ts';
import type { PlainField } from '#domain/listing/plain-field.ts';
import { SPOT } from '#domain/method/scope.ts';
import { mainScopeOf } from '#domain/ruling/offers.ts';
import type { Kind } from '../kind.ts';
import { changeRuling } from './change-ruling.ts';
import { findAddition, listingAt, recordChange } from './history.ts';
import {
  addRecorded,
  type Conflict,
  conflict,
  type EditedVersion,
  type Outcome,
  saveEdit,
} from './save.ts';
import { freeSlug } from './slug.ts';

/** The fields of a listing that its form edits. */
export type Content = Pick<Listing, PlainField | 'texts'>;

interface TextsEdit extends EditedVersion {
  origins?: TextOrigins;
}

interface Added {
  id: string;
  /** False: the form has added its listing before, with other content. */
  isSame: boolean;
}

/** Adds a listing under the slug of its English name. A form sent twice with one `key` adds one listing. */
export async function createListing(
  db: Database,
  kind: Kind,
  content: Content,
  { key, by, origins = {} }: { key: string; by: string; origins?: TextOrigins },
): Promise<Added> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.slugs})`);
    const [earlier] = await tx.select().from(submissions).where(eq(submissions.key, key));
    if (earlier) {
      const { listingId: id, at } = earlier;
      const added = await findAddition(tx, kind, id, at);
      const isSame = added !== null && changedFields(added, content).length === 0;
      return { id, isSame };
    }
    const now = new Date();
    const id = await freeSlug(tx, kind, content.texts.en?.name ?? '');
    const doubts = doubtsAfter(null, content.texts, origins);
    const listing = withRulings(
      {
        ...content,
        kind,
        id,
        createdAt: now,
        updatedAt: now,
        doubts,
        ...NO_PARTS,
      },
      changeRuling({}, SPOT, content.category),
    );
    await addRecorded(tx, listing, { what: 'added', by });
    await tx.insert(submissions).values({ key, listingId: listing.id });
    return { id: listing.id, isSame: true };
  });
}

/** Whether the form with this key has added its listing. */
export async function hasAdded(db: Database, key: string): Promise<boolean> {
  const [earlier] = await db
    .select({ key: submissions.key })
    .from(submissions)
    .where(eq(submissions.key, key));
  return earlier !== undefined;
}

/** Saves an edit of the whole listing. */
export function editListing(
  db: Database,
  kind: Kind,
  id: string,
  content: Content,
  { by, ...edit }: TextsEdit,
): Promise<Outcome> {
  return saveEdit(db, kind, id, { what: 'edited', by, ...edit }, (before) => {
    const doubts = doubtsAfter(before, content.texts, edit.origins ?? {});
    const { category, ...fields } = content;
    // The form has the verdict on spot alone: that of a main product is changed where its grounds are.
    const isOfSpot = mainScopeOf(before.offers) === SPOT;
    const rulings = isOfSpot ? changeRuling(before.rulings, SPOT, category) : before.rulings;
    return { ...fields, doubts, rulings };
  });
}

/** Saves parts of a listing. The rating follows the soundness where each question is answered, the category the offers. */
export function editParts(
  db: Database,
  kind: Kind,
  id: string,
  parts: Partial<ListingParts>,
  edit: EditedVersion,
): Promise<Outcome> {
  return saveEdit(db, kind, id, { what: 'edited', ...edit }, () => parts);
}

/** Saves an edit of the texts alone. */
export function editTexts(
  db: Database,
  kind: Kind,
  id: string,
  texts: Listing['texts'],
  { by, ...edit }: TextsEdit,
): Promise<Outcome> {
  return saveEdit(db, kind, id, { what: 'translated', by, ...edit }, (before) => ({
    texts,
    doubts: doubtsAfter(before, texts, edit.origins ?? {}),
  }));
}

/** Deletes a listing and keeps its history; `restoreState` restores it by the returned change. */
export async function deleteListing(
  db: Database,
  kind: Kind,
  id: string,
  { version, by }: EditedVersion,
): Promise<{ outcome: 'deleted'; change: number } | Conflict | { outcome: 'missing' }> {
  return db.transaction(async (tx) => {
    const stored = await findVersioned(tx, kind, id, { forChange: true });
    if (!stored) return { outcome: 'missing' };
    if (stored.version !== version) {
      return conflict(tx, stored, await listingAt(tx, kind, id, version));
    }
    await tx.delete(listings).where(and(eq(listings.kind, kind), eq(listings.id, id)));
    const deleted = { what: 'deleted', version: version + 1, by } as const;
    const changeId = await recordChange(tx, { ...deleted, before: stored.listing, after: null });
    return { outcome: 'deleted', change: changeId };
  });
}
