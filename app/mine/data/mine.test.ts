import { describe, expect, test } from 'vitest';
import { EMPTY, findItem, MOST_ITEMS, withListing, withoutListing } from './mine.ts';
import { parseMine } from './stored-mine.ts';

const BITCOIN = { kind: 'coin', id: 'bitcoin', name: 'Bitcoin', symbol: 'BTC' } as const;

test('what is written down is read back the same', () => {
  const mine = withListing(EMPTY, BITCOIN);
  expect(parseMine(JSON.stringify(mine))).toEqual(mine);
});

test.each([
  ['no JSON', 'nonsense'],
  ['nothing', 'null'],
  ['another thing', '{"items":3}'],
  ['an id that leads elsewhere', JSON.stringify({ ...EMPTY, items: [{ ...BITCOIN, id: '../x' }] })],
  ['an amount that is none', JSON.stringify({ ...EMPTY, rates: { EGP: '-1' } })],
  ['a currency we do not know', JSON.stringify({ ...EMPTY, currency: 'XXX' })],
])('%s is no list', (_, text) => {
  expect(parseMine(text)).toBeNull();
});

describe('a listing', () => {
  test('is on the list once', () => {
    const mine = withListing(EMPTY, BITCOIN);
    expect(withListing(mine, BITCOIN)).toBe(mine);
    expect(findItem(mine, BITCOIN)?.name).toBe('Bitcoin');
    expect(findItem(mine, { ...BITCOIN, kind: 'exchange' })).toBeUndefined();
  });

  test('is taken off it', () => {
    const both = withListing(withListing(EMPTY, BITCOIN), { ...BITCOIN, kind: 'exchange' });
    expect(withoutListing(both, BITCOIN).items.map(({ kind }) => kind)).toEqual(['exchange']);
  });

  test('with a very long name can be read back too', () => {
    const mine = withListing(EMPTY, { ...BITCOIN, name: 'x'.repeat(5000) });
    expect(parseMine(JSON.stringify(mine))).toEqual(mine);
  });

  test('does not go onto a list that is full', () => {
    let mine = EMPTY;
    for (let place = 0; place < MOST_ITEMS; place += 1) {
      mine = withListing(mine, { ...BITCOIN, id: `coin-${place}` });
    }
    expect(withListing(mine, BITCOIN)).toBe(mine);
  });
});
