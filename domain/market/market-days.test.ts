import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { dayOf, daysBefore } from '#domain/time/day.ts';
import { newMarketCoin } from '#tests/samples/market-coins.ts';
import { cacheMarketDays, storeDay } from './market-days.ts';

// market-days.db.test.ts tests the statements against a database.

const dialect = new PgDialect();

/** A database that answers every reading with `rows` and every statement with `answer`, and remembers both. */
function fakeDatabase(rows: object[] = [], answer: object[] = []) {
  const asked: { sql: string; params: unknown[] }[] = [];
  const query = {
    from: () => query,
    where: (condition: SQL) => {
      asked.push(dialect.sqlToQuery(condition));
      return query;
    },
    orderBy: () => Promise.resolve(rows),
  };
  const db = {
    select: () => query,
    execute: (statement: SQL) => {
      asked.push(dialect.sqlToQuery(statement));
      return Promise.resolve(answer);
    },
  };
  return { db: db as unknown as Database, asked };
}

test('a day is that of UTC', () => {
  expect(dayOf(new Date('2026-11-23T23:59:59.999Z'))).toBe('2026-11-23');
  expect(dayOf(new Date('2026-11-24T01:30:00+02:00'))).toBe('2026-11-23');
});

test('days before a day cross months and leap days', () => {
  expect(daysBefore('2026-11-23', 0)).toBe('2026-11-23');
  expect(daysBefore('2026-11-01', 1)).toBe('2026-10-31');
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
});

describe('keeping a day', () => {
  const fetchedAt = new Date('2026-11-23T12:00:00Z');
  const coins = [10, null, 0, -1].map((price, place) => newMarketCoin({ id: `c${place}`, price }));

  test('sends the known prices with the day of the fetch and the oldest day to keep', async () => {
    const { db, asked } = fakeDatabase([], [{ isStored: true }]);
    expect(await storeDay(db, { value: coins, fetchedAt })).toBe(true);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.params).toEqual(['2026-11-23', '[{"id":"c0","price":10}]', '2025-10-19']);
  });

  test.each([[[{ isStored: false }]], [[]]])('answers %j with no', async (answer) => {
    const { db } = fakeDatabase([], answer);
    expect(await storeDay(db, { value: coins, fetchedAt })).toBe(false);
  });
});

describe('the cache of past days', () => {
  const row = (marketId: string, day: string, price: number) => ({ marketId, day, price });
  const rows = [row('a', '2026-11-22', 1), row('a', '2026-11-23', 2), row('b', '2026-11-23', 3)];
  const AFTER = '2026-11-01';

  test('asks for nothing where no coin is asked for', async () => {
    const { db, asked } = fakeDatabase(rows);
    expect(await cacheMarketDays(db).of([], AFTER)).toEqual(new Map());
    expect(asked).toEqual([]);
  });

  test('asks once for each coin and period, and leaves out coins without days', async () => {
    const { db, asked } = fakeDatabase(rows);
    const days = cacheMarketDays(db);
    const a = [
      { day: '2026-11-22', price: 1 },
      { day: '2026-11-23', price: 2 },
    ];
    expect(await days.of(['a', 'none'], AFTER)).toEqual(new Map([['a', a]]));
    expect((await days.of(['a', 'b', 'none'], AFTER)).get('b')).toEqual([
      { day: '2026-11-23', price: 3 },
    ]);
    expect(asked.map(({ params }) => params)).toEqual([
      ['a', 'none', AFTER],
      ['b', AFTER],
    ]);
    await days.of(['a'], '2026-10-01');
    expect(asked).toHaveLength(3);
  });

  test('asks again once it has forgotten, even if a reading was under way', async () => {
    const { db, asked } = fakeDatabase(rows);
    const days = cacheMarketDays(db);
    const reading = days.of(['a'], AFTER);
    days.forget();
    await reading;
    await days.of(['a'], AFTER);
    expect(asked).toHaveLength(2);
  });
});
