import { CURRENCIES, type CurrencyCode } from '#domain/zakat/currency.ts';
import { FIXED_DECIMALS, type Fixed, formatFixed, times } from '#domain/zakat/fixed-point.ts';

const SMALL_DIGITS = 4;

/** Formats amounts in dollars in another currency. */
export interface MoneyFormat {
  /** `1,234.50 SAR`, with the decimals of the currency's coins. */
  amount(dollars: Fixed): string;
  /** A unit price: below one unit of the currency with four significant digits. */
  price(dollars: Fixed): string;
}

/** The format of amounts in `currency`; a dollar is `rate` units of it. */
export function moneyFormat(currency: CurrencyCode, rate: Fixed): MoneyFormat {
  const { decimals } = CURRENCIES[currency];
  const format = (amount: Fixed, digits: number) =>
    `${grouped(formatFixed(amount, digits))} ${currency}`;
  return {
    amount: (dollars) => format(times(dollars, rate), decimals),
    price(dollars) {
      const price = times(dollars, rate);
      return format(price, smallDecimals(price) ?? decimals);
    },
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

// The decimals that show four significant digits of a number below one; null: it is zero, or not below one.
function smallDecimals(value: Fixed): number | null {
  const zeros = FIXED_DECIMALS - value.toString().length;
  return value === 0n || zeros < 0 ? null : Math.min(FIXED_DECIMALS, zeros + SMALL_DIGITS);
}
