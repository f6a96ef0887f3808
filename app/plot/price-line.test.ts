import { describe, expect, test } from 'vitest';
import type { PriceDay } from '#domain/market/market-days.ts';
import { daysBefore } from '#domain/time/day.ts';
import { priceHistoryView } from './price-history-view.ts';
import { priceLine } from './price-line.ts';
import { dayBeforeSparks, MAX_SPARK_DAYS, sparkOf } from './spark.ts';

const TODAY = '2026-11-23';
const FRAME = { width: 64, height: 24, inset: 2 };
const WEEK = { from: daysBefore(TODAY, 6), to: TODAY };

/** Days up to today, oldest first; null: no price. */
function daysOf(...prices: (number | null)[]): PriceDay[] {
  return prices.flatMap((price, place) => {
    const day = daysBefore(TODAY, prices.length - 1 - place);
    return price === null ? [] : [{ day, price }];
  });
}

describe('a price line', () => {
  test('spans its frame, in whole numbers', () => {
    const line = priceLine(daysOf(10, 11, 12, 13, 14, 15, 20), WEEK, FRAME);
    expect(line?.path).toBe('M2 22l10-2 10-2 10-2 10-2 10-2 10-10');
    expect(line).toMatchObject({ lowest: 10, highest: 20 });
  });

  test('of a price that never moves is level, in the middle', () => {
    const line = priceLine(daysOf(5, 5, 5, 5, 5, 5, 5), WEEK, FRAME);
    expect(line?.path).toBe('M2 12l10 0 10 0 10 0 10 0 10 0 10 0');
  });

  test('has a gap where days are missing, and a dot for a day alone', () => {
    const line = priceLine(daysOf(1, 2, 3, 1, 2, null, 3, null, 3), WEEK, FRAME);
    expect(line?.path).toBe('M2 2l10 20 10-10M42 2h0M62 2h0');
  });

  test('ends where the days end, if the newest are missing', () => {
    const line = priceLine(daysOf(1, 2, 3, 4, 5, 6, 7, null, null), WEEK, FRAME);
    expect(line?.path).toBe('M2 22l10-5 10-5 10-5 10-5');
  });

  test.each([
    [0, daysOf()],
    [6, daysOf(1, 2, 3, 4, 5, 6)],
    [7, daysOf(1, 2, 3, 4, 5, 6, 7, ...Array(7).fill(null))],
    [7, daysOf(1, 2, 3, 4, 5, 6, 7, ...Array(6).fill(null))],
  ])('does not exist from %i days of which fewer than two are in the period', (count, days) => {
    expect(days).toHaveLength(count);
    expect(priceLine(days, WEEK, FRAME)).toBeNull();
  });

  test('needs seven days with a price, even for a shorter period', () => {
    const short = { from: daysBefore(TODAY, 2), to: TODAY };
    expect(priceLine(daysOf(1, 2, 3, 4, 5, 6), short, FRAME)).toBeNull();
    expect(priceLine(daysOf(1, 2, 3, 4, 5, 6, 7), short, FRAME)?.lowest).toBe(5);
  });
});

describe('a sparkline', () => {
  test.each([
    [[100, 1, 1, 1, 1, 1, 110], 'Up 10.00% in 7 days, lowest $1.00, highest $110.00.'],
    [[100, 1, 1, 1, 1, 1, 90], 'Down 10.00% in 7 days, lowest $1.00, highest $100.00.'],
    [[1, 2, 2, 2, 2, 2, 1], 'Unchanged in 7 days, lowest $1.00, highest $2.00.'],
  ])('of %j says the same in words', (prices, words) => {
    expect(sparkOf(daysOf(...prices), { today: TODAY, count: 7 }, 'en')?.words).toBe(words);
  });

  test('has as many days as are read for it', () => {
    const days = daysOf(...Array(40).fill(1)).filter(({ day }) => day > dayBeforeSparks(TODAY));
    expect(days).toHaveLength(MAX_SPARK_DAYS);
    expect(sparkOf(days, { today: TODAY }, 'en')?.words).toContain(`in ${MAX_SPARK_DAYS} days`);
  });

  test('counts only the days that it has', () => {
    const days = daysOf(1, 1, 1, 1, 1, 1, 2);
    expect(sparkOf(days, { today: TODAY, count: 30 }, 'en')?.words).toContain('in 7 days');
  });
});

describe('a price history', () => {
  const WEEK_OF = daysOf(1, 2, 3, 4, 5, 6, 7);
  const change = (day: string) => ({ day, before: 'halal', after: 'haram' }) as const;
  const viewOf = (days: PriceDay[], changes: Parameters<typeof priceHistoryView>[1] = []) =>
    priceHistoryView(days, changes, TODAY, 'en');

  test('says since when prices are stored, and has no line from six days', () => {
    expect(viewOf([])).toBeNull();
    expect(viewOf(daysOf(1, 2, 3, 4, 5, 6))).toEqual({ since: '2026-11-18', line: null });
  });

  test('places a change of the verdict on its day', () => {
    const changes = [change('2026-11-16'), change('2026-11-17'), change('2026-11-20')];
    const { line } = viewOf(WEEK_OF, changes) ?? {};
    expect(line?.changes.map(({ percent }) => percent)).toEqual([0, 50]);
  });

  test('has one change for a day, and none for a verdict that returned on it', () => {
    const back = { day: '2026-11-20', before: 'haram', after: 'halal' } as const;
    expect(viewOf(WEEK_OF, [change('2026-11-20'), back])?.line?.changes).toEqual([]);
    const on = { day: '2026-11-20', before: 'haram', after: null } as const;
    expect(viewOf(WEEK_OF, [change('2026-11-20'), on])?.line?.changes).toEqual([
      { day: '2026-11-20', before: 'halal', after: null, percent: 50 },
    ]);
  });

  test('lists every day of a month, and one a week of more', () => {
    const rowsOf = (count: number) => viewOf(daysOf(...Array(count).fill(2)))?.line;
    expect(rowsOf(31)).toMatchObject({ isWeekly: false, rows: { length: 31 } });
    expect(rowsOf(32)).toMatchObject({ isWeekly: true, rows: { length: 5 } });
    expect(rowsOf(32)?.rows[1]).toEqual({ day: '16 November 2026', price: '$2.00' });
  });
});
