import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { registerEntries, registers } from '#db/schema.ts';
import { listOperations } from '#domain/admin/operation.ts';
import { listRegisterTasks } from '#domain/register/register-tasks.ts';
import { runCommandLine } from '#tests/rig/command.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { otherRows, registerFile, registerRow } from '#tests/samples/register-file.ts';

const ROOT = resolve(import.meta.dirname, '../..');
// Processes start slowly on a busy machine.
const TEST_TIMEOUT_MS = 60_000;
const ENTRIES = 10_000;

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabayyan-register-'));
  file = await fileOf('register.csv', otherRows(ENTRIES));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(name: string, rows: string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, registerFile(...rows));
  await utimes(path, new Date('2026-11-20'), new Date('2026-11-20'));
  return path;
}

async function openSite() {
  const database = await newDatabase('starter');
  onTestFinished(() => database.close());
  return { ...database, environment: { DATABASE_URL: database.url, DATA_DIR: folder } };
}

test('an import killed in its midst leaves the copy of before, and its repetition is whole', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const { db, environment } = await openSite();
  const read = (path: string) => runCommandLine('data', ['register', path], environment);
  expect((await read(await fileOf('first.csv', otherRows(9_000)))).status).toBe(0);
  const before = await db.select().from(registers);
  // Holds the import up within its transaction, after some of its entries.
  await db.execute(sql`create function wait() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(1); return null; end'`);
  await db.execute(sql`create trigger waits after insert on register_entries
    for each statement execute function wait()`);
  const isWaiting = sql`select from pg_locks where locktype = 'advisory' and not granted
    and objid = 1 and database = (select oid from pg_database where datname = current_database())`;
  await db.transaction(async (own) => {
    await own.execute(sql`select pg_advisory_xact_lock(1)`);
    const child = spawn(process.execPath, ['cli/data.ts', 'register', file], {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: 'ignore',
    });
    const isHeld = async () => (await db.execute(isWaiting)).length > 0;
    await vi.waitUntil(isHeld, { timeout: 40_000 });
    child.kill('SIGKILL');
    if (child.signalCode === null) await once(child, 'exit');
  });
  await db.execute(sql`drop trigger waits on register_entries`);
  expect(await db.select().from(registers)).toEqual(before);
  expect(await db.$count(registerEntries)).toBe(9_000);

  expect((await read(file)).stdout).toContain(`${ENTRIES} entries, 1000 new, 0 changed, 0 gone`);
  expect((await read(file)).stdout).toContain(`${ENTRIES} entries, 0 new, 0 changed, 0 gone`);
  expect(await db.$count(registerEntries)).toBe(ENTRIES);
});

test('a copy read by hand tells what to look at and is in the log of operations', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const { db, environment } = await openSite();
  const lei = '254900641D8KNHUZYX24';
  const kraken = registerRow('Payward Europe Solutions Limited', lei, 'Kraken', 'kraken.com');
  const copy = await fileOf('kraken.csv', [kraken, ...otherRows(20)]);
  const { stdout } = await runCommandLine('data', ['register', copy], environment);
  expect(stdout).toContain('changed: kraken: Payward Europe Solutions Limited: first day');
  expect(stdout).toContain('gone: kraken: Payward Global Solutions Limited: not in the copy');
  expect((await listRegisterTasks(db, 1)).count).toBeGreaterThan(5);
  const [row] = await db.select().from(registers);
  expect(row?.modifiedAt).toEqual(new Date('2026-11-20'));
  expect(await listOperations(db, 1)).toMatchObject([{ what: 'data register', whom: 'esma' }]);

  const half = await fileOf('half.csv', otherRows(5));
  const refused = await runCommandLine('data', ['register', half], environment);
  expect(refused.status).toBe(1);
  expect(refused.stderr.trim().split('\n')).toHaveLength(1);
  expect(refused.stderr).toContain('5 entries after 21');
});
