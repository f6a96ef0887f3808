import { expect, test } from 'vitest';
import { testDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { countInDoubt, listUnreadReasons } from './in-doubt.ts';
import { addListings } from './save.ts';

test('Listings with Arabic texts in doubt are counted by kind and doubt', async () => {
  const { db } = await testDatabase();
  const texts = { ar: { reason: 'سبب', description: 'وصف' }, tr: { reason: 'Neden' } };
  expect((await countInDoubt(db)).map(({ count }) => count)).toEqual([0, 0, 0, 0]);
  await addListings(db, [
    newListing({ texts }),
    newListing({ texts, doubts: { ar: { reason: 'machine', description: 'machine' } } }),
    newListing({ texts, doubts: { ar: { reason: 'machine', description: 'stale' } } }),
    newListing({ texts, doubts: { tr: { reason: 'machine' } } }),
    newListing({ texts, kind: 'exchange', doubts: { ar: { reason: 'stale' } } }),
  ]);
  expect(await countInDoubt(db)).toEqual([
    { kind: 'coin', doubt: 'machine', count: 2 },
    { kind: 'coin', doubt: 'stale', count: 1 },
    { kind: 'exchange', doubt: 'machine', count: 0 },
    { kind: 'exchange', doubt: 'stale', count: 1 },
  ]);
});

test('Verdicts with an unread Arabic reason are listed, the latest changed first', async () => {
  const { db } = await testDatabase();
  expect(await listUnreadReasons(db, 5)).toEqual({ count: 0, reasons: [] });
  const waiting = {
    texts: { ar: { reason: 'سبب' } },
    doubts: { ar: { reason: 'stale' } },
  } as const;
  await addListings(db, [
    newListing({ ...waiting, id: 'oldest' }),
    newListing({ ...waiting, id: 'older', name: 'Older', readReason: 'سبب سابق' }),
    newListing({ ...waiting, id: 'unruled', category: null }),
    newListing({ ...waiting, id: 'other-text', doubts: { ar: { pros: 'machine' } } }),
    newListing({ ...waiting, id: 'newest', name: 'Newest', category: 'haram', kind: 'exchange' }),
  ]);
  expect(await listUnreadReasons(db, 2)).toEqual({
    count: 3,
    reasons: [
      { kind: 'exchange', id: 'newest', name: 'Newest', verdict: 'haram', isEarlierShown: false },
      { kind: 'coin', id: 'older', name: 'Older', verdict: 'halal', isEarlierShown: true },
    ],
  });
});
