import { describe, expect, test } from 'vitest';
import { rounded } from '#domain/zakat/fixed-point.ts';
import { countUp } from './count-up.ts';
import { openDirectory } from './directory.ts';
import { EMPTY, type Item, type Mine, withItem, withListing } from './mine.ts';
import { NO_PRICES } from './prices.ts';

const NONE = { ids: '', symbols: '', verdicts: '', ruledOn: '' };
const directory = openDirectory(
  {
    kinds: {
      coin: { ids: 'aave\nbitcoin\nnew', symbols: '\n\n', verdicts: 'mh-', ruledOn: '1 1 0' },
      exchange: NONE,
    },
    names: [],
    products: [],
  },
  'en',
);
const PRICES = {
  ...NO_PRICES,
  coins: { bitcoin: 50_000, aave: 100 },
  perBitcoin: { usd: 50_000, kwd: 15_000, xau: 12.5 },
};

function holding(items: Record<string, Partial<Item>>, given: Partial<Mine> = {}): Mine {
  let mine: Mine = { ...EMPTY, ...given };
  for (const [id, item] of Object.entries(items)) {
    const listing = { kind: 'coin', id, name: id, symbol: null } as const;
    mine = withItem(withListing(mine, listing), listing, item);
  }
  return mine;
}

describe('holdings', () => {
  test('are worth what the market says, by verdict and together', () => {
    const { totals, whole } = countUp(
      holding({ bitcoin: { amount: '0.5' }, aave: { amount: '3' } }),
      directory,
      PRICES,
    );
    expect(rounded(totals.halal.value, 2)).toBe('25000.00');
    expect(rounded(totals.haram.value, 2)).toBe('300.00');
    expect(rounded(whole, 2)).toBe('25300.00');
  });

  test('without a price are named and in no sum, until the reader gives one', () => {
    const unpriced = countUp(holding({ new: { amount: '10' } }), directory, PRICES);
    expect(unpriced.unpriced.map(({ item }) => item.id)).toEqual(['new']);
    expect(unpriced.whole).toBe(0n);
    const price = { amount: '0.3', currency: 'KWD' } as const;
    const priced = countUp(holding({ new: { amount: '10', price } }), directory, PRICES);
    expect(priced.unpriced).toEqual([]);
    expect(rounded(priced.totals.unreviewed.value, 2)).toBe('10.00');
  });

  test('that are only watched are neither counted nor missed', () => {
    const watched = countUp(
      holding({ new: { amount: null }, bitcoin: { amount: '0' } }),
      directory,
      PRICES,
    );
    expect(watched.unpriced).toEqual([]);
    expect(watched.totals.halal.count).toBe(0);
  });
});

describe('the estimate', () => {
  const mine = holding({ bitcoin: { amount: '1' }, aave: { amount: '1000' } }, { nisab: 'gold' });

  test('waits until the reader has chosen a nisab, and for a price of its metal', () => {
    expect(countUp({ ...mine, nisab: null }, directory, PRICES).estimate).toBeNull();
    expect(countUp({ ...mine, nisab: 'silver' }, directory, PRICES).estimate).toBeNull();
  });

  test('is by the market’s gold, an ounce being worth 4,000 dollars', () => {
    const { estimate, grams } = countUp(mine, directory, PRICES);
    expect(rounded(grams.gold?.value ?? 0n, 2)).toBe('128.60');
    expect(rounded(estimate?.nisab ?? 0n, 2)).toBe('10931.25');
    expect(rounded(estimate?.due ?? 0n, 2)).toBe('1250.00');
  });

  test('has what is classified haram in it by the reader’s choice alone', () => {
    const counted = countUp({ ...mine, unlawful: 'counted' }, directory, PRICES);
    expect(counted.hasUnlawful).toBe(true);
    expect(rounded(counted.estimate?.due ?? 0n, 2)).toBe('3750.00');
  });

  test('has other wealth in it, in its own currency, where the reader counts it', () => {
    const cash = (counts: boolean) => ({
      ...mine,
      others: [
        { key: '1', name: 'Cash', worth: { amount: '375', currency: 'SAR' as const }, counts },
      ],
    });
    expect(rounded(countUp(cash(true), directory, PRICES).zakatable, 2)).toBe('50100.00');
    expect(rounded(countUp(cash(false), directory, PRICES).zakatable, 2)).toBe('50000.00');
    expect(rounded(countUp(cash(false), directory, PRICES).whole, 2)).toBe('150100.00');
  });

  test('is by the price the reader has typed, in whatever currency', () => {
    const typed = {
      ...mine,
      gram: { gold: { amount: '375', currency: 'SAR' as const }, silver: null },
    };
    const { estimate, grams } = countUp(typed, directory, NO_PRICES);
    expect(grams.gold?.source).toBe('typed');
    expect(rounded(estimate?.nisab ?? 0n, 2)).toBe('8500.00');
  });
});
