import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { newGrounds, newRuling } from '#tests/samples/rulings.ts';
import { listDueReviews } from './due-reviews.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

const ruled = (id: string, day: string) =>
  newListing({ id, name: id, ruledAt: new Date(`${day}T10:00:00.000Z`) });

test('reviews are listed from a month before they are due, the longest overdue first', async () => {
  await addUnrecorded(database.db, [
    ruled('soon', '2025-12-21'),
    ruled('overdue', '2025-11-01'),
    ruled('today', '2025-11-21'),
    ruled('later', '2025-12-22'),
    newListing({ id: 'unruled', category: null }),
  ]);
  const { count, reviews } = await listDueReviews(database.db, 2, '2026-11-21');
  expect(count).toBe(3);
  expect(reviews).toEqual([
    {
      kind: 'coin',
      id: 'overdue',
      name: 'overdue',
      scope: 'spot',
      due: '2026-11-01',
      isOverdue: true,
    },
    {
      kind: 'coin',
      id: 'today',
      name: 'today',
      scope: 'spot',
      due: '2026-11-21',
      isOverdue: false,
    },
  ]);
});

test('a listing with several rulings is listed with the one that is due first', async () => {
  const due = (reviewDue: string) => newRuling({ grounds: newGrounds({ reviewDue }) });
  const rulings = {
    spot: due('2025-10-03'),
    margin: due('2025-10-02'),
    futures: due('2025-10-01'),
  };
  await addUnrecorded(database.db, [newListing({ id: 'several', rulings })]);
  const [first] = (await listDueReviews(database.db, 1, '2025-10-01')).reviews;
  expect(first).toMatchObject({ id: 'several', scope: 'futures', due: '2025-10-01' });
});
