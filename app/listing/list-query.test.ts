import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SORTS } from '#domain/listing/list/selection.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { isFiltered, type ListQuery, listHref, readListQuery, selectionOf } from './list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query));
const DEFAULT: ListQuery = {
  q: '',
  category: null,
  country: null,
  licence: null,
  sort: 'createdAt',
  order: 'desc',
  page: 1,
};

test('a list address without a query selects everything, newest first', () => {
  expect(read('')).toEqual(DEFAULT);
});

test('every part of a list query is read', () => {
  expect(
    read('q=بيتكوين&category=haram&country=BH&licence=AE&sort=rating&order=asc&page=3'),
  ).toEqual({
    q: 'بيتكوين',
    category: 'haram',
    country: 'BH',
    licence: 'AE',
    sort: 'rating',
    order: 'asc',
    page: 3,
  });
});

describe('an invalid list query falls back to the defaults', () => {
  test.each([
    'category=permitted',
    'category=',
    'category=all',
    'country=Bahrain',
    'country=bh',
    'licence=Emirates',
    'sort=password',
    'sort=__proto__',
    'order=up',
    'page=abc',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=99999999',
    'page=٢',
    'page=%00',
    'page=2%20',
    'unknown=1',
    'q=%20%20',
  ])('%s', (query) => {
    expect(read(query)).toEqual(DEFAULT);
  });

  test('in the invalid part only', () => {
    expect(read('q=btc&category=x&sort=name&page=abc')).toEqual({
      ...DEFAULT,
      q: 'btc',
      sort: 'name',
      order: 'asc',
    });
  });

  test('but accepts a category in any case', () => {
    expect(read('category=HARAM').category).toBe('haram');
  });

  test('and cuts a search to 100 characters', () => {
    expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(100);
  });

  test('and uses the first of two values', () => {
    expect(read('page=2&page=3').page).toBe(2);
  });
});

describe('the address of a list', () => {
  test('leaves out defaults', () => {
    expect(listHref('/exchange', DEFAULT, {})).toBe('/exchange');
    expect(listHref('/exchange', DEFAULT, { sort: 'rating', order: 'desc' })).toBe(
      '/exchange?sort=rating',
    );
  });

  test('resets the page when the selection changes', () => {
    const query = read('q=btc&page=3');
    expect(listHref('/exchange', query, { category: 'halal' })).toBe(
      '/exchange?q=btc&category=halal',
    );
    expect(listHref('/exchange', query, { page: 4 })).toBe('/exchange?q=btc&page=4');
  });

  test('escapes a search', () => {
    expect(listHref('/x', { ...DEFAULT, q: 'a&b=c#d/?%' }, {})).toBe('/x?q=a%26b%3Dc%23d%2F%3F%25');
  });

  const queries: fc.Arbitrary<ListQuery> = fc.record({
    // Well-formed, as browsers send it, and short enough not to be cut.
    q: fc.string({ unit: 'binary', maxLength: 50 }).map((q) => q.trim()),
    category: fc.constantFrom(null, ...VERDICTS),
    country: fc.constantFrom(null, 'BH', 'AE'),
    licence: fc.constantFrom(null, 'AE', 'EU'),
    sort: fc.constantFrom(...SORTS),
    order: fc.constantFrom('asc', 'desc'),
    page: fc.integer({ min: 1, max: 9_999_999 }),
  });

  test('is read back as the same query', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const href = listHref('/exchange', query, { page: query.page });
        expect(readListQuery(new URL(href, 'https://site.example').searchParams)).toEqual(query);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['at a space', `${'x'.repeat(99)} y`],
    ['before an emoji', `${'x'.repeat(99)}🚀`],
  ])('is read back as the same query when a long search is cut %s', (_, q) => {
    const query = read(String(new URLSearchParams({ q })));
    expect(query.q).toBe('x'.repeat(99));
    const href = listHref('/exchange', query, {});
    expect(readListQuery(new URL(href, 'https://site.example').searchParams)).toEqual(query);
  });
});

test('reading any query never fails', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const { page, q } = read(query);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(q.length).toBeLessThanOrEqual(100);
    }),
  );
});

test('the selection of a list query leaves out its page', () => {
  expect(selectionOf(read('q=btc&category=haram&page=3'))).toEqual({
    q: 'btc',
    category: 'haram',
    sort: 'createdAt',
    order: 'desc',
  });
  expect(selectionOf(DEFAULT).category).toBeUndefined();
});

test.each([
  ['q=btc', true],
  ['category=haram', true],
  ['country=BH', true],
  ['licence=EU', true],
  ['sort=name&page=3', false],
])('a list with the query %s is filtered: %s', (query, expected) => {
  expect(isFiltered(read(query))).toBe(expected);
});
