import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { sharedDatabase, testDatabase } from '#tests/rig/database.ts';
import { EVERY_ORDER, newListing } from '#tests/samples/listings.ts';
import { countListings, listCountries, listListings, listPage } from './list.ts';
import { sortValuesOf } from './query.ts';
import type { Selection } from './selection.ts';

const { db } = await sharedDatabase();

const ONE_MOMENT = new Date('2025-06-01T00:00:00.000Z');

beforeAll(async () => {
  await addUnrecorded(db, [
    newListing({ id: 'first', name: 'First', category: 'haram', rating: 2, country: 'Japan' }),
    newListing({
      id: 'second',
      name: 'Second',
      category: null,
      texts: { ar: { name: 'الثانية' } },
    }),
    newListing({ id: 'third', name: 'third', rating: 4.5, symbol: 'TRD' }),
    // Three made at one moment, older than the others, with equal ratings.
    ...['tie-b', 'tie-c', 'tie-a'].map((id) =>
      newListing({
        id,
        name: 'Tie',
        category: 'questionable',
        rating: 2,
        createdAt: ONE_MOMENT,
        texts: { ar: { name: 'مُتعادِلة' } },
      }),
    ),
    newListing({
      id: 'odd-signs',
      name: '100%_Pure\\Coin',
      category: 'haram',
      rating: null,
      createdAt: new Date('2025-05-01T00:00:00.000Z'),
      texts: { ar: { name: 'إيثيريوم ٢' }, tr: { name: 'Yalnız' } },
    }),
  ]);
  await addUnrecorded(db, [
    newListing({ kind: 'exchange', id: 'first', name: 'First Exchange', symbol: 'FEX' }),
  ]);
});

const idsOf = async (selection: Selection, kind: 'coin' | 'exchange' = 'coin') =>
  (await listListings(db, kind, selection, { limit: 100 })).map((item) => item.id);

describe('a page', () => {
  test('shows the newest first and counts what the list holds', async () => {
    const page = await listPage(db, 'coin', {}, { page: 1, pageSize: 2 });
    expect(page.items.map((item) => item.id)).toEqual(['third', 'second']);
    expect(page).toMatchObject({ page: 1, pages: 4, total: 7 });
  });

  test.each([
    ['past the end is the last', 9_999_999, 4, ['odd-signs']],
    ['before the first is the first', 0, 1, ['third', 'second']],
  ])('%s', async (_, asked, page, ids) => {
    const found = await listPage(db, 'coin', {}, { page: asked, pageSize: 2 });
    expect(found).toMatchObject({ page, pages: 4 });
    expect(found.items.map(({ id }) => id)).toEqual(ids);
  });

  test('of nothing is one empty page', async () => {
    const page = await listPage(db, 'coin', { q: 'nothing' }, { page: 3, pageSize: 2 });
    expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0, isMore: false });
  });

  test('and its neighbours together hold every listing once', async () => {
    const pages = [1, 2, 3, 4].map((page) => listPage(db, 'coin', {}, { page, pageSize: 2 }));
    const ids = (await Promise.all(pages)).flatMap(({ items }) => items.map((item) => item.id));
    expect(ids).toEqual(await idsOf({}));
    expect(new Set(ids).size).toBe(7);
  });
});

