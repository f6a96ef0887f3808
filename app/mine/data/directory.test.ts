import { describe, expect, test } from 'vitest';
import type { Outline } from '#domain/listing/outline.ts';
import { nameOf, openDirectory } from './directory.ts';

const OUTLINE: Outline = {
  kinds: {
    coin: {
      ids: 'bitcoin\nbitcoin-cash\nether\nwrapped-bitcoin',
      symbols: 'BTC\nBCH\n\nWBTC',
      verdicts: 'hq-m',
      ruledOn: '20458 20459 0 0',
    },
    exchange: { ids: 'bitcoin', symbols: 'EX', verdicts: 'm', ruledOn: '20460' },
  },
  names: [
    ['coin', 'bitcoin', 'Bitcoin', 'بيتكوين'],
    ['coin', 'ether', null, 'إيثر'],
    ['exchange', 'bitcoin', 'Bitcoin Exchange', null],
  ],
  products: [['exchange', 'bitcoin', { margin: 'haram', staking: 'questionable' }]],
};

const EMPTY = { ids: '', symbols: '', verdicts: '', ruledOn: '' };
const directory = openDirectory(OUTLINE, 'ar');
const idsOf = (typed: string) => directory.search(typed, 9).map(({ kind, id }) => `${kind}/${id}`);

describe('a listing is found', () => {
  test('by its kind and id, with its verdict and its day', () => {
    expect(directory.find('coin', 'bitcoin')).toEqual({
      kind: 'coin',
      id: 'bitcoin',
      symbol: 'BTC',
      verdict: 'halal',
      ruledOn: '2026-01-05',
      products: {},
      name: 'بيتكوين',
    });
    expect(directory.find('exchange', 'bitcoin')).toMatchObject({
      verdict: 'haram',
      products: { margin: 'haram', staking: 'questionable' },
      name: 'Bitcoin Exchange',
    });
  });

  test('with no verdict where no editor has ruled', () => {
    expect(directory.find('coin', 'ether')).toMatchObject({ verdict: null, ruledOn: null });
  });

  test('or it is not in the directory', () => {
    expect(directory.find('coin', 'bit')).toBeNull();
    expect(directory.find('exchange', 'ether')).toBeNull();
    const kinds = { coin: EMPTY, exchange: EMPTY };
    const none = openDirectory({ kinds, names: [], products: [] }, 'en');
    expect(none.find('coin', '')).toBeNull();
    expect(none.search('b', 5)).toEqual([]);
  });

  test('under its name in the language of the page, else another, else its id', () => {
    const english = openDirectory(OUTLINE, 'en');
    expect(english.find('coin', 'bitcoin')?.name).toBe('Bitcoin');
    expect(english.find('coin', 'ether')?.name).toBe('إيثر');
    const wrapped = english.find('coin', 'wrapped-bitcoin');
    expect(wrapped?.name).toBeNull();
    expect(wrapped && nameOf(wrapped)).toBe('wrapped bitcoin');
  });
});

describe('a search', () => {
  test.each([
    ['BTC', ['coin/bitcoin']],
    ['bitcoin', ['coin/bitcoin', 'exchange/bitcoin', 'coin/bitcoin-cash', 'coin/wrapped-bitcoin']],
    ['Bitcoin C', ['coin/bitcoin-cash']],
    ['بيت', ['coin/bitcoin']],
    ['ايثر', ['coin/ether']],
    ['', []],
    ['nothing like it', []],
  ])('for “%s” gives the best first', (typed, ids) => {
    expect(idsOf(typed)).toEqual(ids);
  });

  test('gives no more than asked for', () => {
    expect(directory.search('bit', 2)).toHaveLength(2);
  });
});
