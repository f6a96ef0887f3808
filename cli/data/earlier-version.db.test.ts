import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { listings } from '#db/schema.ts';
import { saveEdit } from '#domain/listing/change/save.ts';
import { readStarterListings, updateFromStarter } from '#domain/listing/transfer/starter.ts';
import { verifyLedger } from '#domain/listing/verify-ledger.ts';
import { dataCommands, rowsOf } from '#tests/rig/data-commands.ts';
import { testDatabase } from '#tests/rig/database.ts';

const FIXTURES = resolve(import.meta.dirname, '../../tests/fixtures');
// Each version wrote a backup and an export of the starter listings, an edited coin with an uploaded picture and a deleted
// one; in fd15021 also new rulings, one of them withdrawn, and a reverted edit.
const VERSIONS = [
  {
    version: '70a2fa0',
    rows: 309,
    lastEntry: 'f43d6416fc035e5eb89acd1dc27d11519683493d68812d6225271e556d2b5fb3',
  },
  {
    version: 'fd15021',
    rows: 323,
    lastEntry: '5247121cf93d14c2a92e5286e228904e1804e3611bc8e00cf19414b6f443b103',
  },
];

const { data, inFolder, uploadsOf } = dataCommands();

describe.each(VERSIONS)('files written by $version', ({ version, rows, lastEntry }) => {
  const readExport = () => fixture(`export-${version}.ndjson.gz`);

  test('a backup is restored completely, its ledger verifies, and an export gives the same file', async () => {
    const database = await testDatabase('empty');
    const backup = resolve(FIXTURES, `backup-${version}.gz`);
    expect(await data(database, 'restore', backup)).toMatchObject({
      stdout: expect.stringContaining(`restored ${rows} rows and 1 pictures`),
      status: 0,
    });
    expect(await data(database, 'verify')).toMatchObject({
      stdout: expect.stringContaining(`the last entry is ${lastEntry}`),
      status: 0,
    });
    expect(await readdir(uploadsOf(database))).toHaveLength(1);
    const file = inFolder(`restored-${version}.ndjson`);
    await data(database, 'export', file);
    const exported = await readFile(file, 'utf8');
    expect(withoutLicences(exported)).toBe(await readExport());
    // Until then they were in the program.
    expect(exported).toContain('"company":"Binance FZE"');
  });

  test('an export is imported completely, and its rulings verify', async () => {
    const database = await testDatabase('empty');
    const file = inFolder(`export-${version}.ndjson`);
    await writeFile(file, await readExport());
    expect(await data(database, 'import', file)).toMatchObject({
      stdout: expect.stringContaining('imported 64 documents: 64 new, 0 changed, 0 the same'),
      status: 0,
    });
    expect((await data(database, 'verify')).status).toBe(0);
  });
});

test('the starter listings of 70a2fa0 are ruled again, except one that an editor has changed', async () => {
  const database = await testDatabase('empty');
  await data(database, 'restore', resolve(FIXTURES, 'backup-70a2fa0.gz'));
  const { db } = database;
  const edit = { version: 1, what: 'edited', by: 'editor@example.com' } as const;
  await saveEdit(db, 'coin', 'bitcoin', edit, () => ({ rank: 9 }));
  const starters = [
    ...(await readStarterListings('coin')),
    ...(await readStarterListings('exchange')),
  ];
  const present = await db.select({ kind: listings.kind, id: listings.id }).from(listings);
  const names = present.map(({ kind, id }) => `${kind} ${id}`);
  const offered = starters
    .map(({ kind, id }) => `${kind} ${id}`)
    .filter((name) => names.includes(name));

  const { updated, touched } = await updateFromStarter(db);
  expect(touched).toEqual(['coin bitcoin']);
  expect([...updated, ...touched].toSorted()).toEqual(offered.toSorted());
  expect(await updateFromStarter(db)).toMatchObject({ updated: [], touched });
  expect((await verifyLedger(db)).problems).toEqual([]);
});

// Fixtures written by version 70a2fa0, whose newest migration is 0012.
const MIGRATIONS = resolve(import.meta.dirname, '../../db/migrations');
const NEWEST_MIGRATION = 12;

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
  const exported = withoutLicences(await readFile(file, 'utf8'));
  expect(exported === (await fixture('export-70a2fa0.ndjson.gz'))).toBe(true);
});

function withoutLicences(text: string): string {
  return text.replace(/"licences":\[.*\],(?="version")/g, '');
}

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
