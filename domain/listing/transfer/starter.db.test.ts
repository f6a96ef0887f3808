import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#db/client.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { countListings, listListings } from '#domain/listing/list/list.ts';
import { listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import { testDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { addStarterListings, readStarterListings } from './starter.ts';

test('an empty directory is filled once with every listing of the files', async () => {
  const { db } = await testDatabase();
  const coins = await readStarterListings('coin');
  const exchanges = await readStarterListings('exchange');
  expect(await addStarterListings(db)).toBe(coins.length + exchanges.length);
  expect(await addStarterListings(db)).toBe(0);
  expect(await countListings(db, 'coin')).toBe(coins.length);
  expect(await countListings(db, 'exchange')).toBe(exchanges.length);
  for (const listing of [...coins, ...exchanges]) {
    expect(await findListing(db, listing.kind, listing.id)).toEqual(listing);
  }
});

test('the ledger of a filled directory says why each verdict differs from that of method 1, and not so of a new one', async () => {
  const { db } = await testDatabase();
  await addStarterListings(db);
  const entries = await listEntries(db, { limit: 1000 });
  const moved = entries.filter(
    ({ before, after }) => before && after && before.verdict !== after.verdict,
  );
  expect(moved.length).toBeGreaterThan(0);
  const unexplained = moved.filter(({ whyEn, whyAr }) => !whyEn || !whyAr);
  expect(unexplained.map(({ listingId, scope }) => `${listingId} ${scope}`)).toEqual([]);
  // Its main product is not spot, and the verdict on spot moved too.
  const spotOfBitmex = moved.find(({ listingId }) => listingId === 'bitmex');
  expect(spotOfBitmex).toMatchObject({
    scope: 'spot',
    whyEn: expect.stringContaining('Spot changes from haram to questionable'),
  });
  // The reason in the file is about the products that moved.
  const first = entries.filter(({ what, before }) => what === 'imported' && !before);
  expect(new Set(first.map(({ whyEn }) => whyEn))).toEqual(new Set([null]));
});

test('two instances that start at once fill it once', async () => {
  const { db, url } = await testDatabase();
  const other = connect(url);
  onTestFinished(other.close);
  const added = await Promise.all([addStarterListings(db), addStarterListings(other.db)]);
  expect(added.toSorted((a, b) => a - b)[0]).toBe(0);
  expect(await countListings(db, 'coin')).toBe((await readStarterListings('coin')).length);
});

test('a directory that holds anything is left as it is', async () => {
  const { db } = await testDatabase();
  await addUnrecorded(db, [newListing({ kind: 'exchange', id: 'mine' })]);
  expect(await addStarterListings(db)).toBe(0);
  expect(await countListings(db, 'coin')).toBe(0);
  expect((await listListings(db, 'exchange', {}, { limit: 9 })).map(({ id }) => id)).toEqual([
    'mine',
  ]);
});
