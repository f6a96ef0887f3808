import { formatMovement, formatPrice } from '#app/i18n/format.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import type { PriceDay } from '#domain/market/market-days.ts';
import { daysBefore } from '#domain/time/day.ts';
import { lengthOf, type PriceLine, priceLine } from './price-line.ts';

export const SPARK_FRAME = { width: 120, height: 32, inset: 2 };
/** The most days of a sparkline. */
export const MAX_SPARK_DAYS = 30;

/** A small price line and the same in words. */
export interface Spark {
  path: string;
  words: string;
}

/** The day after which a sparkline's days are read. */
export function dayBeforeSparks(today: string): string {
  return daysBefore(today, MAX_SPARK_DAYS);
}

/** The line of the last `count` days up to `today`; null with fewer than seven stored days, or two among the last `count`. */
export function sparkOf(
  days: PriceDay[],
  { today, count = MAX_SPARK_DAYS }: { today: string; count?: number },
  language: Language,
): Spark | null {
  const line = priceLine(days, { from: daysBefore(today, count - 1), to: today }, SPARK_FRAME);
  return line && { path: line.path, words: movementIn(line, language) };
}

/** The movement of a line in words: by how much over how many days, the lowest and the highest price. */
export function movementIn(
  { first, last, lowest, highest }: PriceLine,
  language: Language,
): string {
  const { days, moved } = LANGUAGES[language].text.plot;
  const change = (last.price / first.price - 1) * 100;
  return moved(
    days(lengthOf({ from: first.day, to: last.day })),
    Number(change.toFixed(2)),
    formatMovement(change),
    formatPrice(lowest),
    formatPrice(highest),
  );
}
