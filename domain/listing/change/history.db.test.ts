import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingChanges } from '#db/schema.ts';
import { findVersioned } from '#domain/listing/find.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { deleteListing, editListing, putBack } from './edit.ts';
import { listChanges, listDeletions } from './history.ts';
import { addListings } from './save.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

const by = 'editor@example.com';

test('a change whose listing can no longer be read is told, and cannot be taken back', async () => {
  const { db } = database;
  await addListings(db, [newListing({ id: 'unreadable' })]);
  const { kind, id: _, ruledAt, createdAt, updatedAt, doubts, ...content } = newListing();
  await editListing(db, 'coin', 'unreadable', content, { version: 1, by });
  const [edited] = await listChanges(db, 'coin', 'unreadable', { limit: 1 });
  const change = edited?.id ?? 0;
  await db
    .update(listingChanges)
    .set({ before: { id: 'unreadable', kept: 'otherwise' } })
    .where(eq(listingChanges.id, change));
  const [told] = await listChanges(db, 'coin', 'unreadable', { limit: 1 });
  expect(told).toMatchObject({ what: 'edited', before: null, isReadable: false });
  expect(await putBack(db, change, { version: 2, by })).toEqual({ outcome: 'missing' });
  const stale = await editListing(db, 'coin', 'unreadable', content, { version: 1, by });
  expect(stale).toMatchObject({ outcome: 'conflict', base: null });
});

test('a listing deleted twice stands once among the deleted, as it was the last time', async () => {
  const { db } = database;
  await addListings(db, [newListing({ id: 'twice-deleted' })]);
  const first = await deleteListing(db, 'coin', 'twice-deleted', { version: 1, by });
  if (first.outcome !== 'deleted') throw new Error('not deleted');
  await putBack(db, first.change, { version: null, by });
  const version = (await findVersioned(db, 'coin', 'twice-deleted'))?.version ?? 0;
  const second = await deleteListing(db, 'coin', 'twice-deleted', { version, by });
  if (second.outcome !== 'deleted') throw new Error('not deleted');
  const deletions = await listDeletions(db, 'coin', 10);
  const ofIt = deletions.filter(({ listingId }) => listingId === 'twice-deleted');
  expect(ofIt.map(({ id }) => id)).toEqual([second.change]);
});
