import { sql } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { type Changes, watchChanges } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { sharedDatabase, type TestDatabase, testDatabase } from '#tests/rig/database.ts';
import { EVERY_ORDER } from '#tests/samples/listings.ts';
import { createLandmarks, type Landmarks } from './landmarks.ts';
import { listPage } from './list.ts';
import { type Selection, SORTS } from './selection.ts';

/** Fills the database with 2,600 coins, and creates landmarks that follow its changes. */
async function fill({ db, url }: TestDatabase) {
  // Each hundred have the same time, so that their ids decide the order.
  await db.execute(sql`
    insert into listings (kind, id, category, rulings, ruled_at, rating, country, search, name_key, created_at, updated_at)
    select 'coin', 'c-' || n, verdict, one_shape_of_rulings(verdict, null, null), case when verdict is not null then now() end, n % 6, 'Country ' || n % 2,
      '', 'name ' || n % 700, timestamptz '2020-01-01' + n / 100 * interval '1 minute', now()
    from generate_series(1, 2600) n,
      lateral (select (array['halal', null])[1 + n % 2] as verdict) ruled`);
  const changes = await listenTo(url);
  return { db, url, changes, landmarks: createLandmarks(db, changes) };
}

async function listenTo(url: string): Promise<Changes> {
  const changes = watchChanges(url);
  await vi.waitUntil(() => changes.isListening(), { timeout: 10_000 });
  return changes;
}

/** A directory that a test may change. */
async function ownDirectory() {
  const directory = await fill(await testDatabase());
  onTestFinished(() => directory.changes.close());
  return directory;
}

/** The directory of the tests that only read. */
const shared = await fill(await sharedDatabase());
afterAll(() => shared.changes.close());

interface Directory {
  db: Database;
  landmarks?: Landmarks;
}

const idsOf = async ({ db, landmarks }: Directory, selection: Selection, page: number) => {
  const asked = { page, pageSize: 20, ...(landmarks && { landmarks }) };
  return (await listPage(db, 'coin', selection, asked)).items.map(({ id }) => id);
};
/** The page without landmarks. */
const counted = ({ db }: Directory, selection: Selection, page: number) =>
  idsOf({ db }, selection, page);

test.each<Selection>([
  ...EVERY_ORDER,
  { category: 'halal' },
  { category: null, sort: 'name' },
  { country: 'Country 1' },
  { country: 'Country 1', sort: 'rating' },
])('every deep page of %j is the one that counting leads to', async (selection) => {
  for (const page of [25, 26, 27, 50, 51, 52, 60, 75, 76, 101, 126, 130, 999]) {
    expect(await idsOf(shared, selection, page)).toEqual(await counted(shared, selection, page));
  }
});

test.each<[string, Selection, number]>([
  ['the first five hundred of a list have', {}, 499],
  ['a search has', { q: 'x' }, 600],
  ['a list of doubtful texts has', { inDoubt: true }, 600],
  ['a list of given ids has', { ids: ['c-1'] }, 600],
])('%s no landmark', async (_, selection, offset) => {
  expect(await shared.landmarks.before('coin', selection, offset)).toBeNull();
});

test.each([
  [500, 0],
  [777, 277],
  [1000, 0],
  [2599, 99],
])('%i listings into a list the last landmark is %i back', async (offset, distance) => {
  const near = await shared.landmarks.before('coin', {}, offset);
  expect(near?.offset).toBe(distance);
});

test.each([
  [
    'an added listing',
    sql`insert into listings (kind, id, search, name_key, created_at, updated_at)
    values ('coin', 'newest', '', 'a', now(), now())`,
  ],
  ['a rating', sql`update listings set rating = 5 where rating = 0 and id like '%7'`],
  ['a deletion', sql`delete from listings where id like '%9'`],
])('pages found by landmarks are right after %s', async (_, statement) => {
  const directory = await ownDirectory();
  for (const sort of SORTS) await idsOf(directory, { sort }, 60);
  await directory.db.execute(statement);
  await directory.changes.caughtUp();
  for (const sort of SORTS) {
    expect(await idsOf(directory, { sort }, 60)).toEqual(await counted(directory, { sort }, 60));
  }
});

test('landmarks are read once until a listing changes, also for concurrent pages', async () => {
  const { db, changes, landmarks } = await ownDirectory();
  const asked = await Promise.all([1, 2, 3].map(() => landmarks.before('coin', {}, 1000)));
  asked.push(await landmarks.before('coin', {}, 1499));
  expect(asked[0]).not.toBeNull();
  for (const near of asked) expect(near?.after).toBe(asked[0]?.after);
  await db.execute(sql`update listings set rating = 1.5 where id = 'c-1'`);
  await changes.caughtUp();
  expect((await landmarks.before('coin', {}, 1000))?.after).not.toBe(asked[0]?.after);
});

test('landmarks are not used while the server does not receive changes', async () => {
  const deaf = await listenTo(shared.url);
  const landmarks = createLandmarks(shared.db, deaf);
  expect(await landmarks.before('coin', {}, 1000)).not.toBeNull();
  await deaf.close();
  expect(await landmarks.before('coin', {}, 1000)).toBeNull();
  const directory = { db: shared.db, landmarks };
  expect(await idsOf(directory, {}, 60)).toEqual(await counted(directory, {}, 60));
});
