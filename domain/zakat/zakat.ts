import { type Fixed, parseFixed, times, ZERO } from './fixed-point.ts';
import type { Metal } from './rates.ts';

/** The nisab in grams; decision 32 names the sources. */
const NISAB_GRAMS: Record<Metal, number> = { gold: 85, silver: 595 };

export const YEARS = ['lunar', 'solar'] as const;
export type Year = (typeof YEARS)[number];

/** 2.5 % of a lunar year's wealth; the solar year's rate accounts for its eleven more days. */
const SHARES: Record<Year, string> = { lunar: '0.025', solar: '0.02577' };

export interface ZakatEstimate {
  nisab: Fixed;
  isReached: boolean;
  /** The amount due, unrounded; 0 below the nisab. */
  due: Fixed;
}

/** The zakat on `wealth`, in the currency of the price of a gram. */
export function estimateZakat(
  wealth: Fixed,
  { metal, gramPrice, year }: { metal: Metal; gramPrice: Fixed; year: Year },
): ZakatEstimate {
  const nisab = times(gramPrice, parseFixed(NISAB_GRAMS[metal]));
  const isReached = wealth >= nisab;
  return { nisab, isReached, due: isReached ? times(wealth, parseFixed(SHARES[year])) : ZERO };
}
