import { describe, expect, test } from 'vitest';
import { CURRENCY_CODES } from './currency.ts';
import { formatFixed, parseFixed } from './fixed-point.ts';
import { dollarIn, gramPrice } from './rates.ts';

// An answer of the market service in January 2023.
const MARKET = { usd: 16943.548, kwd: 5187.097, sar: 63682.462, xau: 9.08, xag: 710.69 };

describe('a dollar', () => {
  test('is what the central bank has fixed, not what the market makes of it', () => {
    const riyals = dollarIn('SAR', null, MARKET);
    expect(riyals).toEqual({ value: 3_750_000_000_000_000_000n, source: 'peg' });
  });

  test('is what the market says where nothing is fixed', () => {
    const dinars = dollarIn('KWD', null, MARKET);
    expect(dinars?.source).toBe('market');
    expect(formatFixed(dinars?.value ?? 0n, 5)).toBe('0.30614');
  });

  test('has no market price where the market lacks the dollar or the currency', () => {
    expect(dollarIn('KWD', null, { kwd: 5187.097 })).toBeNull();
    expect(dollarIn('KWD', null, { usd: 16943.548 })).toBeNull();
  });

  test('is what the reader has typed, before all else', () => {
    const typed = { value: 3_760_000_000_000_000_000n, source: 'typed' };
    expect(dollarIn('SAR', '3.76', MARKET)).toEqual(typed);
  });

  test.each(CURRENCY_CODES)('has a price in %s from somewhere, or none is made up', (code) => {
    const fixedOnes = ['USD', 'SAR', 'AED', 'QAR', 'BHD', 'OMR'];
    expect(dollarIn(code, null, null) !== null).toBe(fixedOnes.includes(code));
    expect(dollarIn(code, '2.5', null)?.source).toBe('typed');
    expect(dollarIn(code, '0', null)).toBeNull();
  });
});

describe('a gram', () => {
  test('of gold and silver is worked out from the ounce', () => {
    expect(formatFixed(gramPrice('gold', null, MARKET)?.value ?? 0n, 2)).toBe('59.99');
    expect(formatFixed(gramPrice('silver', null, MARKET)?.value ?? 0n, 4)).toBe('0.7665');
  });

  test('has no price where the market has none and none was typed', () => {
    expect(gramPrice('gold', null, null)).toBeNull();
    expect(gramPrice('silver', null, { usd: 16943.548, xau: 9.08 })).toBeNull();
    expect(gramPrice('gold', parseFixed('61.5'), null)?.source).toBe('typed');
  });
});
