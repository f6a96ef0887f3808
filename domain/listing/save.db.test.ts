import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabase } from '#tests/database.ts';
import { newListing } from '#tests/listings.ts';
import { findListing } from './find.ts';
import { countListings } from './list.ts';
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
