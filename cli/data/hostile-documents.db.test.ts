import { open } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { countListings } from '#domain/listing/list/list.ts';
import { readImport } from '#domain/listing/transfer/import.ts';
import { dataCommands } from '#tests/rig/data-commands.ts';
import { testDatabase } from '#tests/rig/database.ts';

const { data, fileOf, inFolder } = dataCommands();

const MEGABYTE = 1024 * 1024;

/** Creates a sparse file of `bytes`. */
async function largeFile(name: string, bytes: number): Promise<string> {
  const path = inFolder(name);
  const file = await open(path, 'w');
  await file.truncate(bytes);
  await file.close();
  return path;
}

test.each<[string, string, () => Promise<string>]>([
  [
    'deeply nested lists',
    'lists or objects more than 64 deep',
    () => fileOf('coins.json', `[{"id":"a","name":${'['.repeat(2e5)}${']'.repeat(2e5)}}]`),
  ],
  [
    'too many values',
    'more than 8000000 values; divide it',
    () => fileOf('coins.json', `[{"id":"a","x":[${'{},'.repeat(8e6)}{}]}]`),
  ],
  [
    'too many documents in a list',
    'more than 200000 documents; divide it',
    () => fileOf('coins.json', `[${'{},'.repeat(200_000)}{}]`),
  ],
  [
    'too many documents in lines',
    'more than 200000 documents; divide it',
    () => fileOf('coins.ndjson', '{"id":"a"}\n'.repeat(200_001)),
  ],
  [
    'too many bytes',
    'it is larger than 256 MB; divide it',
    () => largeFile('coins.json', 256 * MEGABYTE + 1),
  ],
])('importing a file with %s fails in one line', async (_, reason, make) => {
  const database = await testDatabase('empty');
  const { status, stdout, stderr } = await data(database, 'import', await make());
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(reason);
  expect(await countListings(database.db, 'coin')).toBe(0);
});

test('importing a document with thousands of unknown fields prints a short summary', async () => {
  const database = await testDatabase('empty');
  const fields = Array.from({ length: 5_000 }, (_, index) => [`field${index}`, 1]);
  const long = { ['x'.repeat(MEGABYTE)]: 1, ...Object.fromEntries(fields) };
  const file = await fileOf('coins-fields.json', [{ id: 'a', name: 'A', ...long }]);
  const { status, stdout } = await data(database, 'import', file);
  expect(status).toBe(0);
  expect(stdout).toContain('… and 4981 more like these');
  expect(stdout.length).toBeLessThan(5_000);
});

test('20,000 documents of one name get distinct ids in linear time', () => {
  const sources = Array.from({ length: 20_000 }, (_, index) => ({
    kind: 'coin' as const,
    where: `coins.json ${index + 1}`,
    raw: { name: 'Same' },
  }));
  const startMs = performance.now();
  const { listings } = readImport(sources, new Date());
  expect(new Set(listings.map(({ listing }) => listing.id)).size).toBe(20_000);
  expect(listings.at(-1)?.listing.id).toBe('same-20000');
  // Takes under a second; quadratic time would be a minute.
  expect(performance.now() - startMs).toBeLessThan(15_000);
});
