import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { connect, type Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { countListings } from './list.ts';

const { db, url } = await sharedDatabase();
beforeEach(() => db.execute(sql`truncate listings cascade`));

test('counts are right after rows are inserted, many at once too', async () => {
  await insert(db, 'a', 100);
  await insert(db, 'b', 1);
  expect(await countListings(db, 'coin')).toBe(101);
  await expectCountsToBeRight();
});

test('counts are right after rows are updated', async () => {
  await insert(db, 'a', 100);
  await db.execute(sql`update listings set ${HARAM} where category is null`);
  await db.execute(sql`update listings set ${UNRULED} where category = 'halal'`);
  await db.execute(sql`update listings set rating = 1`);
  await db.execute(sql`update listings set kind = 'exchange' where id like '%1'`);
  expect(await countListings(db, 'coin', { category: 'halal' })).toBe(0);
  await expectCountsToBeRight();
});

test('counts are right after an insert that turns into an update or into nothing', async () => {
  await insert(db, 'a', 10);
  await db.execute(sql`
    insert into listings (kind, id, search, name_key, created_at, updated_at)
    values ('coin', 'a-1', '', '', now(), now()), ('coin', 'a-11', '', '', now(), now())
    on conflict (kind, id) do update set ${HARAM}`);
  await db.execute(sql`
    insert into listings (kind, id, search, name_key, created_at, updated_at)
    values ('coin', 'a-1', '', '', now(), now()) on conflict do nothing`);
  expect(await countListings(db, 'coin')).toBe(11);
  await expectCountsToBeRight();
});

test('counts are right after rows are deleted', async () => {
  await insert(db, 'a', 100);
  await db.execute(sql`delete from listings where id like '%5'`);
  expect(await countListings(db, 'coin')).toBe(90);
  await db.execute(sql`delete from listings where id like 'nothing%'`);
  await expectCountsToBeRight();
  await db.execute(sql`delete from listings`);
  expect(await countListings(db, 'coin')).toBe(0);
  await expectCountsToBeRight();
});

test('counts are right after the table is emptied', async () => {
  await insert(db, 'a', 100);
  await db.execute(sql`truncate listings cascade`);
  expect(await countListings(db, 'coin')).toBe(0);
  await insert(db, 'b', 3);
  expect(await countListings(db, 'coin')).toBe(3);
});

test('rows that are rolled back are not counted', async () => {
  await insert(db, 'a', 10);
  const undone = db.transaction(async (tx) => {
    await insert(tx, 'b', 10);
    tx.rollback();
  });
  await expect(undone).rejects.toThrow();
  expect(await countListings(db, 'coin')).toBe(10);
  await expectCountsToBeRight();
});

test('counts are right with many writers at once, and none of them waits for ever', async () => {
  const writers = Array.from({ length: 6 }, () => connect(url, { connections: 1 }));
  await Promise.all(
    writers.map(async ({ db: own, close }, writer) => {
      for (let round = 0; round < 8; round++) {
        const prefix = `w${writer}r${round}`;
        await insert(own, prefix, 8);
        await own.execute(
          sql`update listings set ${HARAM} where id = ${`${prefix}-${1 + (round % 8)}`}`,
        );
        await own.execute(
          sql`delete from listings where id = ${`${prefix}-${1 + ((round + 3) % 8)}`}`,
        );
      }
      await close();
    }),
  );
  expect(await countListings(db, 'coin')).toBe(6 * 8 * 7);
  await expectCountsToBeRight();
});

const HARAM = sql`category = 'haram', rulings = '{"spot": {"verdict": "haram"}}', ruled_at = now()`;
const UNRULED = sql`category = null, rulings = '{}', ruled_at = null`;

/** Coins of all three verdicts and unreviewed ones, `prefix-1` to `prefix-count`. */
async function insert(into: Database, prefix: string, count: number) {
  await into.execute(sql`
    insert into listings (kind, id, category, rulings, ruled_at, search, name_key, created_at, updated_at)
    select 'coin', ${prefix} || '-' || n, verdict, one_shape_of_rulings(verdict, null, null), case when verdict is not null then now() end, '', '', now(), now()
    from generate_series(1, ${count}::int) n,
      lateral (select (array['halal', 'questionable', 'haram', null])[1 + n % 4] as verdict) ruled`);
}

async function expectCountsToBeRight() {
  for (const kind of KINDS) {
    expect(await countListings(db, kind)).toBe(await db.$count(listings, sql`kind = ${kind}`));
    for (const category of ['halal', 'questionable', 'haram'] as const) {
      const counted = sql`kind = ${kind} and category = ${category}`;
      expect(await countListings(db, kind, { category })).toBe(await db.$count(listings, counted));
    }
  }
}
