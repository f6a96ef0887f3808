import { ageFormat, dateFormat, listFormat, numberFormat } from './intl.ts';

/** `$43,567.89`; two decimals from one dollar on (requirement 9.4), four significant digits below. */
export function formatPrice(dollars: number): string {
  const magnitude = Math.abs(dollars);
  const digits: Intl.NumberFormatOptions =
    magnitude >= 1 || magnitude === 0
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { minimumFractionDigits: 2, maximumFractionDigits: Math.min(20, decimalsFor(magnitude)) };
  return `$${numberFormat(FIGURES, digits).format(dollars)}`;
}

/** `$1,234.56M` from millions of dollars. */
export function formatMillions(millions: number): string {
  return `$${numberFormat(FIGURES, { maximumFractionDigits: 2 }).format(millions)}M`;
}

/** `$326,408M` from dollars: whole millions down a column, with decimals only below one. */
export function formatDollarsInMillions(dollars: number): string {
  const millions = dollars / 1_000_000;
  return formatMillions(Math.abs(millions) < 1 ? millions : Math.round(millions));
}

/** `1.91` and `trillion`, for a sum in a sentence; the text of the language has the word. */
export function formatSum(dollars: number): { figure: string; unit: SumUnit } {
  const unit =
    dollars >= SUM_UNITS.trillion
      ? 'trillion'
      : dollars >= SUM_UNITS.billion
        ? 'billion'
        : 'million';
  const figure = numberFormat(FIGURES, { maximumFractionDigits: 2 }).format(
    dollars / SUM_UNITS[unit],
  );
  return { figure, unit };
}

const SUM_UNITS = { million: 1e6, billion: 1e9, trillion: 1e12 };
export type SumUnit = keyof typeof SUM_UNITS;

/** `+2.34%` or `−2.34%`, with a minus sign as wide as the plus. */
export function formatChange(percent: number): string {
  return `${percentFormat('exceptZero').format(percent).replace('-', '\u2212')}%`;
}

/** `2.34%` for a rise and for a fall. */
export function formatMovement(percent: number): string {
  return `${percentFormat('never').format(percent)}%`;
}

function percentFormat(signDisplay: 'exceptZero' | 'never') {
  return numberFormat(FIGURES, {
    signDisplay,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

/** `41%` from 0.41; two significant digits below one percent. */
export function formatShare(share: number): string {
  const digits: Intl.NumberFormatOptions =
    share < 0.01 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return numberFormat(FIGURES, { style: 'percent', ...digits }).format(share);
}

/** `21 November 2026` / «21 نوفمبر 2026», by the UTC day. */
export function formatDate(locale: string, iso: string): string {
  const key = locale + iso.slice(0, DAY_LENGTH);
  const known = days.get(key);
  if (known !== undefined) return known;
  const formatted = dateFormat(locale, { dateStyle: 'long' }).format(new Date(iso));
  // A page has a hundred dates, most of them of the same few days.
  if (days.size >= MAX_DAYS) days.clear();
  days.set(key, formatted);
  return formatted;
}

/** `21 November 2026`, `November 2026` or `2026`: a day, a month or a year. */
export function formatPartialDate(locale: string, iso: string): string {
  if (iso.length >= DAY_LENGTH) return formatDate(locale, iso);
  if (iso.length === YEAR_LENGTH) return iso;
  return dateFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(iso));
}

const YEAR_LENGTH = '2026'.length;
const DAY_LENGTH = '2026-11-21'.length;
const MAX_DAYS = 5_000;
const days = new Map<string, string>();

/** `21 November 2026 at 14:05 UTC`. */
export function formatMoment(locale: string, iso: string): string {
  const format = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return `${format.format(new Date(iso))} UTC`;
}

/** `951.43T`: an amount of coins, abbreviated; `decimals`: the fewest. */
export function formatSupply(amount: number, decimals = 0): string {
  return numberFormat(FIGURES, {
    notation: 'compact',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  }).format(amount);
}

/** `a, b and c` / «أ وب وج». */
export function formatList(locale: string, items: string[]): string {
  return listFormat(locale).format(items);
}

/** The separators of such a list: one fewer than its `count` of items. */
export function listSeparators(locale: string, count: number): string[] {
  const parts = listFormat(locale).formatToParts(Array.from({ length: count }, () => '-'));
  return parts.flatMap(({ type, value }) => (type === 'literal' ? [value] : []));
}

/** `a, b and c` / «أ؛ ب؛ ج»: items that may themselves contain “and”, which in Arabic is part of the next word. */
export function formatItems(locale: string, items: string[]): string {
  return locale.startsWith('ar') ? items.join('؛ ') : formatList(locale, items);
}

/** `Maysir, Nature and utility`: names that may themselves contain “and”. A comma may end a line, a dot between two may not. */
export function formatNames(locale: string, names: string[]): string {
  return names.join(nameSeparator(locale));
}

/** The separator of such names. */
export function nameSeparator(locale: string): string {
  return locale.startsWith('ar') ? '، ' : ', ';
}

/** `1,234,567`: an amount of coins, in full. */
export function formatWhole(amount: number): string {
  return numberFormat(FIGURES, { maximumFractionDigits: 0 }).format(amount);
}

/** `3 minutes ago` / «قبل 3 دقائق». */
export function formatAge(locale: string, since: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000));
  for (const [unit, length] of UNITS_IN_SECONDS) {
    if (seconds < length) continue;
    // Always numeric: "yesterday" would be wrong for some times 40 hours ago.
    return ageFormat(locale).format(-Math.floor(seconds / length), unit);
  }
  // “Updated now” could be an order.
  if (locale.startsWith('en')) return 'just now';
  return ageFormat(locale, { numeric: 'auto' }).format(0, 'second');
}

const UNITS_IN_SECONDS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

// Decimals for four significant digits: 8 for 0.00001234.
function decimalsFor(magnitude: number): number {
  return Math.ceil(-Math.log10(magnitude)) + 3;
}

// The locale of figures in both languages, which are isolated left to right: Arabic formats would add direction marks, and
// British English writes 19.5m beside prices in M.
const FIGURES = 'en';