describe('the order', () => {
  const newest = ['third', 'second', 'first', 'tie-c', 'tie-b', 'tie-a', 'odd-signs'];

  test('is the newest first, unless it is asked for otherwise', async () => {
    expect(await idsOf({})).toEqual(newest);
    expect(await idsOf({ order: 'asc' })).toEqual(newest.toReversed());
  });

  test.each([
    ['createdAt', 'desc', 'the newest first', newest],
    ['rating', 'desc', 'the best rated, and the newest of equals, first', newest],
    [
      'category',
      'asc',
      'halal to haram, then what nobody reviewed',
      ['third', 'tie-a', 'tie-b', 'tie-c', 'odd-signs', 'first', 'second'],
    ],
    [
      'name',
      'asc',
      'the name in any case',
      ['odd-signs', 'first', 'second', 'third', 'tie-a', 'tie-b', 'tie-c'],
    ],
  ] as const)('by %s is by default %s, %s, or reversed', async (sort, order, _, ids) => {
    expect(await idsOf({ sort })).toEqual(ids);
    expect(await idsOf({ sort, order })).toEqual(ids);
    const reversed = order === 'asc' ? 'desc' : 'asc';
    expect(await idsOf({ sort, order: reversed })).toEqual(ids.toReversed());
  });

  test.each(EVERY_ORDER)(
    'of $sort $order goes on after any listing where it stood',
    async (selection) => {
      const all = await listListings(db, 'coin', selection, { limit: 100 });
      for (const [place, listing] of all.entries()) {
        const after = sortValuesOf(listing, selection);
        const rest = await listListings(db, 'coin', selection, { limit: 100, after });
        expect(rest.map((item) => item.id)).toEqual(all.slice(place + 1).map((item) => item.id));
      }
    },
  );
});

describe('a category', () => {
  test('holds only what an editor has ruled', async () => {
    expect(await idsOf({ category: 'halal' })).toEqual(['third']);
    expect(await countListings(db, 'coin', { category: 'halal' })).toBe(1);
  });

  test.each(['halal', 'questionable', 'haram'] as const)(
    '%s counts what it lists',
    async (category) => {
      const listed = await idsOf({ category });
      expect(listed.length).toBeGreaterThan(0);
      expect(await countListings(db, 'coin', { category })).toBe(listed.length);
      expect(await countListings(db, 'coin', { category, q: 'i' })).toBe(
        (await idsOf({ category, q: 'i' })).length,
      );
    },
  );

  test('goes together with a search, a country and an order', async () => {
    expect(await idsOf({ category: 'haram', sort: 'rating' })).toEqual(['first', 'odd-signs']);
    expect(await idsOf({ category: 'haram', country: 'Japan' })).toEqual(['first']);
    expect(await idsOf({ category: 'haram', q: 'pure' })).toEqual(['odd-signs']);
    expect(await idsOf({ category: 'haram', q: 'tie' })).toEqual([]);
  });
});

test('listings without a ruling can be listed and counted', async () => {
  expect(await idsOf({ category: null })).toEqual(['second']);
  expect(await countListings(db, 'coin', { category: null })).toBe(1);
  expect(await idsOf({ category: null, q: 'first' })).toEqual([]);
});

test('the countries that occur are listed once each, by kind', async () => {
  expect(await listCountries(db, 'coin')).toEqual(['Japan', 'Switzerland']);
  expect(await listCountries(db, 'exchange')).toEqual(['Switzerland']);
});

test('listings with texts in doubt can be listed and counted', async () => {
  const { db } = await testDatabase();
  const texts = { en: { reason: 'Why' }, ar: { reason: 'السبب' }, tr: { reason: 'Niye' } };
  await addUnrecorded(db, [
    newListing({ id: 'sure', texts }),
    newListing({ id: 'machine', texts, doubts: { ar: { reason: 'machine' } }, category: null }),
    newListing({ id: 'both', texts, doubts: { ar: { reason: 'stale' }, tr: { reason: 'stale' } } }),
    newListing({ kind: 'exchange', id: 'sure', texts, doubts: { ar: { reason: 'machine' } } }),
  ]);
  const found = async (selection: Selection) =>
    (await listListings(db, 'coin', selection, { limit: 10 })).map(({ id }) => id);
  expect(await found({ inDoubt: true })).toEqual(['both', 'machine']);
  expect(await found({ inDoubt: true, category: null })).toEqual(['machine']);
  expect(await found({ inDoubt: false })).toEqual(['both', 'machine', 'sure']);
  expect(await countListings(db, 'coin', { inDoubt: true })).toBe(2);
});

test('a country holds what is there, and counts it', async () => {
  expect(await idsOf({ country: 'Japan' })).toEqual(['first']);
  expect(await countListings(db, 'coin', { country: 'Japan' })).toBe(1);
  expect(await idsOf({ country: 'Atlantis' })).toEqual([]);
});

