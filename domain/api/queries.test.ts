import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SortValues, sortValuesOf } from '#domain/listing/list/query.ts';
import { orderOf, type Selection, SORTS, sortOf } from '#domain/listing/list/selection.ts';
import { EVERY_ORDER, newListing } from '#tests/samples/listings.ts';
import { decodeCursor, encodeCursor } from './queries.ts';

const selections: Selection[] = [...SORTS.map((sort) => ({ sort })), ...EVERY_ORDER];

const listings = [
  newListing({ rating: 4.5 }),
  newListing({ rating: null, category: null }),
  newListing({ name: 'Ünïcode "Coin" \\ بيتكوين 🚀' }),
  newListing({ texts: { en: { name: null } } }),
];

test.each(selections)('a cursor of %j leads back to its place', (selection) => {
  for (const listing of listings) {
    const values = sortValuesOf(listing, selection);
    const cursor = encodeCursor(selection, values);
    expect(decodeCursor(selection, cursor)).toEqual(values);
    expect(cursor).toMatch(/^[\w-]+$/);
  }
});

test('a cursor of another sort or order is none of this list', () => {
  for (const selection of selections) {
    const cursor = encodeCursor(selection, sortValuesOf(newListing(), selection));
    for (const other of selections) {
      const isSame = sortOf(other) === sortOf(selection) && orderOf(other) === orderOf(selection);
      expect(decodeCursor(other, cursor) !== null).toBe(isSame);
    }
  }
});

describe('a tampered cursor is none', () => {
  const selection = { sort: 'rating' } as const;
  const forge = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const at = '2026-01-01T00:00:00.000Z';

  test('though an untouched one is', () => {
    expect(decodeCursor(selection, forge(['rating', 'desc', [8, at, 'x']]))).toEqual([8, at, 'x']);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'AAAA'],
    ['another thing', forge({ sort: 'rating' })],
    ['null', forge(null)],
    ['no place', forge(['rating', null])],
    ['more than a place', forge(['rating', 'desc', [8, at, 'x'], 1])],
    ['a rating no listing has', forge(['rating', 'desc', [11, at, 'x']])],
    ['a rating below zero', forge(['rating', 'desc', [-1, at, 'x']])],
    ['half a rating', forge(['rating', 'desc', [1.5, at, 'x']])],
    ['a rating of text', forge(['rating', 'desc', ['8', at, 'x']])],
    ['an invalid moment', forge(['rating', 'desc', [8, 'now', 'x']])],
    ['an invalid day', forge(['rating', 'desc', [8, '2026-02-30T00:00:00Z', 'x']])],
    ['a day in the year 0', forge(['rating', 'desc', [8, '0000-01-01T00:00:00.000Z', 'x']])],
    [
      'a moment of a thousand decimals',
      forge(['rating', 'desc', [8, `2026-01-01T00:00:00.${'0'.repeat(1000)}Z`, 'x']]),
    ],
    ['an id of NUL', forge(['rating', 'desc', [8, at, '\0']])],
    ['an endless id', forge(['rating', 'desc', [8, at, 'x'.repeat(201)]])],
    ['too short a place', forge(['rating', 'desc', [8, at]])],
    ['too long a place', forge(['rating', 'desc', [8, at, 'x', 'y']])],
  ])('%s', (_, cursor) => {
    expect(decodeCursor(selection, cursor)).toBeNull();
  });
});

test('a name with NUL in it is no place in a list by name', () => {
  const cursor = encodeCursor({ sort: 'name' }, ['a\0b', 'x'] satisfies SortValues);
  expect(decodeCursor({ sort: 'name' }, cursor)).toBeNull();
});

test('junk is never a cursor, and never an error', () => {
  const junk = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json().map((text) => Buffer.from(text).toString('base64url')),
    fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64url')),
  );
  fc.assert(
    fc.property(junk, fc.constantFrom(...selections), (cursor, selection) => {
      expect(decodeCursor(selection, cursor)).toBeNull();
    }),
    { numRuns: 500 },
  );
});
