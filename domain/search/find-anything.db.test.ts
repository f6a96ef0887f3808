import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import type { MarketCoin } from '#domain/market/market-coin.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { newMarketCoin } from '#tests/samples/market-coins.ts';
import { currentGrounds } from '#tests/samples/rulings.ts';
import { findAnything } from './find-anything.ts';
import { type FoundGroups, NONE_FOUND } from './found.ts';

const { db } = await sharedDatabase('starter');

const BITCOIN = newMarketCoin({ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', price: 43_567.89 });
const UNLISTED = newMarketCoin({ name: 'Wrapped Bitcoin', symbol: 'WBTC' });
const PAGES = [
  { path: '/news', title: 'News', words: ['News', 'الأخبار'] },
  { path: '/exchange', title: 'Exchanges', words: ['Exchanges', 'منصات التداول'] },
];

interface Asked {
  language?: 'ar' | 'en';
  limit?: number;
  market?: MarketCoin[] | null;
}

function find(q: string, { language = 'ar', limit = 5, market = [BITCOIN, UNLISTED] }: Asked = {}) {
  const cached = { value: market ?? [], fetchedAt: new Date(), isDue: false, isStale: false };
  return findAnything(
    {
      db: db,
      market: { get: () => (market ? Promise.resolve(cached) : new Promise<never>(() => {})) },
      imageAddress: () => null,
      positions: { get: async () => [] },
      pages: PAGES,
    },
    { q, language, limit },
  );
}

const idsIn = ({ coins, exchanges }: FoundGroups) => ({
  coins: coins.items.map(({ id }) => id),
  exchanges: exchanges.items.map(({ id }) => id),
});

describe('the best match comes first', () => {
  test('the symbol itself, before names that hold it', async () => {
    const { coins } = await find('sol');
    expect(coins.items[0]).toMatchObject({
      id: 'solana',
      symbol: { text: 'SOL', marks: [[0, 3]] },
    });
  });

  test('the whole name, before those that begin with it', async () => {
    const { coins } = await find('بيتكوين');
    expect(coins.items.map(({ id }) => id)).toEqual(['bitcoin', 'bitcoin-cash']);
  });

  test('the beginning of a name, before the inside of one', async () => {
    const { exchanges } = await find('bit', { language: 'en', limit: 20 });
    const names = exchanges.items.map(({ name }) => name.text);
    expect(names.slice(0, 4).every((name) => name.startsWith('Bit'))).toBe(true);
    expect(names).toEqual(expect.arrayContaining(['Upbit', 'Bybit', 'Deribit']));
  });

  test('the beginning of a word, before the inside of one', async () => {
    const { coins } = await find('coin', { language: 'en', limit: 20 });
    const names = coins.items.map(({ name }) => name.text);
    expect(names.indexOf('USD Coin')).toBeLessThan(names.indexOf('Dogecoin'));
  });
});

test.each([
  ['بتكوين', 'بيتكوين', 'coins', 'bitcoin'],
  ['ايثريوم', 'إيثيريوم', 'coins', 'ethereum'],
  ['ريبل', 'إكس آر بي', 'coins', 'xrp'],
  ['بايننس', 'باينانس', 'exchanges', 'binance'],
  ['كوينبيس', 'كوين بيس', 'exchanges', 'coinbase'],
] as const)('common spellings find the same: «%s» and «%s»', async (typed, usual, group, id) => {
  const [found, same] = [await find(typed), await find(usual)];
  expect(idsIn(found)[group][0]).toBe(id);
  expect(idsIn(same)[group][0]).toBe(id);
  expect(found.didYouMean).toBeNull();
  expect(found[group].items[0]?.name.marks).not.toEqual([]);
});

describe('a kind of asset', () => {
  const assetsIn = ({ assets }: FoundGroups) =>
    assets.map(({ kind, items }) => [kind, items.map(({ id }) => id)]);

  test.each(['stable', 'stablecoins', 'مستقرة'])('named as «%s» gives its coins', async (q) => {
    const found = await find(q, { language: 'en' });
    expect(assetsIn(found)).toEqual([
      ['currency-backed', ['tether', 'usd-coin']],
      ['crypto-backed', ['dai']],
    ]);
    expect(found.assets[0]?.name).toBe('Stablecoins backed by currency');
    expect(found.didYouMean).toBeNull();
  });

  test('does not repeat a coin that has the name too', async () => {
    const found = await find('gold', { language: 'en' });
    expect(idsIn(found).coins).toEqual(['pax-gold']);
    expect(found.assets).toEqual([]);
  });

  test('has a coin whose name matches too but is not among those shown', async () => {
    const asset = {
      kind: 'metal-backed' as const,
      why: { en: 'A bar each.', ar: 'سبيكة لكل وحدة.' },
    };
    const grounds = currentGrounds({ asset });
    await addUnrecorded(db, [newListing({ id: 'gold', name: 'Gold', grounds })]);
    const found = await find('gold', { language: 'en', limit: 1 });
    expect(found.coins).toMatchObject({ items: [{ id: 'gold' }], isMore: true });
    expect(assetsIn(found)).toEqual([['metal-backed', ['pax-gold']]]);
  });

  test('shows the prices of its coins, and at most `limit` of them', async () => {
    const tether = newMarketCoin({ id: 'tether', symbol: 'USDT', name: 'Tether', price: 1 });
    const { assets } = await find('stable', { limit: 1, market: [tether] });
    expect(assets[0]).toMatchObject({ isMore: true, items: [{ id: 'tether', price: 1 }] });
  });
});

describe('without a match', () => {
  test.each([
    ['bitcion', 'en', 'bitcoin', /^Bitcoin$/],
    ['dogcoin', 'en', 'dogecoin', /^Dogecoin$/],
    ['coinbese', 'en', 'coinbase', /^Coinbase$/],
    ['كاردانوو', 'ar', 'cardano', /\p{Script=Arabic}/u],
    ['بيتفنكس', 'ar', 'bitfinex', /\p{Script=Arabic}/u],
  ] as const)('«%s» finds the nearest name', async (q, language, id, name) => {
    const found = await find(q, { language });
    const { coins, exchanges } = idsIn(found);
    expect([coins[0], exchanges[0]]).toContain(id);
    expect(found.didYouMean).toMatch(name);
  });

  test.each([
    ...['zzzzzz', 'لاشيءهنا', '؟؟', '%', '_', "'; drop table listings", '😀', '\0'],
    'x'.repeat(100),
  ])('and a near one, nothing is found: %j', async (q) => {
    expect(await find(q)).toEqual(NONE_FOUND);
  });
});

describe('the markets', () => {
  test('show the price, by the name in either language', async () => {
    for (const q of ['بتكوين', 'bitcoin', 'BTC']) {
      const { coins } = await find(q);
      expect(coins.items[0]).toMatchObject({ price: 43_567.89, symbol: { text: 'BTC' } });
      expect(coins.items[0]?.name.text).toBe('بيتكوين');
    }
  });

  test('have a result of their own for coins without a listing alone', async () => {
    const { markets } = await find('bitcoin');
    expect(markets.items.map(({ name }) => name.text)).toEqual(['Wrapped Bitcoin']);
  });

  test('are not waited for where they have never come', async () => {
    const before = performance.now();
    const found = await find('bitcoin', { market: null });
    expect(found.coins.items).toHaveLength(2);
    expect(found.markets.items).toEqual([]);
    expect(performance.now() - before).toBeLessThan(2_400);
  });
});

test('pages are found by their words in either language', async () => {
  expect((await find('الاخبار', { language: 'en' })).pages.items).toEqual([
    { path: '/news', title: { text: 'News', marks: [] } },
  ]);
  expect((await find('exch')).pages.items).toEqual([
    { path: '/exchange', title: { text: 'Exchanges', marks: [[0, 4]] } },
  ]);
});

test('the name in the other language is given where only that matches', async () => {
  const inArabic = await find('btctu');
  expect(inArabic.exchanges.items[0]).toMatchObject({
    id: 'btcturk',
    otherName: { text: 'BtcTurk', marks: [[0, 5]] },
  });
  const inEnglish = await find('btctu', { language: 'en' });
  expect(inEnglish.exchanges.items[0]).not.toHaveProperty('otherName');
});

test('a listing without a ruling is found without one', async () => {
  await addUnrecorded(db, [newListing({ id: 'unruled', name: 'Unruled', category: null })]);
  const { coins } = await find('unruled');
  expect(coins.items[0]?.ruling).toBeNull();
});

test('a group shows as many as asked for, and whether there are more', async () => {
  const { coins } = await find('coin', { limit: 3 });
  expect(coins.items).toHaveLength(3);
  expect(coins.isMore).toBe(true);
});

test('a long name is found by more letters than are kept of a suffix', async () => {
  const name = 'The Very Long Name They All Have In Common';
  await addUnrecorded(db, [
    newListing({ id: 'long-1', name: `${name} One` }),
    newListing({ id: 'long-2', name: `${name} Two` }),
  ]);
  expect(idsIn(await find(`${name} two`)).coins).toEqual(['long-2']);
});

test('among very many matches the symbol asked for is still first', async () => {
  await db.execute(sql`
    insert into listings (kind, id, search, name_key, symbol, created_at, updated_at)
    select 'coin', 'many-' || n, E'qqq number ' || n || E'\nq' || n, 'qqq number ' || n, 'Q' || n, now(), now()
    from generate_series(1, 1500) n`);
  await addUnrecorded(db, [newListing({ id: 'just-q', name: 'Zeta', symbol: 'Q' })]);
  expect(idsIn(await find('q')).coins[0]).toBe('just-q');
});
