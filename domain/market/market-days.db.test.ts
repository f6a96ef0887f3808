import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { marketDays, storedResponses } from '#db/schema.ts';
import { daysBefore } from '#domain/time/day.ts';
import { claim, storeResponse } from '#domain/upstream/stored-responses.ts';
import { type TestDatabase, testDatabase } from '#tests/rig/database.ts';
import { marketResponse, newMarketCoin } from '#tests/samples/market-coins.ts';
import { createMarket, type Market } from './market.ts';
import { cacheMarketDays, storeDay } from './market-days.ts';

const EVENING = Date.parse('2026-11-23T23:59:30Z');
const MINUTE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

function setClock(time: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: time });
}

const coin = (price: number | null) => newMarketCoin({ id: 'bitcoin', price });

/** A market over `db` whose service answers with the next of `prices`, and then fails. */
function newMarket({ db }: TestDatabase, prices: (number | null)[], onNew?: () => void) {
  let requests = 0;
  const fetch = async () => {
    requests += 1;
    const price = prices.shift();
    if (price === undefined) return new Response('', { status: 404 });
    return new Response(marketResponse([coin(price)]));
  };
  const settings = { baseUrl: 'https://market.example', key: undefined };
  const market = createMarket(db, fetch, settings, pino({ level: 'silent' }), onNew);
  return { ...market, requests: () => requests };
}

const rowsIn = ({ db }: TestDatabase) =>
  db.select().from(marketDays).orderBy(marketDays.day, marketDays.marketId);
const bitcoin = (day: string, price: number) => ({ marketId: 'bitcoin', day, price });

// The answer is stored after it is given.
const WAIT = { timeout: 10_000 };

/** Requests the market until the answer of the present clock is stored: a request joins one that still keeps its day. */
async function stored(database: TestDatabase, market: Market, price: number): Promise<void> {
  await expect
    .poll(async () => {
      await market.get();
      const [row] = await database.db.select().from(storedResponses);
      return [(row?.response as { price: number }[] | null)?.[0]?.price, row?.askedAt];
    }, WAIT)
    .toEqual([price, null]);
}

describe('the prices of a day', () => {
  test('are those of the first answer fetched on it, of all instances together', async () => {
    const database = await testDatabase();
    const markets = [newMarket(database, [10, 11]), newMarket(database, [10, 11])];
    await Promise.all(markets.map((market) => market.get()));
    await expect.poll(() => rowsIn(database)).toHaveLength(1);
    const [row] = await rowsIn(database);
    expect(row).toMatchObject({ marketId: 'bitcoin', price: 10 });
    expect(markets.reduce((sum, { requests }) => sum + requests(), 0)).toBe(1);
  });

  test('begin at midnight UTC', async () => {
    const database = await testDatabase();
    setClock(EVENING);
    const market = newMarket(database, [10, 11, 12]);
    for (const [place, price] of [10, 11, 12].entries()) {
      setClock(EVENING + place * MINUTE_MS);
      await stored(database, market, price);
    }
    await expect
      .poll(() => rowsIn(database))
      .toEqual([bitcoin('2026-11-23', 10), bitcoin('2026-11-24', 11)]);
  });

  test('are not taken from a stale answer, however often it is shown', async () => {
    const database = await testDatabase();
    setClock(EVENING);
    await newMarket(database, [10]).get();
    await expect.poll(() => rowsIn(database)).toHaveLength(1);
    setClock(EVENING + 30 * MINUTE_MS);
    const failing = newMarket(database, []);
    for (let round = 0; round < 3; round += 1) {
      expect((await failing.get())?.value[0]?.price).toBe(10);
      await expect.poll(failing.requests).toBe(1);
    }
    expect(await rowsIn(database)).toEqual([bitcoin('2026-11-23', 10)]);
  });

  test('are kept by the next fetch if a kill came between an answer and its day', async () => {
    const database = await testDatabase();
    setClock(EVENING - 10 * MINUTE_MS);
    const claimed = await claim(database.db, 'market', null);
    const killed = { value: [coin(9)], fetchedAt: new Date() };
    await storeResponse(database.db, 'market', claimed, killed);
    const market = newMarket(database, [10]);
    expect((await market.get())?.value[0]?.price).toBe(9);
    expect(market.requests()).toBe(0);
    expect(await rowsIn(database)).toEqual([]);
    setClock(EVENING);
    await market.get();
    await expect.poll(() => rowsIn(database)).toEqual([bitcoin('2026-11-23', 10)]);
  });

  test('are announced once, with the row that begins the day', async () => {
    const database = await testDatabase();
    const days = cacheMarketDays(database.db);
    const seen: number[] = [];
    let announced = 0;
    const onNew = async () => {
      announced += 1;
      days.forget();
      seen.push((await days.of(['bitcoin'], '2026-11-22')).size);
    };
    setClock(EVENING - 10 * MINUTE_MS);
    const market = newMarket(database, [10, 11], onNew);
    await market.get();
    await expect.poll(() => seen.at(-1)).toBe(1);
    // The answer, and its day.
    expect(announced).toBe(2);
    setClock(EVENING);
    await stored(database, market, 11);
    expect(announced).toBe(3);
  });

  test('leave out coins whose price is unknown', async () => {
    const { db, ...rest } = await testDatabase();
    await storeDay(db, { value: [coin(null), coin(0)], fetchedAt: new Date(EVENING) });
    expect(await rowsIn({ db, ...rest })).toEqual([]);
  });

  test('that are too old are dropped when a day begins, in the same statement', async () => {
    const database = await testDatabase();
    const { db } = database;
    const old = [399, 400, 401].map((age) => bitcoin(daysBefore('2026-11-23', age), 1));
    await db.insert(marketDays).values(old);
    const answer = { value: [coin(10)], fetchedAt: new Date(EVENING) };
    const execute = vi.spyOn(db, 'execute');
    expect(await storeDay(db, answer)).toBe(true);
    expect(execute).toHaveBeenCalledTimes(1);
    const days = (await rowsIn(database)).map(({ day }) => day);
    expect(days).toEqual(['2025-10-19', '2025-10-20', '2026-11-23']);
    await db.insert(marketDays).values(bitcoin('2020-01-01', 1));
    expect(await storeDay(db, answer)).toBe(false);
    expect(await rowsIn(database)).toHaveLength(4);
  });
});

test('past days are read in one statement and cached until they are forgotten', async () => {
  const { db } = await testDatabase();
  const days = cacheMarketDays(db);
  const read = () => days.of(['bitcoin', 'monero', 'tiny'], '2026-11-21');
  await db
    .insert(marketDays)
    .values([
      bitcoin('2026-11-23', 12),
      bitcoin('2026-11-22', 11),
      bitcoin('2026-11-21', 10),
      { marketId: 'monero', day: '2026-11-23', price: 3.2e-13 },
    ]);
  const select = vi.spyOn(db, 'select');
  const found = await read();
  expect(Object.fromEntries(found)).toEqual({
    bitcoin: [
      { day: '2026-11-22', price: 11 },
      { day: '2026-11-23', price: 12 },
    ],
    monero: [{ day: '2026-11-23', price: 3.2e-13 }],
  });
  await db.execute(sql`delete from market_days`);
  expect(await read()).toEqual(found);
  expect(select).toHaveBeenCalledTimes(1);
  days.forget();
  expect(await read()).toEqual(new Map());
});
