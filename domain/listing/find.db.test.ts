import { beforeAll, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { NOTHING_KNOWN, newContent, newListing } from '#tests/samples/listings.ts';
import { editListing } from './change/edit.ts';
import { findListing, findListings } from './find.ts';
import { NO_VALUES, type PlainValues } from './plain-field.ts';

const { db } = await sharedDatabase();
const full = newListing({
  id: 'full',
  name: 'Full',
  rating: 4.5,
  rank: 3,
  image: '/logos/full.svg',
  twitter: '@full',
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
  texts: {
    en: { description: 'One\nTwo', pros: 'A\nB', cons: 'It\'s "quoted" \\ 🚀', reason: 'Because.' },
    ar: { name: 'كامل', reason: 'لأنّ' },
    tr: { reason: 'Çünkü' },
  },
});
// A value of each field, and another one.
const FIRST: PlainValues = {
  symbol: 'ONE',
  image: '/logos/one.svg',
  category: 'halal',
  rating: 4.5,
  established: '2009',
  country: 'Oman',
  rank: 3,
  marketId: 'one',
  website: 'https://one.example',
  twitter: '@one',
  reddit: 'https://www.reddit.com/r/one',
  github: 'https://github.com/one',
  telegram: 'https://t.me/one',
  whitepaper: 'https://one.example/paper',
};
const SECOND: PlainValues = {
  symbol: 'TWO',
  image: '/logos/two.svg',
  category: 'haram',
  rating: 1,
  established: '2010',
  country: 'Qatar',
  rank: 4,
  marketId: 'two',
  website: 'https://two.example',
  twitter: '@two',
  reddit: 'https://www.reddit.com/r/two',
  github: 'https://github.com/two',
  telegram: 'https://t.me/two',
  whitepaper: 'https://two.example/paper',
};
const bare = newListing({ id: 'bare', texts: {}, ...NOTHING_KNOWN });
bare.texts = {};

beforeAll(async () => {
  await addUnrecorded(db, [full, bare]);
});

test('a listing is found as it was added, with every text', async () => {
  expect(await findListing(db, 'coin', 'full')).toEqual(full);
});

test('every plain field is stored, changed and cleared', async () => {
  const id = 'every-field';
  await addUnrecorded(db, [newListing({ id, ...FIRST })]);
  expect(await findListing(db, 'coin', id)).toMatchObject(FIRST);
  for (const [version, values] of [
    [1, SECOND],
    [2, { ...NO_VALUES, category: SECOND.category }],
  ] as const) {
    const outcome = await editListing(db, 'coin', id, newContent({ ...values }), {
      version,
      by: 'x',
    });
    expect(outcome).toMatchObject({ outcome: 'saved' });
    expect(await findListing(db, 'coin', id)).toMatchObject(values);
  }
});

test('a listing with nothing in it is found with nothing invented', async () => {
  expect(await findListing(db, 'coin', 'bare')).toEqual(bare);
});

test.each([
  ['unknown', 'nothing-here'],
  ['with NUL', 'full\0'],
  ['empty', ''],
  ['with half a surrogate pair', 'full\ud83d'],
  ['of ten thousand letters', 'x'.repeat(10_000)],
  ['of SQL', "full' or '1'='1"],
  ['with a wildcard', 'ful%'],
])('no listing is found under an id %s', async (_, id) => {
  expect(await findListing(db, 'coin', id)).toBeNull();
});

test('a coin is no exchange', async () => {
  expect(await findListing(db, 'exchange', 'full')).toBeNull();
});

test('a coin and an exchange under one id have their own texts', async () => {
  await addUnrecorded(db, [newListing({ id: 'both', name: 'The Coin' })]);
  await addUnrecorded(db, [
    newListing({
      kind: 'exchange',
      id: 'both',
      name: 'The Exchange',
      texts: { ar: { name: 'المنصة' } },
    }),
  ]);
  const coin = await findListing(db, 'coin', 'both');
  expect(coin?.texts.en?.name).toBe('The Coin');
  expect(coin?.texts.ar).toBeUndefined();
  const exchange = await findListing(db, 'exchange', 'both');
  expect(exchange?.texts.en?.name).toBe('The Exchange');
});

test('several are found in the order asked for, unknown ones left out', async () => {
  const found = await findListings(db, 'coin', ['bare', 'x', '\0', 'full']);
  expect(found.map(({ id }) => id)).toEqual(['bare', 'full']);
  expect(await findListings(db, 'coin', [])).toEqual([]);
});
