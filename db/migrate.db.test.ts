import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/rig/database.ts';
import type { Database } from './client.ts';
import { migrate, NewerSchemaError } from './migrate.ts';

const ROOT = resolve(import.meta.dirname, '..');

const applied = sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
// The extension and all tables are in `public`.
const dropAll = sql`
  drop schema public cascade;
  create schema public;
  drop schema drizzle cascade`;

test('migrating an up-to-date database changes nothing', async () => {
  const { db, url } = await testDatabase('starter');
  const [before] = await db.execute(applied);
  await migrate(url);
  await migrate(url);
  expect(await db.execute(applied)).toMatchObject([before]);
  const [listings] = await db.execute<{ count: number }>(sql`select count(*)::int from listings`);
  expect(listings?.count).toBeGreaterThan(50);
});

test('three instances starting concurrently on an empty database all succeed', async () => {
  const { db, url } = await testDatabase();
  const [before] = await db.execute(applied);
  await db.execute(dropAll);
  const starts = Promise.all([migrate(url), migrate(url), migrate(url)]);
  await expect(starts).resolves.toHaveLength(3);
  expect(await db.execute(applied)).toMatchObject([before]);
  expect(await db.execute(sql`select * from listings`)).toHaveLength(0);
});

test('a killed migration is rolled back and repeated at the next start', {
  timeout: 60_000,
}, async () => {
  const { db, url } = await testDatabase();
  await using folder = await migrationsOf([
    'create table first_one (n int)',
    `create table second_one (n int);
     insert into first_one values (1);
     select pg_sleep(100) where to_regclass('may_go_on') is null;
     create table third_one (n int)`,
  ]);
  const [before] = await db.execute(applied);
  const script = `import { migrate } from '#db/migrate.ts'; await migrate(...process.argv.slice(1));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, url, folder.path], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  const sleeping = sql`select from pg_stat_activity where query like '%pg_sleep(100)%'
    and datname = current_database() and pid <> pg_backend_pid()`;
  await vi.waitUntil(async () => (await db.execute(sleeping)).length > 0, { timeout: 40_000 });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await tablesOf(db)).toEqual([]);
  await db.execute(sql`create table may_go_on ()`);
  await migrate(url, folder.path);
  expect(await tablesOf(db)).toEqual(['first_one', 'second_one', 'third_one']);
  expect(await db.execute(sql`select n from first_one`)).toEqual([{ n: 1 }]);
  const [after] = await db.execute(applied);
  expect(Number(after?.count) - Number(before?.count)).toBe(2);
});

test('a schema migrated by a newer version is refused and left unchanged', async () => {
  const { db, url } = await testDatabase();
  await using newer = await migrationsOf(['create table newer_one (n int)']);
  await migrate(url, newer.path);
  const [before] = await db.execute(applied);
  await expect(migrate(url)).rejects.toThrow(NewerSchemaError);
  expect(await db.execute(applied)).toMatchObject([before]);
  // The newer version still starts.
  await migrate(url, newer.path);
});

async function tablesOf(db: Database): Promise<unknown[]> {
  const rows = await db.execute(sql`
    select relname from pg_class where relkind = 'r' and relname like '%\\_one' order by 1`);
  return rows.map(({ relname }) => relname);
}

/** Creates a folder with these migrations, newer than the real ones. */
async function migrationsOf(statements: string[]) {
  const path = await mkdtemp(join(tmpdir(), 'tabayyan-migrations-'));
  await mkdir(join(path, 'meta'));
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    when: Date.now() + idx,
    tag: `${idx}`,
    breakpoints: true,
  }));
  await writeFile(
    join(path, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [idx, statement] of statements.entries()) {
    await writeFile(join(path, `${idx}.sql`), statement);
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}
