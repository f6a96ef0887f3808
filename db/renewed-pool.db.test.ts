import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { cuttable } from '#tests/rig/cuttable-connection.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { connect, isUnreachable } from './client.ts';

test('a connection that is lost while something is about to be written is not used again', async () => {
  const database = await newDatabase();
  await using line = await cuttable(database.url);
  const { db, close } = connect(line.url, { connections: 1 });
  const ask = (n: number) => db.execute(sql.raw(`select ${n} as n`));
  for (let round = 0; round < 5; round += 1) {
    expect(await ask(round)).toEqual([{ n: round }]);
    line.cutAfterAnswer();
    await ask(1);
    expect(isUnreachable(await ask(2).catch((error: unknown) => error))).toBe(true);
    const askedMs = performance.now();
    expect(await ask(3)).toEqual([{ n: 3 }]);
    expect(performance.now() - askedMs).toBeLessThan(2_000);
  }
  await close();
  await database.close();
});

test('what a pool was asked before it lost a connection it still answers, and dates stay what they are', async () => {
  const database = await newDatabase();
  const { db, close } = connect(database.url, { connections: 2 });
  const slow = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_sleep(0.5)`);
    return tx.execute(sql`select 5 as n`);
  });
  await sleep(100);
  const dates = () =>
    db.execute<{ at: unknown }>(sql`select '2026-01-02 03:04:05+00'::timestamptz as at`);
  const before = await dates();
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`,
  );
  await sleep(100);
  expect(await dates()).toEqual(before);
  expect(await slow).toEqual([{ n: 5 }]);
  // Then its connections are given back.
  const open = sql`select from pg_stat_activity where datname = current_database()`;
  const isGivenBack = async () => (await database.db.execute(open)).length === 2;
  await vi.waitUntil(isGivenBack, { timeout: 10_000 });
  await close();
  await database.close();
});
