import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newMarketCoin } from '#tests/samples/market-coins.ts';
import { MARKET_SORTS, type MarketQuery, marketPage } from './market-table.ts';

const ALL: MarketQuery = { q: '', verdict: null, sort: null, order: 'desc', page: 1 };
const ids = (page: ReturnType<typeof marketPage>) => page.coins.map((coin) => coin.id);

test('a page holds twenty rows', () => {
  const coins = Array.from({ length: 45 }, () => newMarketCoin());
  expect(marketPage(coins, ALL)).toMatchObject({ page: 1, pages: 3, total: 45 });
  expect(marketPage(coins, ALL).coins).toEqual(coins.slice(0, 20));
  expect(marketPage(coins, { ...ALL, page: 3 }).coins).toHaveLength(5);
});

test('a page past the end is the last one', () => {
  const coins = Array.from({ length: 21 }, () => newMarketCoin());
  expect(marketPage(coins, { ...ALL, page: 99 })).toMatchObject({ page: 2, pages: 2 });
});

test('unsorted, the order is the service’s, whatever the ranks', () => {
  const coins = [newMarketCoin({ id: 'b', rank: 9 }), newMarketCoin({ id: 'a', rank: 1 })];
  expect(ids(marketPage(coins, ALL))).toEqual(['b', 'a']);
});

test('a verdict leaves out the coins that have another one or none', () => {
  const coins = ['a', 'b', 'c'].map((id) => newMarketCoin({ id }));
  const verdictOf = ({ id }: { id: string }) =>
    id === 'a' ? 'halal' : id === 'b' ? 'haram' : null;
  expect(ids(marketPage(coins, { ...ALL, verdict: 'haram' }, { verdictOf }))).toEqual(['b']);
  expect(ids(marketPage(coins, { ...ALL, verdict: 'none' }, { verdictOf }))).toEqual(['c']);
  expect(ids(marketPage(coins, ALL, { verdictOf }))).toEqual(['a', 'b', 'c']);
});

test.each([
  ['name', 'bitc'],
  ['symbol', 'BTC'],
  ['symbol in small letters', 'btc'],
  ['Arabic name in another spelling', 'إختبار'],
])('a search finds by %s', (_, q) => {
  const coins = [
    newMarketCoin({ id: 'wanted', name: 'Bitcoin اختبار', symbol: 'BTC' }),
    newMarketCoin({ id: 'other', name: 'Other', symbol: 'OTH' }),
  ];
  expect(ids(marketPage(coins, { ...ALL, q }))).toEqual(['wanted']);
});

describe.each(Object.keys(MARKET_SORTS) as (keyof typeof MARKET_SORTS)[])(
  'sorted by %s',
  (sort) => {
    test('the values rise or fall, and what has none comes last either way', () => {
      const value: fc.Arbitrary<string | number | null> =
        sort === 'name' ? fc.string({ minLength: 1 }) : fc.option(fc.double({ noNaN: true }));
      fc.assert(
        fc.property(fc.array(value, { maxLength: 20 }), (values) => {
          const coins = values.map((each) => newMarketCoin({ [sort]: each }));
          for (const order of ['asc', 'desc'] as const) {
            const sorted = marketPage(coins, { ...ALL, sort, order }).coins.map(
              (coin) => coin[sort],
            );
            const known = sorted.filter((each) => each !== null);
            expect(sorted.slice(0, known.length)).toEqual(known);
            const rising = order === 'asc' ? known : known.toReversed();
            for (const [place, each] of rising.entries()) {
              const next = rising[place + 1];
              if (typeof each === 'number' && typeof next === 'number')
                expect(each <= next).toBe(true);
              if (typeof each === 'string' && typeof next === 'string') {
                expect(each.localeCompare(next)).toBeLessThanOrEqual(0);
              }
            }
          }
        }),
      );
    });
  },
);
