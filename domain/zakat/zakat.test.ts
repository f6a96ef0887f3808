import { describe, expect, test } from 'vitest';
import { formatFixed, parseFixed } from './fixed-point.ts';
import { estimateZakat } from './zakat.ts';

const GOLD = { metal: 'gold', gramPrice: parseFixed('100'), year: 'lunar' } as const;

const estimate = (wealth: string, given: Partial<Parameters<typeof estimateZakat>[1]> = {}) =>
  estimateZakat(parseFixed(wealth), { ...GOLD, ...given });

describe('the nisab', () => {
  test('is 85 grams of gold or 595 grams of silver', () => {
    expect(formatFixed(estimate('0').nisab, 2)).toBe('8500.00');
    const silver = estimate('0', { metal: 'silver', gramPrice: parseFixed('1.2') });
    expect(formatFixed(silver.nisab, 2)).toBe('714.00');
  });

  test.each([
    ['8499.999999999999999999', false, '0.00'],
    ['8500', true, '212.50'],
    ['8500.000000000000000001', true, '212.50'],
    ['0', false, '0.00'],
  ])('is reached by %s: %s', (wealth, isReached, due) => {
    const { isReached: reached, due: owed } = estimate(wealth);
    expect([reached, formatFixed(owed, 2)]).toEqual([isReached, due]);
  });
});

describe('the amount due', () => {
  test('is a fortieth of the whole, not of what is above the nisab', () => {
    expect(formatFixed(estimate('10000').due, 2)).toBe('250.00');
  });

  test('is 2.577 % for a solar year', () => {
    expect(formatFixed(estimate('10000', { year: 'solar' }).due, 2)).toBe('257.70');
  });

  test('is rounded only where it is shown', () => {
    expect(estimate('8500.1').due).toBe(parseFixed('212.5025'));
  });
});
