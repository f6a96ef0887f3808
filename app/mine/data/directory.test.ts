import { describe, expect, test } from 'vitest';
import type { Outline } from '#domain/listing/summary/outline.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { nameOf, openDirectory } from './directory.ts';

const OUTLINE: Outline = {
  kinds: {
    coin: {
      ids: 'bitcoin\nbitcoin-cash\nether\nwrapped-bitcoin',
      symbols: 'BTC\nBCH\n\nWBTC',
      verdicts: 'hq-m',
      ruledOn: '20458 20459 0 0',
    },
    exchange: {
      ids: 'bitcoin\nfutures',
      symbols: 'EX\nFX',
      verdicts: 'mm',
      ruledOn: '20460 20461',
    },
  },
  names: [
    ['coin', 'bitcoin', 'Bitcoin', 'بيتكوين'],
    ['coin', 'ether', null, 'إيثر'],
    ['exchange', 'bitcoin', 'Bitcoin Exchange', null],
  ],
  products: [
    ['exchange', 'bitcoin', { margin: 'haram', staking: 'questionable' }],
    ['exchange', 'futures', { futures: 'haram', earn: 'questionable' }],
  ],
  scopes: CURRENT_METHOD.scopes,
  mains: [['exchange', 'futures', 'futures']],
  glances: {
    ungrounded: { sign: 'dashed', en: 'Evidence incomplete', ar: 'الأدلة غير مكتملة' },
    firmness: [{ sign: 'quarter', en: 'Few positions', ar: 'أقوال معدودة' }],
    rulings: [
      ['coin', 'bitcoin', { spot: [0, 'PPc', 0, 1] }],
      ['exchange', 'bitcoin', { margin: [0, 'F', 1, 0] }],
      ['exchange', 'futures', { futures: [0, 'F', 0, 0] }],
    ],
  },
};

const NO_COLUMNS = { ids: '', symbols: '', verdicts: '', ruledOn: '' };
const directory = openDirectory(OUTLINE, 'ar');
const idsOf = (typed: string) => directory.search(typed, 9).map(({ kind, id }) => `${kind}/${id}`);

describe('the directory', () => {
  test('finds a listing by kind and id, with its verdict and date', () => {
    expect(directory.find('coin', 'bitcoin')).toMatchObject({
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

  test('tells how firm each ruling is, on what, since when and with which findings', () => {
    expect(directory.find('coin', 'bitcoin')?.glance('spot')).toEqual({
      scope: 'spot',
      isMain: true,
      scopeName: CURRENT_METHOD.scopes.coin.spot.ar,
      verdict: 'halal',
      firmness: { sign: 'quarter', name: 'أقوال معدودة' },
      ruledAt: '2026-01-05',
      isOverdue: false,
      isDeparture: true,
      findings: 'PPc',
    });
    const exchange = directory.find('exchange', 'bitcoin');
    expect(exchange?.glance('margin')).toMatchObject({ verdict: 'haram', isOverdue: true });
    expect(exchange?.glance('spot')?.firmness.name).toBe('الأدلة غير مكتملة');
    expect(exchange?.glance('futures')).toBeNull();
    expect(directory.find('coin', 'ether')?.glance('spot')).toBeNull();
  });

  test('takes the main product of an exchange without spot', () => {
    const exchange = directory.find('exchange', 'futures');
    expect(exchange).toMatchObject({ mainScope: 'futures', products: { earn: 'questionable' } });
    expect(exchange?.glance('futures')).toMatchObject({
      isMain: true,
      scopeName: CURRENT_METHOD.scopes.exchange.futures.ar,
      verdict: 'haram',
      ruledAt: '2026-01-08',
    });
    expect(exchange?.glance('spot')).toBeNull();
  });

  test('gives no verdict where no editor has ruled', () => {
    expect(directory.find('coin', 'ether')).toMatchObject({ verdict: null, ruledOn: null });
  });

  test('does not find an unknown id or an id of another kind', () => {
    expect(directory.find('coin', 'bit')).toBeNull();
    expect(directory.find('exchange', 'ether')).toBeNull();
    const kinds = { coin: NO_COLUMNS, exchange: NO_COLUMNS };
    const { ungrounded } = OUTLINE.glances;
    const glances = { ungrounded, firmness: [], rulings: [] };
    const empty = openDirectory({ ...OUTLINE, kinds, names: [], products: [], glances }, 'en');
    expect(empty.find('coin', '')).toBeNull();
    expect(empty.search('b', 5)).toEqual([]);
  });

  test('names a listing in the page language, else in the other, else by its id', () => {
    const english = openDirectory(OUTLINE, 'en');
    expect(english.find('coin', 'bitcoin')?.name).toBe('Bitcoin');
    expect(english.find('coin', 'ether')?.name).toBe('إيثر');
    const wrapped = english.find('coin', 'wrapped-bitcoin');
    expect(wrapped?.name).toBeNull();
    expect(wrapped && nameOf(wrapped)).toBe('wrapped bitcoin');
  });
});

describe('a directory search', () => {
  test.each([
    ['BTC', ['coin/bitcoin']],
    ['bitcoin', ['coin/bitcoin', 'exchange/bitcoin', 'coin/bitcoin-cash', 'coin/wrapped-bitcoin']],
    ['Bitcoin C', ['coin/bitcoin-cash']],
    ['بيت', ['coin/bitcoin']],
    ['ايثر', ['coin/ether']],
    ['بتكوين', ['coin/bitcoin']],
    ['', []],
    ['nothing like it', []],
  ])('for “%s” returns the best matches first', (typed, ids) => {
    expect(idsOf(typed)).toEqual(ids);
  });

  test('returns at most `limit` matches', () => {
    expect(directory.search('bit', 2)).toHaveLength(2);
  });

  test.each([
    ['bitcion', ['coin/bitcoin', 'exchange/bitcoin']],
    ['بيكتوين', ['coin/bitcoin']],
    ['unlike any', []],
  ])('for the misspelt “%s” offers similar names, the closest first', (typed, ids) => {
    expect(idsOf(typed)).toEqual([]);
    const similar = directory.similar(typed, 9);
    expect(similar.map(({ kind, id }) => `${kind}/${id}`)).toEqual(ids);
  });
});
