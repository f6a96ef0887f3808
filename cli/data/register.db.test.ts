import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { registerEntries, registers } from '#db/schema.ts';
import { listOperations } from '#domain/admin/operation.ts';
import { listRegisterTasks } from '#domain/register/register-tasks.ts';
import { dataCommands } from '#tests/rig/data-commands.ts';
import { testDatabase, untilLockAwaited } from '#tests/rig/database.ts';
import { otherRows, registerFile, registerRow } from '#tests/samples/register-file.ts';

const ROOT = resolve(import.meta.dirname, '../..');
// Processes start slowly on a busy machine.
const TEST_TIMEOUT_MS = 60_000;

const { data, dataProcess, fileOf, inFolder } = dataCommands();

async function copyOf(name: string, rows: string[]): Promise<string> {
  const path = await fileOf(name, registerFile(...rows));
  await utimes(path, new Date('2026-11-20'), new Date('2026-11-20'));
  return path;
}

test('an import killed in its midst leaves the copy of before, and its repetition is whole', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const database = await testDatabase('starter');
  const { db } = database;
  const read = (path: string) => data(database, 'register', path);
  expect((await read(await copyOf('first.csv', otherRows(1_800)))).status).toBe(0);
  const file = await copyOf('register.csv', otherRows(2_400));
  const before = await db.select().from(registers);
  // Holds the import up within its transaction, after some of its entries.
  await db.execute(sql`create function wait() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(1); return null; end'`);
  await db.execute(sql`create trigger waits after insert on register_entries
    for each statement execute function wait()`);
  await db.transaction(async (own) => {
    await own.execute(sql`select pg_advisory_xact_lock(1)`);
    const child = spawn(process.execPath, ['cli/data.ts', 'register', file], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: inFolder('killed') },
      stdio: 'ignore',
    });
    await untilLockAwaited(db);
    child.kill('SIGKILL');
    if (child.signalCode === null) await once(child, 'exit');
  });
  await db.execute(sql`drop trigger waits on register_entries`);
  expect(await db.select().from(registers)).toEqual(before);
  expect(await db.$count(registerEntries)).toBe(1_800);

  expect((await read(file)).stdout).toContain('2400 entries, 600 new, 0 changed, 0 gone');
  expect((await read(file)).stdout).toContain('2400 entries, 0 new, 0 changed, 0 gone');
  expect(await db.$count(registerEntries)).toBe(2_400);
});

test('a copy read by hand tells what to look at and is in the log of operations', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const database = await testDatabase('starter');
  const { db } = database;
  const lei = '254900641D8KNHUZYX24';
  const kraken = registerRow('Payward Europe Solutions Limited', lei, 'Kraken', 'kraken.com');
  const copy = await copyOf('kraken.csv', [kraken, ...otherRows(20)]);
  const { stdout } = await data(database, 'register', copy);
  expect(stdout).toContain('changed: kraken: Payward Europe Solutions Limited: first day');
  expect(stdout).toContain('gone: kraken: Payward Global Solutions Limited: not in the copy');
  expect((await listRegisterTasks(db, 1)).count).toBeGreaterThan(5);
  const [row] = await db.select().from(registers);
  expect(row?.modifiedAt).toEqual(new Date('2026-11-20'));
  expect(await listOperations(db, 1)).toMatchObject([{ what: 'data register', whom: 'esma' }]);

  const half = await copyOf('half.csv', otherRows(5));
  const refused = await dataProcess(database, 'register', half);
  expect(refused.status).toBe(1);
  expect(refused.stderr.trim().split('\n')).toHaveLength(1);
  expect(refused.stderr).toContain('5 entries after 21');
});
