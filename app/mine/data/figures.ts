import { CURRENCIES, type CurrencyCode } from '#domain/zakat/currency.ts';
import { FIXED_DECIMALS, type Fixed, formatFixed, times } from '#domain/zakat/fixed-point.ts';

const PRICE_DIGITS = 4;

/** Formats amounts in dollars in another currency. */
export interface MoneyFormat {
  /** `1,234.50 SAR`, with the decimals of the currency's coins. */
  amount(dollars: Fixed): string;
  /** A unit price with four significant digits, and at least the decimals of the currency's coins: the value of an amount follows from it. */
  price(dollars: Fixed): string;
}

/** The format of amounts in `currency`; a dollar is `rate` units of it. */
export function moneyFormat(currency: CurrencyCode, rate: Fixed): MoneyFormat {
  const { decimals } = CURRENCIES[currency];
  return {
    amount: (dollars) => `${grouped(formatFixed(times(dollars, rate), decimals))} ${currency}`,
    price: (dollars) => `${grouped(significant(times(dollars, rate), decimals))} ${currency}`,
  };
}

/** `3.6725`: at most six decimals, without trailing zeros. */
export function formatRate(rate: Fixed): string {
  return grouped(formatFixed(rate, 6).replace(/\.?0+$/, ''));
}

/** `12.5%`; `–` where the whole is zero. */
export function formatShareOf(part: Fixed, whole: Fixed): string {
  if (whole === 0n) return '–';
  const tenths = (part * 2000n + whole) / (2n * whole);
  return `${tenths / 10n}.${tenths % 10n}%`;
}

function grouped(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
}

// `1.001`: with `PRICE_DIGITS` significant digits, without trailing zeros after the first `minDecimals`.
function significant(value: Fixed, minDecimals: number): string {
  const decimals = FIXED_DECIMALS - value.toString().length + PRICE_DIGITS;
  if (value === 0n || decimals <= minDecimals) return formatFixed(value, minDecimals);
  const written = formatFixed(value, Math.min(FIXED_DECIMALS, decimals));
  const shortest = written.indexOf('.') + 1 + minDecimals;
  return written.slice(0, shortest) + written.slice(shortest).replace(/0+$/, '');
}
