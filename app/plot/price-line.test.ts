import { describe, expect, test } from 'vitest';
import { daysBefore } from '#domain/time/day.ts';
import { pricesUpTo } from '#tests/samples/market-days.ts';
import { priceLine } from './price-line.ts';

const TODAY = '2026-11-23';
const FRAME = { width: 64, height: 24, inset: 2 };
const WEEK = { from: daysBefore(TODAY, 6), to: TODAY };
const daysOf = pricesUpTo(TODAY);

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
