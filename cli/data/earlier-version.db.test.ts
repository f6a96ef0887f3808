import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dataCommands, withDatabase } from '#tests/data-commands.ts';

// Files that version 70a2fa0 wrote: the starter listings and an editor's day, a coin with an uploaded picture, edited once,
// and a deleted one.

const FIXTURES = resolve(import.meta.dirname, '../../tests/fixtures');
const BACKUP = resolve(FIXTURES, 'backup-70a2fa0.gz');
const EXPORT = resolve(FIXTURES, 'export-70a2fa0.ndjson.gz');
const LAST_ENTRY =
  'the last entry is f43d6416fc035e5eb89acd1dc27d11519683493d68812d6225271e556d2b5fb3';

const { data, inFolder, uploadsOf } = dataCommands();

test('a backup of 70a2fa0 is restored whole, its ledger verifies, and its export is the same', () =>
  withDatabase('empty', async (database) => {
    expect(await data(database, 'restore', BACKUP)).toMatchObject({
      stdout: expect.stringContaining('restored 309 rows and 1 pictures'),
      status: 0,
    });
    expect(await data(database, 'verify')).toMatchObject({
      stdout: expect.stringContaining(LAST_ENTRY),
      status: 0,
    });
    expect(await readdir(uploadsOf(database))).toHaveLength(1);
    const again = inFolder('again.ndjson');
    await data(database, 'export', again);
    expect(await readFile(again, 'utf8')).toBe(await exportedThen());
  }));

test('an export of 70a2fa0 is imported whole, and its rulings verify', () =>
  withDatabase('empty', async (database) => {
    const file = inFolder('earlier.ndjson');
    await writeFile(file, await exportedThen());
    const imported = await data(database, 'import', file);
    expect(imported).toMatchObject({
      stdout: expect.stringContaining('imported 64 documents: 64 new, 0 changed, 0 the same'),
      status: 0,
    });
    expect((await data(database, 'verify')).status).toBe(0);
  }));

async function exportedThen(): Promise<string> {
  return String(gunzipSync(await readFile(EXPORT)));
}
