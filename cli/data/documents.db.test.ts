import { open, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { operator } from '#cli/operator/operator.ts';
import { listOperations } from '#domain/admin/operation.ts';
import { editListing } from '#domain/listing/change/edit.ts';
import { listChanges } from '#domain/listing/change/history.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { countListings } from '#domain/listing/list/list.ts';
import { readImport } from '#domain/listing/transfer/read-import.ts';
import { listPositions } from '#domain/position/positions.ts';
import { cpuMs } from '#tests/rig/cpu-time.ts';
import { dataCommands, rowsOf } from '#tests/rig/data-commands.ts';
import { sharedDatabase, testDatabase } from '#tests/rig/database.ts';
import { newContent, newListing } from '#tests/samples/listings.ts';
import { newPosition } from '#tests/samples/rulings.ts';
import { readDocuments } from './documents.ts';

const { data, fileOf, inFolder } = dataCommands();

/** Nothing that is refused changes it. */
const untouched = await sharedDatabase('empty');
const REASON = 'It has a use of its own and pays no interest.';

describe('import', () => {
  test('converts documents of the old database', async () => {
    const database = await testDatabase('empty');
    const file = await fileOf('coins-old.json', [
      {
        id: 'kX3dPq',
        name: ' Bitcoin ',
        symbol: 'btc',
        islamic_status: 'Halal',
        year_established: 2009,
        rating: '5',
        rank: 0,
        twitter: 'https://twitter.com/bitcoin',
        logo: 'https://img.example/btc.png',
        createdAt: { _seconds: 1_700_000_000, _nanoseconds: 5_000_000 },
        updatedAt: '2024-01-02T03:04:05.678Z',
        current_price: 1,
        website: '',
        country: null,
        translations: {
          description: { en: 'A coin.', ar: 'عملة.' },
          pros: { en: ['One', 'Two'] },
          reason: { en: REASON, fr: 'Parce que.' },
          slogan: { en: 'x' },
        },
        isHot: true,
      },
      { name: 'Bitcoin', createdAt: '2024-01-01', isHot: false },
    ]);
    const { stdout, status } = await data(database, 'import', file);
    expect(status).toBe(0);
    expect(stdout).toContain('left out: isHot (in 2 documents)');
    expect(stdout).toContain('left out: translations.slogan (in 1 documents)');
    expect(stdout).toContain('left out: translations.reason.fr');
    expect(stdout).toContain('its id kX3dPq becomes bitcoin');
    expect(stdout).toContain('imported 2 documents: 2 new, 0 changed, 0 the same');
    expect(await findListing(database.db, 'coin', 'bitcoin')).toMatchObject({
      symbol: 'BTC',
      category: 'halal',
      established: '2009',
      rating: 5,
      rank: null,
      twitter: '@bitcoin',
      image: 'https://img.example/btc.png',
      website: null,
      country: null,
      createdAt: new Date(1_700_000_000_005),
      texts: {
        en: { name: 'Bitcoin', description: 'A coin.', pros: 'One\nTwo', reason: REASON },
        ar: { description: 'عملة.' },
      },
    });
    const bare = await findListing(database.db, 'coin', 'bitcoin-2');
    expect(bare).toMatchObject({ category: null, rating: null, symbol: null });
  });

  test('takes what it can, and names each field and document that it leaves out', async () => {
    const database = await testDatabase('empty');
    const file = await fileOf('exchanges-bad.json', [
      { id: 'good', name: 'Good', createdAt: '2024-01-01' },
      {
        id: 'bad',
        name: 'Bad',
        country: 'Japan',
        website: 'javascript:alert(1)',
        rating: 9,
        established: 'about 2012',
        createdAt: 'long ago',
        translations: { pros: { en: 'Fast', ar: 7 } },
      },
      { id: 'words', name: 'Words', rating: 'good' },
      { id: 'good', name: 'Another', createdAt: '2024-01-01' },
      { id: 'ruled', name: 'Ruled', rulings: { futures: { verdict: 'maybe' } } },
      { rating: 4 },
    ]);
    const { stdout, stderr, status } = await data(database, 'import', file);
    expect(status).toBe(1);
    for (const line of [
      '2 (bad): left out website: must be a web address',
      '2 (bad): left out rating: must be at most 5',
      '2 (bad): left out established: must have at most 4 characters',
      '2 (bad): left out createdAt: it is not a date',
      '2 (bad): left out translations.pros.ar',
      '3 (words): its rating is not a number and becomes 0',
      '4 (good): left out: a second exchange with this id',
      '5 (ruled): left out: rulings.futures',
      '6: left out: it has neither an id nor a name',
    ]) {
      expect(stdout).toContain(`exchanges-bad.json ${line}`);
    }
    expect(stdout).toContain('imported 3 documents: 3 new, 0 changed, 0 the same, 6 of their');
    expect(stderr).toContain('3 of 6 documents left out, as named above');
    const find = (id: string) => findListing(database.db, 'exchange', id);
    expect(await find('bad')).toMatchObject({
      country: 'Japan',
      website: null,
      rating: null,
      established: null,
      texts: { en: { name: 'Bad', pros: 'Fast' } },
    });
    expect((await find('words'))?.rating).toBe(0);
    expect((await find('good'))?.texts.en?.name).toBe('Good');
    expect(await find('ruled')).toBeNull();
  });

  test('imports nothing when the database refuses the last document', async () => {
    const database = await testDatabase('empty');
    await database.db.execute(
      sql`alter table listings add constraint test_refusal check (id <> 'last')`,
    );
    const file = await fileOf('coins-last.json', [
      { id: 'first', name: 'First' },
      { id: 'last', name: 'Last' },
    ]);
    const { status, stderr } = await data(database, 'import', file);
    expect(status).toBe(1);
    expect(stderr).toContain('the database refused it: new row for relation "listings" violates');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(await countListings(database.db, 'coin')).toBe(0);
  });

  test('with --dry-run prints what would happen and changes nothing', async () => {
    const file = await fileOf('coins-dry.json', [{ id: 'dry', name: 'Dry' }]);
    const { stdout } = await data(untouched, 'import', file, '--dry-run');
    expect(stdout).toContain('would import 1 documents: 1 new');
    expect(await countListings(untouched.db, 'coin')).toBe(0);
    expect(await listChanges(untouched.db, 'coin', 'dry', { limit: 1 })).toEqual([]);
    expect(await listOperations(untouched.db, 1)).toEqual([]);
  });

  test('over existing listings adds to their history, and changes nothing when repeated', async () => {
    const database = await testDatabase('empty');
    const when = { createdAt: '2024-01-01T00:00:00.000Z' };
    const first = await fileOf('coins-1.ndjson', JSON.stringify({ id: 'a', name: 'A', ...when }));
    await data(database, 'import', first);
    const second = await fileOf(
      'both.ndjson',
      `${JSON.stringify({ kind: 'coin', id: 'a', name: 'B', ...when })}\n` +
        `${JSON.stringify({ collection: 'exchanges', id: 'a', name: 'X', ...when })}\n`,
    );
    expect((await data(database, 'import', second)).stdout).toContain('1 new, 1 changed');
    expect((await data(database, 'import', second)).stdout).toContain(
      '0 new, 0 changed, 2 the same',
    );
    const changes = await listChanges(database.db, 'coin', 'a', { limit: 5 });
    expect(changes.map(({ what, version }) => [what, version])).toEqual([
      ['imported', 2],
      ['imported', 1],
    ]);
    expect(changes[0]?.before?.texts.en?.name).toBe('A');
    const by = operator();
    expect(await listOperations(database.db, 5)).toMatchObject([
      { by, what: 'data import', whom: second, after: { added: 0, changed: 0, same: 2 } },
      { by, what: 'data import', whom: second, after: { added: 1, changed: 1, same: 0 } },
      { by, what: 'data import', whom: first, after: { added: 1, changed: 0, same: 0 } },
    ]);
  });

  test.each([
    ['a map by id', { bitcoin: { name: 'Bitcoin' }, ether: { name: 'Ether' } }],
    ['a list under "items"', { items: [{ id: 'bitcoin', name: 'Bitcoin' }, { id: 'ether' }] }],
  ])('reads %s on one line', async (_, documents) => {
    const database = await testDatabase('empty');
    const file = await fileOf('coins-compact.json', documents);
    const { stdout } = await data(database, 'import', file);
    expect(stdout).toContain('imported 2 documents: 2 new');
    expect(await findListing(database.db, 'coin', 'ether')).not.toBeNull();
  });

  test('finds documents without dates or with rounded ratings unchanged when repeated', async () => {
    const database = await testDatabase('empty');
    const file = await fileOf('coins-undated.json', [{ id: 'undated', name: 'U', rating: 4.25 }]);
    expect((await data(database, 'import', file)).stdout).toContain('its rating 4.25 becomes 4.3');
    const before = await findListing(database.db, 'coin', 'undated');
    expect((await data(database, 'import', file)).stdout).toContain('0 new, 0 changed, 1 the same');
    await fileOf('coins-undated.json', [{ id: 'undated', name: 'New name' }]);
    expect((await data(database, 'import', file)).stdout).toContain('1 changed');
    const after = await findListing(database.db, 'coin', 'undated');
    expect(after?.createdAt).toEqual(before?.createdAt);
  });

  test.each([
    ['a missing file', 'import', 'missing.json'],
    ['a missing backup', 'restore', 'missing.backup'],
    ['invalid JSON', 'import', 'broken.json'],
    ['a document of unknown kind', 'import', 'things.json'],
  ])('fails with one line for %s', async (_, verb, name) => {
    await fileOf('broken.json', '{"a":');
    await fileOf('things.json', [{ id: 'x' }]);
    const { stderr, status } = await data(untouched, verb, inFolder(name));
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

test('an import whose positions fail imports no listings, which may link them', async () => {
  const database = await testDatabase('empty');
  await database.db.execute(
    sql`alter table positions add constraint test_refusal check (id <> 'refused')`,
  );
  const file = await fileOf('linked.json', {
    coins: [{ id: 'linking', name: 'Linking' }],
    positions: [newPosition({ id: 'refused' })],
  });
  expect((await data(database, 'import', file)).status).toBe(1);
  expect(await countListings(database.db, 'coin')).toBe(0);
});

test('an export in lines or as one list can be imported into another database with the same rows', async () => {
  const from = await testDatabase('starter');
  await addUnrecorded(from.db, [
    newListing({
      id: 'odd',
      category: null,
      rating: 4.5,
      texts: { ar: { reason: 'آلة' }, tr: { name: 'Tuhaf' } },
      doubts: { ar: { reason: 'machine' } },
    }),
  ]);
  await editListing(from.db, 'coin', 'bitcoin', newContent(), { version: 1, by: 'me' });
  const [inLines, asList] = [inFolder('all.ndjson'), inFolder('all.json')];
  for (const file of [inLines, asList]) {
    expect((await data(from, 'export', file)).stdout).toContain('exported 165 documents');
  }
  const lines = (await readFile(inLines, 'utf8')).trimEnd().split('\n');
  const list = Object.entries<object[]>(JSON.parse(await readFile(asList, 'utf8')));
  expect(
    list.flatMap(([collection, documents]) => documents.map((each) => ({ collection, ...each }))),
  ).toEqual(lines.map((line) => JSON.parse(line)));

  const to = await testDatabase('empty');
  expect((await data(to, 'import', inLines)).status).toBe(0);
  for (const table of ['listings', 'listing_texts', 'listing_counts', 'listing_suffixes']) {
    expect(await rowsOf(to, table)).toEqual(await rowsOf(from, table));
  }
  expect(await listPositions(to.db)).toEqual(await listPositions(from.db));
  expect((await data(to, 'import', asList)).stdout).toContain('0 new, 0 changed, 165 the same');
});

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
    'lists or objects nested more than 64 deep',
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
  const { status, stdout, stderr } = await data(untouched, 'import', await make());
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(reason);
  expect(await countListings(untouched.db, 'coin')).toBe(0);
});

describe('the bounds are those of all files together', () => {
  test('in documents', async () => {
    const lines = '{"id":"a"}\n'.repeat(100_001);
    const files = [await fileOf('coins-1.ndjson', lines), await fileOf('coins-2.ndjson', lines)];
    await expect(readDocuments(files)).rejects.toThrow(
      `${files[1]} cannot be imported: with the files before it, it contains more than 200000 documents; import fewer files at a time`,
    );
  });

  test('in values', async () => {
    const file = await fileOf('coins.json', `[{"id":"a","x":[${'1,'.repeat(4e6)}1]}]`);
    await expect(readDocuments([file, file])).rejects.toThrow('it contains more than 8000000 val');
  });

  test('in bytes', async () => {
    const files = [
      await fileOf('coins.json', [{ id: 'a' }]),
      await largeFile('coins-large.json', 256 * MEGABYTE),
    ];
    await expect(readDocuments(files)).rejects.toThrow('it is larger than 256 MB');
  });
});

test('a file that is not in UTF-8 is refused by its name', async () => {
  const latin = Buffer.from('[{"id":"a","name":"Café"}]', 'latin1');
  const file = await fileOf('coins.json', latin);
  const { status, stdout, stderr } = await data(untouched, 'import', '--dry-run', file);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(
    `${file} cannot be imported: it is not in UTF-8; save it as UTF-8 and import it again`,
  );
});

test.each([
  ['a list', 'coins.json', '[{"id":"a"}]'],
  ['lines', 'coins.ndjson', '{"id":"a"}\n{"id":"b"}\n'],
])('a byte order mark before %s, of an editor on Windows, is dropped', async (_, name, text) => {
  const { listings } = await readDocuments([await fileOf(name, `\ufeff${text}`)]);
  expect(listings[0]?.raw).toEqual({ id: 'a' });
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

test('10,000 documents of one name get distinct ids in linear time', async () => {
  const sources = Array.from({ length: 10_000 }, (_, index) => ({
    kind: 'coin' as const,
    where: `coins.json ${index + 1}`,
    raw: { name: 'Same' },
  }));
  let listings: ReturnType<typeof readImport>['listings'] = [];
  const takenMs = await cpuMs(() => {
    ({ listings } = readImport(sources, new Date()));
  });
  expect(new Set(listings.map(({ listing }) => listing.id)).size).toBe(10_000);
  expect(listings.at(-1)?.listing.id).toBe('same-10000');
  // Takes two seconds; quadratic time would be a quarter of a minute.
  expect(takenMs).toBeLessThan(8_000);
});
