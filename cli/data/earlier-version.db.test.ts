import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { dataCommands } from '#tests/rig/data-commands.ts';
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
  const readExport = async () =>
    String(gunzipSync(await readFile(resolve(FIXTURES, `export-${version}.ndjson.gz`))));

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
    expect(await readFile(file, 'utf8')).toBe(await readExport());
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
