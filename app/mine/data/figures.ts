import { CURRENCIES, type CurrencyCode } from '#domain/zakat/currency.ts';
import { type Fixed, rounded, times } from '#domain/zakat/fixed-point.ts';

const MOST_DECIMALS = 18;

/** Writes amounts in dollars as so much of a currency: `1,234.50 SAR`. */
export type WriteMoney = (dollars: Fixed, finer?: number) => string;

/** `rate`: how many of the currency a dollar is. With `finer` there are so many decimals more than coins of it have. */
export function moneyWriter(currency: CurrencyCode, rate: Fixed): WriteMoney {
  return (dollars, finer = 0) => {
    const decimals = CURRENCIES[currency].decimals + finer;
    return `${grouped(rounded(times(dollars, rate), decimals))} ${currency}`;
  };
}

/** `3.6725`: with as many decimals as count, at most six. */
export function writeRate(rate: Fixed): string {
  return grouped(rounded(rate, 6).replace(/\.?0+$/, ''));
}

/** The price of one coin, which may be far below a cent: with enough decimals for four digits that count. */
export function writePrice(write: WriteMoney, dollars: Fixed): string {
  const zeros = MOST_DECIMALS - dollars.toString().length;
  return write(dollars, zeros < 0 ? 0 : Math.min(MOST_DECIMALS - 3, zeros + 2));
}

/** `12.5%` of the whole; a whole of nothing has no shares. */
export function writeShare(part: Fixed, whole: Fixed): string {
  if (whole === 0n) return '–';
  const tenths = (part * 2000n + whole) / (2n * whole);
  return `${tenths / 10n}.${tenths % 10n}%`;
}

/** A figure as part of a sentence, whichever way that runs. */
export function inSentence(figure: string): string {
  return `\u2066${figure}\u2069`;
}

function grouped(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
}
