import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '#tests/rig/database.ts';
import { connect, isUnavailable, openClient } from './client.ts';

test('a connection lost while it opens fails its query without ending the process', async () => {
  const database = await testDatabase();
  const { db, close } = connect(database.url, { connections: 1 });
  onTestFinished(close);
  const lost = await database.db.transaction(async (own) => {
    // Queries of the type catalogue wait for this lock.
    await own.execute(sql`lock table pg_catalog.pg_type in access exclusive mode`);
    const failure = db.execute(sql`select 'x'::regtype`).catch((error: unknown) => error);
    const waiting = sql`from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`;
    await vi.waitUntil(async () => (await own.execute(sql`select 1 ${waiting}`)).length > 0, {
      timeout: 10_000,
    });
    await own.execute(sql`select pg_terminate_backend(pid) ${waiting}`);
    return failure;
  });
  expect(lost).toBeInstanceOf(Error);
});

test('a list of texts is passed unchanged whatever characters it contains', async () => {
  const database = await testDatabase();
  const texts = ['plain', '', 'NULL', 'a,b', '{c}', '"d"', String.raw`\e`, 'ف\n'];
  const client = openClient(database.url, { max: 1 });
  onTestFinished(() => client.end());
  const [row] = await client.unsafe('select to_json($1::text[]) as back', [texts]);
  expect(row?.back).toEqual(texts);
});

test('a statement over the time limit is cancelled, and the next one succeeds', async () => {
  const database = await testDatabase();
  const { db, close } = connect(database.url, { connections: 1, statementMs: 100 });
  onTestFinished(close);
  const failure = await db.execute(sql`select pg_sleep(3)`).catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
  expect(await db.execute(sql`select 7 as seven`)).toEqual([{ seven: 7 }]);
});
