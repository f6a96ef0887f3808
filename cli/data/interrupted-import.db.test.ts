import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { findWarnings } from '#domain/warning/find-warnings.ts';
import { dataCommands } from '#tests/rig/data-commands.ts';
import { testDatabase } from '#tests/rig/database.ts';

const { data, fileOf, inFolder } = dataCommands();

const ROOT = resolve(import.meta.dirname, '../..');
const ROWS = 30_000;
const metaMask = (count: number) => ({
  version: 2,
  tolerance: 2,
  fuzzylist: [],
  whitelist: [],
  blacklist: Array.from({ length: count }, (_, at) => `claim${at}.xyz`),
});

test('an import of warnings that is killed changes nothing, and takes the list over when it is repeated', {
  timeout: 120_000,
}, async () => {
  const database = await testDatabase('empty');
  const { db, url } = database;
  await data(database, 'protected', await fileOf('register.csv', 'site\nfirm.example.de'));
  await data(database, 'warnings', 'metamask', await fileOf('before.json', metaMask(3)));
  const file = await fileOf('long.json', metaMask(ROWS));
  const child = spawn(
    process.execPath,
    ['cli/data.ts', 'warnings', 'metamask', file, '--replace'],
    {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: inFolder('killed') },
      stdio: 'ignore',
    },
  );
  // It is within the one transaction as soon as its temporary table is there.
  const isWriting = sql`select from pg_stat_activity where datname = current_database()
    and xact_start is not null and query ilike '%read_entries%' and pid <> pg_backend_pid()`;
  await vi.waitUntil(async () => (await db.execute(isWriting)).length > 0, {
    timeout: 60_000,
    interval: 1,
  });
  child.kill('SIGKILL');
  if (child.signalCode === null) await once(child, 'exit');
  await vi.waitUntil(async () => (await db.execute(isWriting)).length === 0, { timeout: 30_000 });
  const countOf = async () => (await db.execute(sql`select from warned_domains`)).length;
  expect(await countOf()).toBe(4);

  const again = async () =>
    (await data(database, 'warnings', 'metamask', file, '--replace')).stdout;
  expect(await again()).toBe(`metamask: ${ROWS} domains, ${ROWS - 3} new, 0 taken back`);
  expect(await again()).toBe(`metamask: ${ROWS} domains, 0 new, 0 taken back`);
  expect(await findWarnings(db, [`claim${ROWS - 1}.xyz`])).toHaveLength(1);
});
