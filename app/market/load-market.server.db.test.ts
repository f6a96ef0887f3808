import { expect, test } from 'vitest';
import { saveEdit } from '#domain/listing/change/save.ts';
import { cacheMarketDays } from '#domain/market/market-days.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newMarketCoin } from '#tests/samples/market-coins.ts';
import { ruledAs } from '#tests/samples/rulings.ts';
import { loadMarket } from './load-market.server.ts';

const BITCOIN = newMarketCoin({ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', price: 43_567.89 });
const OTHER = newMarketCoin();

async function load(db: Awaited<ReturnType<typeof newDatabase>>['db'], search = '') {
  const errors: string[] = [];
  const snapshot = { value: [BITCOIN, OTHER], fetchedAt: new Date(), isDue: false, isStale: false };
  const view = await loadMarket(
    {
      db,
      market: { get: async () => snapshot },
      marketDays: cacheMarketDays(db),
      imageAddress: () => null,
      positions: { get: async () => [] },
      log: { error: (_, message) => errors.push(message) },
    },
    new URL(`http://localhost/en/markets${search}`),
  );
  return { ...view, errors };
}

test('a market coin has the directory’s verdict, or no listing', async () => {
  const { db, close } = await newDatabase('starter');
  const { rows, hasVerdicts, errors } = await load(db);
  await close();
  expect(hasVerdicts).toBe(true);
  expect(rows.map(({ listing }) => listing?.verdict)).toEqual(['halal', undefined]);
  expect(errors).toEqual([]);
});

test('the halal share of the market is counted by firmness', async () => {
  const { db, close } = await newDatabase('starter');
  const { sum } = await load(db);
  await close();
  expect(sum?.halal).toEqual([{ sign: 'quarter', marketCap: BITCOIN.marketCap }]);
});

test('a coin with a changed ruling has the time of the change', async () => {
  const { db, close } = await newDatabase('starter');
  const changed = { version: 1, what: 'edited', by: 'editor@example.com' } as const;
  const before = await load(db);
  await saveEdit(db, 'coin', 'bitcoin', changed, (listing) => ({
    rulings: ruledAs(listing, 'haram').rulings,
  }));
  const after = await load(db);
  await close();
  const [was, is] = [before, after].map(({ rows }) => rows[0]?.listing?.changedAt ?? '');
  expect(is).toMatch(/^2\d{3}-\d\d-\d\dT[\d:.]+Z$/);
  expect(Date.parse(is ?? '')).toBeGreaterThan(Date.parse(was ?? ''));
});

test('without the directory the figures are shown, and verdicts are unknown', async () => {
  const { db, close } = await newDatabase('starter');
  await close();
  const { rows, hasVerdicts, errors } = await load(db);
  expect(rows.map(({ name, price }) => [name, price])).toEqual([
    ['Bitcoin', 43_567.89],
    [OTHER.name, 10],
  ]);
  expect(hasVerdicts).toBe(false);
  expect(errors).toEqual([
    'the directory could not be asked for the market table',
    'past prices could not be read for the market table',
  ]);
});

test('without the directory a verdict in the address hides no coin', async () => {
  const { db, close } = await newDatabase('starter');
  await close();
  const { rows } = await load(db, '?verdict=halal');
  expect(rows.map(({ name }) => name)).toEqual(['Bitcoin', OTHER.name]);
});
