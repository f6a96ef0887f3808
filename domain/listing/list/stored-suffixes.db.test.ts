import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { connect } from '#db/client.ts';
import { deleteListing, editListing } from '#domain/listing/change/edit.ts';
import { restoreState } from '#domain/listing/change/restore.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { importListings } from '#domain/listing/transfer/import.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newContent, newListing } from '#tests/samples/listings.ts';
import { listListings } from './list.ts';
import type { Selection } from './selection.ts';

const { db, url } = await sharedDatabase();
beforeEach(() => db.execute(sql`truncate listings cascade`));

const by = 'editor@example.com';

const found = async (selection: Selection) =>
  (await listListings(db, 'coin', selection, { limit: 10 })).map(({ id }) => id);

test('an added listing is found at once, under any part of any of its names', async () => {
  const banana = newListing({ id: 'banana', name: 'Banana', texts: { ar: { name: 'موزة' } } });
  await addUnrecorded(db, [banana, newListing({ id: 'other', name: 'Other' })]);
  for (const q of ['b', 'an', 'ana', 'nana', 'banana', 'وز'])
    expect(await found({ q })).toEqual(['banana']);
  await expectSuffixesToBeRight();
});

test('an edited name is found as it is now and no longer as it was', async () => {
  await addUnrecorded(db, [newListing({ id: 'one', name: 'Before' })]);
  await editListing(db, 'coin', 'one', newContent({ name: 'After' }), { version: 1, by });
  expect(await found({ q: 'before' })).toEqual([]);
  expect(await found({ q: 'after' })).toEqual(['one']);
  await expectSuffixesToBeRight();
});

test('a new verdict or rating moves a listing among the matches', async () => {
  const given = { name: 'Moved', category: 'halal', rating: 1 } as const;
  await addUnrecorded(db, [
    newListing({ id: 'one', ...given }),
    newListing({ id: 'two', ...given, rating: 3 }),
  ]);
  const changed = newContent({ ...given, category: 'haram', rating: 5 });
  await editListing(db, 'coin', 'one', changed, { version: 1, by });
  expect(await found({ q: 'moved', category: 'halal' })).toEqual(['two']);
  expect(await found({ q: 'moved', category: 'haram' })).toEqual(['one']);
  expect(await found({ q: 'moved', sort: 'rating' })).toEqual(['one', 'two']);
  await expectSuffixesToBeRight();
});

test('a deleted listing is found no more, until it is restored', async () => {
  await addUnrecorded(db, [newListing({ id: 'one', name: 'Coming back' })]);
  const deleted = await deleteListing(db, 'coin', 'one', { version: 1, by });
  expect(await found({ q: 'coming' })).toEqual([]);
  await expectSuffixesToBeRight();
  if (deleted.outcome !== 'deleted') throw new Error('not deleted');
  await restoreState(db, deleted.change, { version: null, by });
  expect(await found({ q: 'coming' })).toEqual(['one']);
  await expectSuffixesToBeRight();
});

test('imported listings are found, new ones and changed ones', async () => {
  await addUnrecorded(db, [newListing({ id: 'one', name: 'Kept' })]);
  const read = ['one', 'two'].map((id) => ({
    listing: newListing({ id, name: `Imported ${id}` }),
    version: null,
    undated: [],
  }));
  await importListings(db, read, { by });
  expect(await found({ q: 'imported' })).toEqual(['two', 'one']);
  expect(await found({ q: 'kept' })).toEqual([]);
  await importListings(db, [...read], { by, isDryRun: true });
  await expectSuffixesToBeRight();
});

test('an edit of nothing that is searched writes no suffix anew', async () => {
  await addUnrecorded(db, [newListing({ id: 'one', name: 'Same', country: 'Oman' })]);
  const rows = () =>
    db.execute(sql`select ctid::text, suffix from listing_suffixes order by suffix`);
  const before = await rows();
  await db.execute(sql`update listings set country = 'Qatar', version = version + 1`);
  expect(await rows()).toEqual(before);
});

test('suffixes are right after rows of many kinds are changed at once, and after all are gone', async () => {
  await db.execute(sql`
    insert into listings (kind, id, search, name_key, created_at, updated_at)
    select case n % 3 when 0 then 'exchange' else 'coin' end, 'l-' || n,
      repeat('na ', n % 5) || chr(1575 + n % 20) || E'\nسطر ' || n || E'\n😀' || n, 'n', now(), now()
    from generate_series(1, 200) n`);
  await expectSuffixesToBeRight();
  await db.execute(sql`update listings set search = search || ' more' where id like '%1'`);
  await db.execute(sql`update listings set kind = 'exchange' where id like '%4'`);
  await db.execute(sql`update listings set id = id || '-renamed' where id like '%5'`);
  await db.execute(sql`update listings set search = '' where id like '%7'`);
  await expectSuffixesToBeRight();
  await db.execute(sql`delete from listings where id like '%2'`);
  await expectSuffixesToBeRight();
  await db.execute(sql`truncate listings cascade`);
  expect(await db.execute(sql`select from listing_suffixes`)).toHaveLength(0);
});

test('suffixes are right with many writers at once, and none of them waits for ever', async () => {
  const names = Array.from({ length: 8 }, (_, n) =>
    newListing({ id: `l-${n}`, name: `Name ${n}` }),
  );
  await addUnrecorded(db, names);
  const writers = Array.from({ length: 4 }, () => connect(url, { connections: 1 }));
  await Promise.all(
    writers.map(async ({ db, close }, writer) => {
      for (let round = 0; round < 12; round++) {
        const id = `l-${(writer * 3 + round) % 8}`;
        await db.execute(
          sql`update listings set search = ${`name ${writer} of ${round}`}, rating = ${round % 6} where id = ${id}`,
        );
      }
      await close();
    }),
  );
  await expectSuffixesToBeRight();
});

/** Compares them with suffixes made by hand. */
async function expectSuffixesToBeRight() {
  const stored = await db.execute<{ row: string }>(sql`
    select concat_ws('|', kind, listing_id, verdict_key, rating_key, created_at, suffix) as row
    from listing_suffixes order by 1`);
  const rows = await db.execute<{ search: string; owner: string }>(sql`
    select search, concat_ws('|', kind, id, verdict_key, rating_key, created_at) as owner from listings`);
  const expected = rows.flatMap(({ search, owner }) => {
    const suffixes = search.split('\n').flatMap((line) => {
      const letters = [...line];
      return letters.flatMap((letter, place) =>
        letter === ' ' ? [] : letters.slice(place, place + 24).join(''),
      );
    });
    return [...new Set(suffixes)].map((suffix) => `${owner}|${suffix}`);
  });
  expect(stored.map(({ row }) => row).toSorted()).toEqual(expected.toSorted());
}
