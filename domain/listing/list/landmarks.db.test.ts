import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Changes, watchChanges } from '#db/changes.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { EVERY_ORDER } from '#tests/samples/listings.ts';
import { createLandmarks, type Landmarks } from './landmarks.ts';
import { listPage } from './list.ts';
import { type Selection, SORTS } from './selection.ts';

const { db, url } = await sharedDatabase();
let changes: Changes;
let landmarks: Landmarks;

beforeAll(async () => {
  // A hundred listings share each time, so that ids decide their order.
  await db.execute(sql`
    insert into listings (kind, id, category, rulings, ruled_at, rating, country, search, name_key, created_at, updated_at)
    select 'coin', 'c-' || n, verdict, one_shape_of_rulings(verdict, null, null), case when verdict is not null then now() end, n % 6, 'Country ' || n % 2,
      '', 'name ' || n % 700, timestamptz '2020-01-01' + n / 100 * interval '1 minute', now()
    from generate_series(1, 2600) n,
      lateral (select (array['halal', null])[1 + n % 2] as verdict) ruled`);
  changes = watchChanges(url);
  await vi.waitUntil(() => changes.isListening(), { timeout: 10_000 });
  landmarks = createLandmarks(db, changes);
});
afterAll(() => changes.close());

const idsOf = async (selection: Selection, page: number, given: Landmarks | null = landmarks) => {
  const asked = { page, pageSize: 20, ...(given && { landmarks: given }) };
  return (await listPage(db, 'coin', selection, asked)).items.map(({ id }) => id);
};
const counted = (selection: Selection, page: number) => idsOf(selection, page, null);

test.each<Selection>([
  ...EVERY_ORDER,
  { category: 'halal' },
  { category: null, sort: 'name' },
  { country: 'Country 1' },
  { country: 'Country 1', sort: 'rating' },
])('every deep page of %j is the one that counting leads to', async (selection) => {
  for (const page of [25, 26, 27, 50, 51, 52, 60, 75, 76, 101, 126, 130, 999]) {
    expect(await idsOf(selection, page)).toEqual(await counted(selection, page));
  }
});

test('a list of some hundred needs none, and nor does a search', async () => {
  expect(await landmarks.before('coin', {}, 499)).toBeNull();
  expect(await landmarks.before('coin', { q: 'x' }, 600)).toBeNull();
  expect(await landmarks.before('coin', { inDoubt: true }, 600)).toBeNull();
  expect(await landmarks.before('coin', {}, 777)).toMatchObject({ offset: 277 });
});

test.each([
  [
    'an added listing',
    sql`insert into listings (kind, id, search, name_key, created_at, updated_at)
    values ('coin', 'newest', '', 'a', now(), now())`,
  ],
  ['a rating', sql`update listings set rating = 5 where rating = 0 and id like '%7'`],
  ['a deletion', sql`delete from listings where id like '%9'`],
])('pages are right after %s', async (_, statement) => {
  for (const sort of SORTS) await idsOf({ sort }, 60);
  await db.execute(statement);
  await changes.caughtUp();
  for (const sort of SORTS) expect(await idsOf({ sort }, 60)).toEqual(await counted({ sort }, 60));
});

test('they are made once, also for many who ask at once', async () => {
  const landmarks = createLandmarks(db, changes);
  const asked = await Promise.all([1, 2, 3].map(() => landmarks.before('coin', {}, 1000)));
  asked.push(await landmarks.before('coin', {}, 1499));
  expect(asked[0]).not.toBeNull();
  for (const near of asked) expect(near?.after).toBe(asked[0]?.after);
  await db.execute(sql`update listings set rating = 1.5 where id = 'c-1'`);
  await changes.caughtUp();
  expect((await landmarks.before('coin', {}, 1000))?.after).not.toBe(asked[0]?.after);
});

test('while changes cannot be heard pages are counted to', async () => {
  const deaf = watchChanges(url);
  const landmarks = createLandmarks(db, deaf);
  await vi.waitUntil(() => deaf.isListening(), { timeout: 10_000 });
  expect(await landmarks.before('coin', {}, 1000)).not.toBeNull();
  await deaf.close();
  expect(await landmarks.before('coin', {}, 1000)).toBeNull();
  expect(await idsOf({}, 60, landmarks)).toEqual(await counted({}, 60));
});
