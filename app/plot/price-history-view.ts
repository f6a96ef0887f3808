import { formatDate, formatPrice } from '#app/i18n/format.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import type { PriceDay } from '#domain/market/market-days.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { daysBefore } from '#domain/time/day.ts';
import { lengthOf, type Period, priceLine, xOf } from './price-line.ts';
import { movementIn } from './spark.ts';

/** A day is a step to the right; the drawing is stretched to its room. */
const frameOf = (period: Period) => ({ width: lengthOf(period) - 1, height: 120, inset: 0 });
const YEAR_DAYS = 365;
/** A table of more days has one row a week. */
const MAX_DAILY_ROWS = 31;
const WEEK_DAYS = 7;

/** A change of a verdict on a day; null: there was or is none. */
export interface VerdictDay {
  day: string;
  before: Verdict | null;
  after: Verdict | null;
}

/** The stored prices of a coin: drawn, in words and as rows. */
export interface PriceHistoryView {
  /** The first stored day. */
  since: string;
  /** Null: too few days for a line. */
  line: {
    path: string;
    width: number;
    height: number;
    words: string;
    /** Prices in words. */
    lowest: string;
    highest: string;
    first: string;
    last: string;
    /** The verdict's changes within these days, with their place in hundredths of the width. */
    changes: (VerdictDay & { percent: number })[];
    /** Days and prices in words: they are in the page and in its data, and cost less if they are equal. */
    rows: { day: string; price: string }[];
    isWeekly: boolean;
  } | null;
}

/** The day after which the days of a history are read. */
export function dayBeforeHistory(today: string): string {
  return daysBefore(today, YEAR_DAYS);
}

/** The history of the last year up to `today`; null if no day is stored. */
export function priceHistoryView(
  days: PriceDay[],
  changes: VerdictDay[],
  today: string,
  language: Language,
): PriceHistoryView | null {
  const since = days[0]?.day;
  if (!since) return null;
  const period = { from: since, to: today };
  const frame = frameOf(period);
  const line = priceLine(days, period, frame);
  if (!line) return { since, line: null };
  const { rows, isWeekly } = rowsOf(days, LANGUAGES[language].locale);
  return {
    since,
    line: {
      path: line.path,
      width: frame.width,
      height: frame.height,
      words: movementIn(line, language),
      lowest: formatPrice(line.lowest),
      highest: formatPrice(line.highest),
      first: period.from,
      last: period.to,
      changes: lastOfEachDay(changes)
        .filter(({ day }) => day >= since)
        .map((change) => {
          const x = xOf(change.day, period, frame);
          return { ...change, percent: Math.round((x / frame.width) * 1000) / 10 };
        }),
      rows,
      isWeekly,
    },
  };
}

// Two changes on a day are one, from the first state to the last; none, if it ends as it began.
function lastOfEachDay(changes: VerdictDay[]): VerdictDay[] {
  const days = Map.groupBy(changes, ({ day }) => day);
  return [...days.values()].flatMap((ofDay) => {
    const [first, last] = [ofDay[0], ofDay.at(-1)];
    if (!first || !last || first.before === last.after) return [];
    return [{ day: last.day, before: first.before, after: last.after }];
  });
}

// Newest first; weeks are counted back from the last day.
function rowsOf(days: PriceDay[], locale: string) {
  const newest = days.toReversed();
  const last = newest[0]?.day ?? '';
  const isWeekly = days.length > MAX_DAILY_ROWS;
  const rows = newest
    .filter(({ day }) => !isWeekly || (lengthOf({ from: day, to: last }) - 1) % WEEK_DAYS === 0)
    .map(({ day, price }) => ({ day: formatDate(locale, day), price: formatPrice(price) }));
  return { rows, isWeekly };
}
