import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newDatabase } from '#tests/database.ts';
import { migrate } from './migrate.ts';

const applied = sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
// The extension and everything else live in `public`.
const forgetAll = sql`
  drop schema public cascade;
  create schema public;
  drop schema drizzle cascade`;

test('migrating a migrated database changes nothing', async () => {
  const { db, url, close } = await newDatabase('starter');
  const [before] = await db.execute(applied);
  await migrate(url);
  await migrate(url);
  expect(await db.execute(applied)).toMatchObject([before]);
  const [listings] = await db.execute<{ count: number }>(sql`select count(*)::int from listings`);
  expect(listings?.count).toBeGreaterThan(50);
  await close();
});

test('two instances that start at once on an empty database take turns', async () => {
  const { db, url, close } = await newDatabase();
  const [before] = await db.execute(applied);
  await db.execute(forgetAll);
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(await db.execute(applied)).toMatchObject([before]);
  expect(await db.execute(sql`select * from listings`)).toHaveLength(0);
  await close();
});
