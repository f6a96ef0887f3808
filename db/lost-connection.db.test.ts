import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cuttableDatabase } from '#tests/rig/cuttable-connection.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { connect, isUnreachable } from './client.ts';

test('a transaction that loses its connection fails, and the next one succeeds', async () => {
  const database = await newDatabase();
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
  await database.close();
});

test('a transaction that throws is rolled back', async () => {
  const { db, close } = await newDatabase();
  await db.execute(sql`create table numbers (n int)`);
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into numbers values (1)`);
    throw new Error('test error');
  });
  await expect(failing).rejects.toThrow('test error');
  expect(await db.execute(sql`select * from numbers`)).toHaveLength(0);
  await close();
});
