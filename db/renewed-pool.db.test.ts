import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cuttableDatabase } from '#tests/rig/cuttable-connection.ts';
import { testDatabase } from '#tests/rig/database.ts';
import { connect, isUnreachable, openClient } from './client.ts';
import { renewedPool } from './renewed-pool.ts';

test('a connection lost before a write is not reused', async () => {
  const database = await testDatabase();
  await using line = await cuttableDatabase(database.url);
  const { db, close } = connect(line.url, { connections: 1 });
  const select = (n: number) => db.execute(sql.raw(`select ${n} as n`));
  for (let round = 0; round < 5; round += 1) {
    expect(await select(round)).toEqual([{ n: round }]);
    line.cutAfterAnswer();
    await select(1);
    expect(isUnreachable(await select(2).catch((error: unknown) => error))).toBe(true);
    const startMs = performance.now();
    expect(await select(3)).toEqual([{ n: 3 }]);
    expect(performance.now() - startMs).toBeLessThan(2_000);
  }
  await close();
});

test('a replaced pool finishes its queries and is closed, and the new one parses dates alike', async () => {
  const database = await testDatabase();
  const { db, close } = connect(database.url, { connections: 2 });
  const slow = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_sleep(0.5)`);
    return tx.execute(sql`select 5 as n`);
  });
  const sleeping = sql`select from pg_stat_activity
    where datname = current_database() and state = 'active' and query = 'select pg_sleep(0.5)'`;
  await vi.waitUntil(async () => (await database.db.execute(sleeping)).length > 0, {
    timeout: 10_000,
    interval: 5,
  });
  const dates = () =>
    db.execute<{ at: unknown }>(sql`select '2026-01-02 03:04:05+00'::timestamptz as at`);
  const before = await dates();
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`,
  );
  // Queries fail until the client has noticed the lost connection.
  await expect.poll(dates).toEqual(before);
  expect(await slow).toEqual([{ n: 5 }]);
  // Then the old pool closes its connections.
  const open = sql`select from pg_stat_activity where datname = current_database()`;
  const isClosed = async () => (await database.db.execute(open)).length === 2;
  await vi.waitUntil(isClosed, { timeout: 10_000 });
  await close();
});

test('a pool is replaced after many statements, and none fails', async () => {
  const { url } = await testDatabase();
  const open = (onclose: () => void) => openClient(url, { max: 2, onclose });
  const options = { isLoss: isUnreachable, endsInSeconds: 1, maxStatements: 5 };
  const client = renewedPool(open, options);
  const rows = [];
  for (let round = 0; round < 10; round += 1) {
    const two = [1, 2].map(() => client.unsafe('select pg_backend_pid() as pid'));
    rows.push(...(await Promise.all(two)).flat());
  }
  expect(rows).toHaveLength(20);
  expect(new Set(rows.map(({ pid }) => pid)).size).toBeGreaterThan(2);
  await client.end();
});

test('a pool of one connection keeps it, with what it holds: locks, listening', async () => {
  const { url } = await testDatabase();
  const open = (onclose: () => void) => openClient(url, { max: 1, onclose });
  const client = renewedPool(open, { isLoss: isUnreachable, endsInSeconds: 1, maxStatements: 5 });
  const pids = new Set();
  for (let round = 0; round < 10; round += 1) {
    const [row] = await client.unsafe('select pg_backend_pid() as pid');
    pids.add(row?.pid);
  }
  expect(pids.size).toBe(1);
  await client.end();
});

test('a transaction that loses its connection fails, and the next one succeeds', async () => {
  const database = await testDatabase();
  const uncaught = vi.fn();
  process.on('uncaughtException', uncaught);
  onTestFinished(() => void process.off('uncaughtException', uncaught));
  await using line = await cuttableDatabase(database.url);
  const { db, close } = connect(line.url, { connections: 1 });
  for (let round = 0; round < 5; round += 1) {
    const failure = await db
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        const waiting = tx.execute(sql`select pg_sleep(5)`);
        line.cut();
        await waiting;
      })
      .catch((error: unknown) => error);
    expect(isUnreachable(failure)).toBe(true);
    const seven = await db.transaction((tx) => tx.execute(sql`select 7 as seven`));
    expect(seven[0]).toEqual({ seven: 7 });
  }
  // An uncaught exception would end the process.
  expect(uncaught).not.toHaveBeenCalled();
  await close();
});

test('a transaction that throws is rolled back', async () => {
  const { db } = await testDatabase();
  await db.execute(sql`create table numbers (n int)`);
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into numbers values (1)`);
    throw new Error('test error');
  });
  await expect(failing).rejects.toThrow('test error');
  expect(await db.execute(sql`select * from numbers`)).toHaveLength(0);
});

test('the driver holds no rows that were read', async () => {
  const { url } = await testDatabase();
  const { client, close } = connect(url);
  const query = client.unsafe('select 1 union all select 2');
  expect(await query.values()).toEqual([[1], [2]]);
  expect(await query).toEqual([]);
  await close();
});
