import { CURRENCIES, type CurrencyCode } from './currency.ts';
import { type Fixed, over, parseFixed } from './fixed-point.ts';

/** The price of a bitcoin by lower-case code; `xau` and `xag` are ounces of gold and silver. */
export type PerBitcoin = Readonly<Record<string, number>>;

export const METALS = ['gold', 'silver'] as const;
export type Metal = (typeof METALS)[number];

const METAL_CODE: Record<Metal, string> = { gold: 'xau', silver: 'xag' };
/** Grams of a troy ounce, by definition. */
const GRAMS_IN_OUNCE = parseFixed('31.1034768');

/** A figure and its source. */
export interface Sourced {
  value: Fixed;
  source: 'typed' | 'peg' | 'market';
}

/** Units of a currency for a dollar; null: unknown. A typed rate takes precedence. */
export function dollarIn(
  currency: CurrencyCode,
  typed: string | null,
  perBitcoin: PerBitcoin | null,
): Sourced | null {
  const { peg } = CURRENCIES[currency];
  if (typed) return sourced(parseFixed(typed), 'typed');
  if (peg) return sourced(parseFixed(peg), 'peg');
  const [value, dollars] = marketValues(perBitcoin, currency.toLowerCase(), 'usd');
  return value && dollars ? sourced(over(value, dollars), 'market') : null;
}

/** The price of a gram in dollars; null: unknown. A typed price takes precedence. */
export function gramPrice(
  metal: Metal,
  typed: Fixed | null,
  perBitcoin: PerBitcoin | null,
): Sourced | null {
  if (typed !== null) return sourced(typed, 'typed');
  const [dollars, ounces] = marketValues(perBitcoin, 'usd', METAL_CODE[metal]);
  return dollars && ounces ? sourced(over(over(dollars, ounces), GRAMS_IN_OUNCE), 'market') : null;
}

// A price of zero counts as missing.
function sourced(value: Fixed, source: Sourced['source']): Sourced | null {
  return value > 0n ? { value, source } : null;
}

function marketValues(perBitcoin: PerBitcoin | null, ...codes: string[]): (Fixed | null)[] {
  return codes.map((code) => {
    const value = perBitcoin?.[code];
    return value ? parseFixed(value) : null;
  });
}
