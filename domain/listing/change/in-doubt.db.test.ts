import { expect, test } from 'vitest';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { countInDoubt } from './in-doubt.ts';
import { addListings } from './save.ts';

test('listings wait for an editor by kind and by what is in doubt about their Arabic', async () => {
  const { db, close } = await newDatabase();
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
  await close();
});
