import { type Fixed, fixed, NOTHING, times } from './fixed-point.ts';
import type { Metal } from './rates.ts';

/** From what weight of it zakat is due (docs/decisions/0032-yours-alone.md names who says so). */
export const NISAB_GRAMS: Record<Metal, number> = { gold: 85, silver: 595 };

export const YEARS = ['lunar', 'solar'] as const;
export type Year = (typeof YEARS)[number];

/** A fortieth of a lunar year's wealth; for the eleven days more of a solar year it is more by them. */
export const SHARES: Record<Year, string> = { lunar: '0.025', solar: '0.02577' };

export interface ZakatEstimate {
  nisab: Fixed;
  isReached: boolean;
  /** Of the whole wealth once the nisab is reached, else nothing. Not rounded. */
  due: Fixed;
}

/** What is due of `wealth`; it and the price of a gram are in the same currency. */
export function estimateZakat(
  wealth: Fixed,
  { metal, gramPrice, year }: { metal: Metal; gramPrice: Fixed; year: Year },
): ZakatEstimate {
  const nisab = times(gramPrice, fixed(NISAB_GRAMS[metal]));
  const isReached = wealth >= nisab;
  return { nisab, isReached, due: isReached ? times(wealth, fixed(SHARES[year])) : NOTHING };
}
