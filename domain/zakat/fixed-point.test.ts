import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFixed, over, parseFixed, sum, times } from './fixed-point.ts';

describe('a number is read exactly', () => {
  test.each([
    ['0', 0n],
    ['1', 10n ** 18n],
    ['0.000000000000000001', 1n],
    ['43567.89', 43_567_890_000_000_000_000_000n],
    [3.2e-13, 320_000n],
    ['1.5e+21', 15n * 10n ** 38n],
    ['0.0000000000000000005', 1n],
    ['0.0000000000000000004', 0n],
  ])('%s', (decimal, units) => {
    expect(parseFixed(decimal)).toBe(units);
  });

  test.each(['', '-1', '1,5', '.5', '1e9999', 'NaN', 'Infinity', '٣'])(
    'or not at all: %s',
    (text) => {
      expect(() => parseFixed(text)).toThrow(SyntaxError);
    },
  );
});

describe('sums that binary fractions get wrong are exact', () => {
  test('a tenth and two tenths are three tenths', () => {
    expect(sum([parseFixed('0.1'), parseFixed('0.2')])).toBe(parseFixed('0.3'));
  });

  test('1.005 is rounded up', () => {
    expect(formatFixed(parseFixed('1.005'), 2)).toBe('1.01');
  });

  test('2.5 % of 1,000,000,000,000.01 loses no cent', () => {
    expect(formatFixed(times(parseFixed('1000000000000.01'), parseFixed('0.025')), 4)).toBe(
      '25000000000.0003',
    );
  });
});

test.each([
  ['0', 2, '0.00'],
  ['0.004999', 2, '0.00'],
  ['0.005', 2, '0.01'],
  ['12.3456', 3, '12.346'],
  ['999.5', 0, '1000'],
])('%s with %i decimals is %s', (decimal, decimals, text) => {
  expect(formatFixed(parseFixed(decimal), decimals)).toBe(text);
});

test('a whole divided and taken as often again is off by less than a billionth', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 30n });
  const price = fc.bigInt({ min: 10n ** 9n, max: 10n ** 27n });
  fc.assert(
    fc.property(amount, price, (value, by) => {
      const back = times(over(value, by), by);
      const off = back > value ? back - value : value - back;
      expect(off <= by / 10n ** 9n + 1n).toBe(true);
    }),
  );
});
