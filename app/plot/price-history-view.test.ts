import { describe, expect, test } from 'vitest';
import type { PriceDay } from '#domain/market/market-days.ts';
import { pricesUpTo } from '#tests/samples/market-days.ts';
import { priceHistoryView } from './price-history-view.ts';

const TODAY = '2026-11-23';
const daysOf = pricesUpTo(TODAY);

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
