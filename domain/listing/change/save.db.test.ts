import { afterAll, beforeAll, expect, test } from 'vitest';
import { findListing } from '#domain/listing/find.ts';
import { countListings } from '#domain/listing/list/list.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { addListings } from './save.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

test('listings are added all or none', async () => {
  const { db } = database;
  await addListings(db, [newListing({ id: 'taken' })]);
  const added = addListings(db, [newListing({ id: 'free' }), newListing({ id: 'taken' })]);
  await expect(added).rejects.toThrow();
  expect(await findListing(db, 'coin', 'free')).toBeNull();
  expect(await countListings(db, 'coin')).toBe(1);
});

test('one id may be a coin and an exchange', async () => {
  await addListings(database.db, [newListing({ kind: 'exchange', id: 'taken' })]);
  expect(await countListings(database.db, 'exchange')).toBe(1);
});

test('adding none changes nothing', async () => {
  await addListings(database.db, []);
  expect(await countListings(database.db, 'exchange')).toBe(1);
});
