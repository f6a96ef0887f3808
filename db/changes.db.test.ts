import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newDatabase } from '#tests/database.ts';
import { type Changes, watchChanges } from './changes.ts';

const ADD = sql`insert into listings (kind, id, search, name_key, created_at, updated_at)
  values ('coin', 'one', 'one', 'one', now(), now())`;

let database: Awaited<ReturnType<typeof newDatabase>>;
let changes: Changes;
let told = 0;

beforeAll(async () => {
  database = await newDatabase();
  changes = watchChanges(database.url);
  changes.onChange(() => told++);
});
afterAll(async () => {
  await changes.close();
  await database.close();
});
beforeEach(async () => {
  await vi.waitUntil(() => changes.areHeard());
  await changes.caughtUp();
  told = 0;
});

test('a change is told once it is committed, and not before', async () => {
  await database.db.transaction(async (tx) => {
    await tx.execute(ADD);
    await changes.caughtUp();
    expect(told).toBe(0);
  });
  await changes.caughtUp();
  expect(told).toBe(1);
});

test.each([
  ['an edited listing', sql`update listings set rating = 4`],
  ['an edited text', sql`update listing_texts set name = 'Other'`],
  ['a deleted listing', sql`delete from listings`],
  ['a directory replaced as a whole', sql`truncate listings cascade`],
])('%s is told', async (_, statement) => {
  await database.db.execute(statement);
  await changes.caughtUp();
  expect(told).toBeGreaterThan(0);
});

test('what is rolled back is not told', async () => {
  const undone = database.db.transaction(async (tx) => {
    await tx.execute(sql`update listings set rating = 3`);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await changes.caughtUp();
  expect(told).toBe(0);
});

test('a lost connection is known at once, and once it is back everything may have changed', async () => {
  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await vi.waitUntil(() => !changes.areHeard(), { interval: 1 });
  await vi.waitUntil(() => changes.areHeard(), { timeout: 5_000 });
  expect(told).toBe(1);
  await database.db.execute(sql`truncate listings cascade`);
  await changes.caughtUp();
  expect(told).toBe(2);
});

test('closing ends the listening for good', async () => {
  const other = watchChanges(database.url);
  await vi.waitUntil(() => other.areHeard());
  await other.close();
  expect(other.areHeard()).toBe(false);
  await sleep(0);
  await other.caughtUp();
});
