import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { concerns } from '#db/cache-tags.ts';
import { watchChanges } from '#db/changes.ts';
import { listings } from '#db/schema.ts';
import { addUnrecorded, overwriteUnrecorded } from '#domain/listing/change/save.ts';
import { everyListing } from '#domain/listing/find.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { type Listing, NO_TEXTS } from '#domain/listing/listing.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { cacheIdentifiers } from './identifier-cache.ts';
import { type OwnLikeness, ownLikenesses, tagsOfOwnLikenesses } from './own-likenesses.ts';

const { db, url } = await sharedDatabase();
const changes = watchChanges(url);
afterAll(() => changes.close());
beforeEach(async () => {
  await db.execute(sql`truncate listings cascade`);
  await vi.waitUntil(() => changes.isListening(), { timeout: 10_000 });
  await changes.caughtUp();
});

const SKELETONS = ['bltcoln', 'alpha', 'beta', 'aaa', 'gamma'];
const saved = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    id: fc.constantFrom('a', 'a-b', 'b'),
    name: fc.constantFrom('Bitcoin', 'Alpha', 'Beta'),
    symbol: fc.constantFrom('AAA', 'BETA'),
    website: fc.constantFrom('https://alpha.example', 'https://gamma.example', null),
  })
  .map((values): Listing => newListing(values));
const edit = fc.oneof(
  { weight: 6, arbitrary: saved.map((listing) => () => save(listing)) },
  {
    weight: 2,
    arbitrary: saved.map(
      ({ kind, id }) =>
        () =>
          remove(kind, id),
    ),
  },
  { weight: 1, arbitrary: fc.constant(() => db.execute(sql`truncate listings cascade`)) },
);

async function save(listing: Listing): Promise<void> {
  const there = await db.$count(listings, sql`(kind, id) = (${listing.kind}, ${listing.id})`);
  if (there > 0) await overwriteUnrecorded(db, listing);
  else await addUnrecorded(db, [listing]);
}

function remove(kind: string, id: string) {
  return db.execute(sql`delete from listings where (kind, id) = (${kind}, ${id})`);
}

test('after any edits the cached identifiers are those read afresh', async () => {
  const cached = cacheIdentifiers(db, changes);
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
      for (const each of edits) await each();
      await changes.caughtUp();
      const [ours, fresh] = [await cached.get(), await cacheIdentifiers(db, changes).get()];
      for (const skeleton of SKELETONS)
        expect(sorted(ours(skeleton))).toEqual(sorted(fresh(skeleton)));
    }),
    { numRuns: 20 },
  );
});

const LABELS = [
  'alpha-swap',
  'alphaswap',
  'alphasvvap',
  'a1phaswaps',
  'claim-alphaswap',
  'betamarkt',
];
const alike = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    id: fc.constantFrom('a', 'a-b', 'b', 'c'),
    website: fc.constantFrom(null, ...LABELS.map((label) => `https://${label}.example`)),
    twitter: fc.constantFrom(null, '@alphaswap', '@betamarket', '@betamarcet'),
  })
  .map((values): Listing => newListing(values));

test('likenesses that are cached until a tag of theirs is told are those found afresh', async () => {
  const cached = cacheIdentifiers(db, changes);
  const likenesses = new Map<string, OwnLikeness[]>();
  const tags = new Map<string, Set<string>>();
  cached.onLookAlikes((told) => {
    for (const key of [...likenesses.keys()]) {
      if (concerns(told, tags.get(key) ?? new Set())) likenesses.delete(key);
    }
  });
  const step = fc.oneof(
    { weight: 4, arbitrary: alike.map((listing) => () => save(listing)) },
    { weight: 1, arbitrary: alike.map((one) => () => remove(one.kind, one.id)) },
  );
  let [found, again] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (steps) => {
      for (const each of steps) await each();
      await changes.caughtUp();
      const find = await cached.get();
      expect(cached.isBehind()).toBe(false);
      const fresh = await cacheIdentifiers(db, changes).get();
      for (const kind of KINDS) {
        for await (const { listing } of everyListing(db, kind)) {
          const own = tagsOfOwnLikenesses(listing);
          const key = [kind, listing.id, listing.website, listing.twitter].join(' ');
          if (likenesses.has(key)) again += 1;
          else likenesses.set(key, ownLikenesses(listing, find));
          tags.set(key, new Set(own));
          expect([key, likenesses.get(key)]).toEqual([key, ownLikenesses(listing, fresh)]);
          found += likenesses.get(key)?.length ?? 0;
        }
      }
    }),
    { numRuns: 25 },
  );
  expect(found).toBeGreaterThan(0);
  expect(again).toBeGreaterThan(0);
});

function sorted(found: readonly object[]): string[] {
  return found.map((each) => JSON.stringify(each)).sort();
}

test('results for addresses are kept when a listing gets another name, and not with another domain', async () => {
  const cached = cacheIdentifiers(db, changes);
  const listing = newListing({ kind: 'coin', id: 'a', website: 'https://alpha.example' });
  const find = async (website: string, name: string) => {
    await save({ ...listing, website, texts: { en: { ...NO_TEXTS, name } } });
    await changes.caughtUp();
    return cached.get();
  };
  const first = await find('https://alpha.example', 'Alpha');
  const renamed = await find('https://alpha.example', 'Beta');
  expect(renamed).toBe(first);
  expect(renamed('beta')).toHaveLength(1);
  expect(await find('https://gamma.example', 'Beta')).not.toBe(first);
});

test('only the listings that have changed are read again', async () => {
  const cached = cacheIdentifiers(db, changes);
  await addUnrecorded(db, [newListing({ id: 'a', name: 'Alpha' }), newListing({ id: 'b' })]);
  await changes.caughtUp();
  const before = await cached.get();
  // No trigger announces it: a whole reading would find it.
  await db.execute(sql`set session_replication_role = replica`);
  await db.execute(sql`update listings set website = 'https://beta.example' where id = 'a'`);
  await db.execute(sql`set session_replication_role = default`);
  await overwriteUnrecorded(db, newListing({ id: 'b', website: 'https://gamma.example' }));
  await changes.caughtUp();
  const find = await cached.get();
  // So that what was found before is not taken for what is found now.
  expect(find).not.toBe(before);
  expect(find('gamma').map(({ id }) => id)).toEqual(['b']);
  expect(find('beta')).toEqual([]);
});
