import { describe, expect, test } from 'vitest';
import { pricesUpTo } from '#tests/samples/market-days.ts';
import { dayBeforeSparks, MAX_SPARK_DAYS, sparkOf } from './spark.ts';

const TODAY = '2026-11-23';
const daysOf = pricesUpTo(TODAY);

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
