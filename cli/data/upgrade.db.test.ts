import { cp, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { dataCommands, rowsOf } from '#tests/rig/data-commands.ts';
import { testDatabase } from '#tests/rig/database.ts';

// Fixtures written by version 70a2fa0, whose newest migration is 0012.
const FIXTURES = resolve(import.meta.dirname, '../../tests/fixtures');
const MIGRATIONS = resolve(import.meta.dirname, '../../db/migrations');
const NEWEST_MIGRATION = 12;

const { data, inFolder } = dataCommands();

test('upgrading a database of 70a2fa0 in place keeps its ledger, history and export', async () => {
  const database = await testDatabase('empty');
  await database.db.execute(sql`
      drop schema public cascade;
      create schema public;
      drop schema drizzle cascade`);
  await migrate(database.url, await oldMigrations());
  await insertBackup(database.db);
  const ledger = await rowsOf(database, 'ruling_ledger');
  const history = await rowsOf(database, 'listing_changes');
  await migrate(database.url);

  expect(await rowsOf(database, 'ruling_ledger')).toEqual(ledger);
  expect(await rowsOf(database, 'listing_changes')).toEqual(history);
  const verified = await data(database, 'verify');
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const file = inFolder('upgraded.ndjson');
  await data(database, 'export', file);
  expect((await readFile(file, 'utf8')) === (await fixture('export-70a2fa0.ndjson.gz'))).toBe(true);
});

async function oldMigrations(): Promise<string> {
  const folder = inFolder('migrations');
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = `${folder}/meta/_journal.json`;
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= NEWEST_MIGRATION);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

async function insertBackup(db: Database): Promise<void> {
  let names = sql``;
  for (const line of (await fixture('backup-70a2fa0.gz')).trimEnd().split('\n')) {
    const { table, columns, rows } = JSON.parse(line);
    if (columns)
      names = sql.join(
        columns.map((name: string) => sql.identifier(name)),
        sql`, `,
      );
    if (!rows) continue;
    const into = sql.identifier(table);
    await db.execute(sql`
      insert into ${into} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)`);
  }
}

async function fixture(name: string): Promise<string> {
  return String(gunzipSync(await readFile(resolve(FIXTURES, name))));
}
