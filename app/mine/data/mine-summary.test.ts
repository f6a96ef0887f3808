import { describe, expect, test } from 'vitest';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { formatFixed } from '#domain/zakat/fixed-point.ts';
import { openDirectory } from './directory.ts';
import { EMPTY_MINE, type Item, type Mine, withItem, withListing } from './mine.ts';
import { NO_PRICES, summarizeMine } from './mine-summary.ts';

const NO_COLUMNS = { ids: '', symbols: '', verdicts: '', ruledOn: '' };
const directory = openDirectory(
  {
    kinds: {
      coin: { ids: 'aave\nbitcoin\nnew', symbols: '\n\n', verdicts: 'mh-', ruledOn: '1 1 0' },
      exchange: NO_COLUMNS,
    },
    names: [],
    products: [],
    scopes: CURRENT_METHOD.scopes,
    mains: [],
    glances: {
      ungrounded: { sign: 'dashed', en: 'Evidence incomplete', ar: 'الأدلة غير مكتملة' },
      firmness: [],
      rulings: [],
    },
  },
  'en',
);
const PRICES = {
  ...NO_PRICES,
  coins: { bitcoin: 50_000, aave: 100 },
  perBitcoin: { usd: 50_000, kwd: 15_000, xau: 12.5 },
};

function holding(items: Record<string, Partial<Item>>, settings: Partial<Mine> = {}): Mine {
  let mine: Mine = { ...EMPTY_MINE, ...settings };
  for (const [id, item] of Object.entries(items)) {
    const listing = { kind: 'coin', id, name: id, symbol: null } as const;
    mine = withItem(withListing(mine, listing), listing, item);
  }
  return mine;
}

describe('a holding', () => {
  test('is valued at the market price, and added to the sum of its verdict and the whole', () => {
    const { totals, whole } = summarizeMine(
      holding({ bitcoin: { amount: '0.5' }, aave: { amount: '3' } }),
      directory,
      PRICES,
    );
    expect(formatFixed(totals.halal.value, 2)).toBe('25000.00');
    expect(formatFixed(totals.haram.value, 2)).toBe('300.00');
    expect(formatFixed(whole, 2)).toBe('25300.00');
  });

  test('without a price is listed as unpriced and in no sum until the reader types a price', () => {
    const unpriced = summarizeMine(holding({ new: { amount: '10' } }), directory, PRICES);
    expect(unpriced.unpriced.map(({ item }) => item.id)).toEqual(['new']);
    expect(unpriced.whole).toBe(0n);
    const price = { amount: '0.3', currency: 'KWD' } as const;
    const priced = summarizeMine(holding({ new: { amount: '10', price } }), directory, PRICES);
    expect(priced.unpriced).toEqual([]);
    expect(formatFixed(priced.totals.unreviewed.value, 2)).toBe('10.00');
  });

  test('without an amount is neither counted nor listed as unpriced', () => {
    const watched = summarizeMine(
      holding({ new: { amount: null }, bitcoin: { amount: '0' } }),
      directory,
      PRICES,
    );
    expect(watched.unpriced).toEqual([]);
    expect(watched.totals.halal.count).toBe(0);
  });
});

describe('the zakat estimate', () => {
  const mine = holding({ bitcoin: { amount: '1' }, aave: { amount: '1000' } }, { nisab: 'gold' });

  test('is null without a chosen nisab or a price of its metal', () => {
    expect(summarizeMine({ ...mine, nisab: null }, directory, PRICES).estimate).toBeNull();
    expect(summarizeMine({ ...mine, nisab: 'silver' }, directory, PRICES).estimate).toBeNull();
  });

  test('uses the market price of gold (4,000 dollars per ounce here)', () => {
    const { estimate, grams } = summarizeMine(mine, directory, PRICES);
    expect(formatFixed(grams.gold?.value ?? 0n, 2)).toBe('128.60');
    expect(formatFixed(estimate?.nisab ?? 0n, 2)).toBe('10931.25');
    expect(formatFixed(estimate?.due ?? 0n, 2)).toBe('1250.00');
  });

  test('includes haram holdings only if the reader chooses so', () => {
    const counted = summarizeMine({ ...mine, unlawful: 'counted' }, directory, PRICES);
    expect(counted.hasUnlawful).toBe(true);
    expect(formatFixed(counted.estimate?.due ?? 0n, 2)).toBe('3750.00');
  });

  test('includes other wealth that counts towards zakat, converted from its currency', () => {
    const cash = (counts: boolean) => ({
      ...mine,
      others: [
        { key: '1', name: 'Cash', worth: { amount: '375', currency: 'SAR' as const }, counts },
      ],
    });
    expect(formatFixed(summarizeMine(cash(true), directory, PRICES).zakatable, 2)).toBe('50100.00');
    expect(formatFixed(summarizeMine(cash(false), directory, PRICES).zakatable, 2)).toBe(
      '50000.00',
    );
    expect(formatFixed(summarizeMine(cash(false), directory, PRICES).whole, 2)).toBe('150100.00');
  });

  test('uses a typed gram price in any currency', () => {
    const typed = {
      ...mine,
      gram: { gold: { amount: '375', currency: 'SAR' as const }, silver: null },
    };
    const { estimate, grams } = summarizeMine(typed, directory, NO_PRICES);
    expect(grams.gold?.source).toBe('typed');
    expect(formatFixed(estimate?.nisab ?? 0n, 2)).toBe('8500.00');
  });
});
