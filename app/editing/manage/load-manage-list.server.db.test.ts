import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '#app/context/services.server.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { cacheTally } from '#domain/listing/summary/tally-cache.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { currentGrounds } from '#tests/samples/rulings.ts';
import { loadManageList } from './load-manage-list.server.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  database = await newDatabase('empty');
  await addUnrecorded(
    database.db,
    Array.from({ length: 505 }, (_, place) => newListing({ id: `coin-${place}`, name: 'Coin' })),
  );
});
afterAll(() => database.close());

function load(search: string) {
  const positions = { get: async () => [] };
  const { db } = database;
  const tally = cacheTally(db, { onChange: () => {}, isListening: () => false });
  const services = { db, imageAddress: String, positions, tally } as unknown as Services;
  return loadManageList(services, 'coin', new URL(`http://localhost/admin/coins${search}`));
}

test('every listing is on one of the pages of 500', async () => {
  const [first, second, beyond] = await Promise.all(
    ['?page=1&shown=500', '?page=2', '?page=9'].map(load),
  );
  expect([first?.rows.length, second?.rows.length, second?.page]).toEqual([500, 5, 2]);
  const ids = [...(first?.rows ?? []), ...(second?.rows ?? [])].map((row) => row.summary.id);
  expect(new Set(ids).size).toBe(505);
  expect(beyond?.page).toBe(2);
  expect(first?.counts).toEqual({ halal: 505 });
});

test('the listing whose review is due first is on top, one without a review is last', async () => {
  const due = (id: string, reviewDue: string) =>
    newListing({ id, country: 'Oman', grounds: currentGrounds({ reviewDue }) });
  const none = newListing({ id: 'never', country: 'Oman', category: null });
  await addUnrecorded(database.db, [due('soon', '2027-01-05'), none, due('later', '2027-05-05')]);
  const ids = async (search: string) => (await load(search)).rows.map((row) => row.summary.id);
  expect(await ids('?country=Oman&sort=review')).toEqual(['soon', 'later', 'never']);
  expect(await ids('?country=Oman&sort=review&category=halal')).toEqual(['soon', 'later']);
  expect(await ids('?country=Oman')).toEqual(['later', 'soon', 'never']);
});
