import { describe, expect, test } from 'vitest';
import { EMPTY_MINE, findItem, MAX_ITEMS, withListing, withoutListing } from './mine.ts';
import { parseMine } from './stored-mine.ts';

const BITCOIN = { kind: 'coin', id: 'bitcoin', name: 'Bitcoin', symbol: 'BTC' } as const;

test('a stored list is read back the same', () => {
  const mine = withListing(EMPTY_MINE, BITCOIN);
  expect(parseMine(JSON.stringify(mine))).toEqual(mine);
});

test.each([
  ['text that is not JSON', 'nonsense'],
  ['null', 'null'],
  ['another JSON document', '{"items":3}'],
  ['an id with a path', JSON.stringify({ ...EMPTY_MINE, items: [{ ...BITCOIN, id: '../x' }] })],
  ['a negative amount', JSON.stringify({ ...EMPTY_MINE, rates: { EGP: '-1' } })],
  ['an unknown currency', JSON.stringify({ ...EMPTY_MINE, currency: 'XXX' })],
])('%s is refused', (_, text) => {
  expect(parseMine(text)).toBeNull();
});

describe('a listing of the reader’s list', () => {
  test('is added only once', () => {
    const mine = withListing(EMPTY_MINE, BITCOIN);
    expect(withListing(mine, BITCOIN)).toBe(mine);
    expect(findItem(mine, BITCOIN)?.name).toBe('Bitcoin');
    expect(findItem(mine, { ...BITCOIN, kind: 'exchange' })).toBeUndefined();
  });

  test('is removed by kind and id', () => {
    const both = withListing(withListing(EMPTY_MINE, BITCOIN), { ...BITCOIN, kind: 'exchange' });
    expect(withoutListing(both, BITCOIN).items.map(({ kind }) => kind)).toEqual(['exchange']);
  });

  test('is stored with a shortened name if the name is very long', () => {
    const mine = withListing(EMPTY_MINE, { ...BITCOIN, name: 'x'.repeat(5000) });
    expect(parseMine(JSON.stringify(mine))).toEqual(mine);
  });

  test('is not added to a full list', () => {
    let mine = EMPTY_MINE;
    for (let place = 0; place < MAX_ITEMS; place += 1) {
      mine = withListing(mine, { ...BITCOIN, id: `coin-${place}` });
    }
    expect(withListing(mine, BITCOIN)).toBe(mine);
  });
});
