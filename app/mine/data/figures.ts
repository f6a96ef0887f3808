import { CURRENCIES, type CurrencyCode } from '#domain/zakat/currency.ts';
import { type Fixed, formatFixed, times } from '#domain/zakat/fixed-point.ts';

const MAX_DECIMALS = 18;

/** Formats an amount in dollars in another currency, `1,234.50 SAR`, with `finer` more decimals than its coins have. */
export type WriteMoney = (dollars: Fixed, finer?: number) => string;

/** `rate`: units of the currency per dollar. */
export function moneyWriter(currency: CurrencyCode, rate: Fixed): WriteMoney {
  return (dollars, finer = 0) => {
    const decimals = CURRENCIES[currency].decimals + finer;
    return `${grouped(formatFixed(times(dollars, rate), decimals))} ${currency}`;
  };
}

/** `3.6725`: at most six decimals, without trailing zeros. */
export function writeRate(rate: Fixed): string {
  return grouped(formatFixed(rate, 6).replace(/\.?0+$/, ''));
}

/** A unit price, which may be far below a cent: with four significant digits. */
export function writePrice(write: WriteMoney, dollars: Fixed): string {
  const zeros = MAX_DECIMALS - dollars.toString().length;
  return write(dollars, zeros < 0 ? 0 : Math.min(MAX_DECIMALS - 3, zeros + 2));
}

/** `12.5%`; `–` where the whole is zero. */
export function writeShare(part: Fixed, whole: Fixed): string {
  if (whole === 0n) return '–';
  const tenths = (part * 2000n + whole) / (2n * whole);
  return `${tenths / 10n}.${tenths % 10n}%`;
}

/** Isolates a figure as left-to-right within a sentence of either direction. */
export function inSentence(figure: string): string {
  return `\u2066${figure}\u2069`;
}

function grouped(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
}