test('a choice of listings holds those that exist, and counts them', async () => {
  expect(await idsOf({ ids: ['first', 'no-such'] })).toEqual(['first']);
  expect(await idsOf({ ids: ['first', 'third'], q: 'third' })).toEqual(['third']);
  expect(await idsOf({ ids: [] })).toEqual([]);
  expect(await countListings(db, 'coin', { ids: ['first', 'no-such'] })).toBe(1);
  expect(await countListings(db, 'coin', { ids: [] })).toBe(0);
});

test('coins and exchanges are apart, even under one id', async () => {
  expect(await idsOf({}, 'exchange')).toEqual(['first']);
  expect(await idsOf({ q: 'fex' })).toEqual([]);
  expect(await countListings(db, 'exchange')).toBe(1);
  const [exchange] = await listListings(db, 'exchange', {}, { limit: 1 });
  expect(exchange?.texts.en?.name).toBe('First Exchange');
});

describe('a search', () => {
  test.each([
    ['the name in any case', 'FIRST', ['first']],
    ['a part of the name', 'irs', ['first']],
    ['one letter', 'x', []],
    ['two letters', 'hi', ['third']],
    ['the symbol in any case', 'trd', ['third']],
    ['spaces around it', '  first ', ['first']],
    ['the Arabic name', 'الثانية', ['second']],
    ['the Arabic name without the vowel marks it has', 'متعادلة', ['tie-c', 'tie-b', 'tie-a']],
    ['the Arabic name without its hamza', 'ايثيريوم', ['odd-signs']],
    ['a Western digit for an Arabic one', 'ايثيريوم 2', ['odd-signs']],
    ['a per cent sign', '%', ['odd-signs']],
    ['an underscore', '_', ['odd-signs']],
    ['a backslash', '\\', ['odd-signs']],
    ['signs in their place', '100%_pure\\coin', ['odd-signs']],
    ['a pattern that would match', 'f%t', []],
    ['a pattern of one letter', 'f_rst', []],
    ['a quote', "'", []],
    ['SQL', "x' or true --", []],
    ['across two names', 'second الثانية', []],
    ['Turkish, which is not public', 'yaln', []],
    ['NUL around it', '\0first\0', ['first']],
    ['half a surrogate pair behind it', 'first\ud83d', ['first']],
    ['another half', 'first\ude80', ['first']],
  ])('for %s', async (_, q, ids) => {
    expect(await idsOf({ q })).toEqual(ids);
    expect(await countListings(db, 'coin', { q })).toBe(ids.length);
  });

  test.each(['', '   ', '\0', '\u064b', '\ud83d'])('for %j is no search', async (q) => {
    expect(await idsOf({ q })).toHaveLength(7);
    expect(await countListings(db, 'coin', { q })).toBe(7);
  });

  test('for a thousand letters finds nothing and does not fail', async () => {
    expect(await idsOf({ q: 'x'.repeat(10_000) })).toEqual([]);
  });
});

test('a search is counted up to a thousand and says when there is more', async () => {
  const many = await testDatabase();
  await many.db.execute(sql`
    insert into listings (kind, id, search, name_key, created_at, updated_at)
    select 'coin', 'c-' || n, 'coin ' || n, 'coin ' || n, now(), now() from generate_series(1, 1200) n`);
  expect(await countListings(many.db, 'coin', { q: 'coin 12' })).toBe(12);
  expect(await countListings(many.db, 'coin')).toBe(1200);
  const last = await listPage(many.db, 'coin', { q: 'coin' }, { page: 999, pageSize: 20 });
  expect(last).toMatchObject({ page: 50, pages: 50, total: 1000, isMore: true });
  const all = await listPage(many.db, 'coin', {}, { page: 999, pageSize: 20 });
  expect(all).toMatchObject({ page: 60, pages: 60, total: 1200, isMore: false });
  await many.db.execute(sql`delete from listings where id > 'c-1000' and length(id) = 6`);
  const thousand = await listPage(many.db, 'coin', { q: 'coin' }, { page: 1, pageSize: 20 });
  expect(thousand).toMatchObject({ pages: 50, total: 1000, isMore: false });
});
