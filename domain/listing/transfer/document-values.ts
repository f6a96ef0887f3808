import { z } from 'zod';

// Values of documents from outside, which may have any type. One that cannot be converted stays as it is, to be refused later.

/** Whether a value is given: neither missing nor an empty text. */
export const isGiven = (value: unknown) =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');

/** The members of an object; none for any other value. */
export const recordOf = (value: unknown): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).safeParse(value).data ?? {};

/** A text without space around it; other values as they are. */
export const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** A trimmed text in capitals; other values as they are. */
export const upperCase = (value: unknown) =>
  typeof value === 'string' ? value.trim().toUpperCase() : value;

/** A trimmed text in small letters; other values as they are. */
export const lowerCase = (value: unknown) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

/** A number, also written as a text. */
export const numberOf = (value: unknown) =>
  typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;

/**
 * A rating: 0 for a value that is not a number (requirement 3.6), with one decimal, as the database stores it: more would be a
 * change at every import.
 */
export function ratingOf(value: unknown): { rating?: number; note?: string; error?: string } {
  if (!isGiven(value)) return {};
  const rating = typeof value === 'string' ? Number(value) : value;
  if (typeof rating !== 'number' || Number.isNaN(rating)) {
    return { rating: 0, error: 'its rating is not a number and becomes 0' };
  }
  const rounded = Math.round(rating * 10) / 10;
  if (rounded === rating) return { rating };
  return { rating: rounded, note: `its rating ${rating} becomes ${rounded}` };
}

/** A year, also at the beginning of a date. */
export const yearOf = (value: unknown) =>
  isGiven(value) ? (/^\s*(\d{4})-\d/.exec(String(value))?.[1] ?? String(value).trim()) : undefined;

/** A handle as `@bitcoin`, also given as `bitcoin` or `https://x.com/bitcoin`. */
export function handleOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const handle = value
    .trim()
    .replace(/^https?:\/\/(www\.)?(twitter|x)\.com\//i, '')
    .replace(/[/?].*$/, '');
  return handle.startsWith('@') ? handle : `@${handle}`;
}

/** Lines, also given as a list; undefined for an empty list. */
export function linesOf(value: unknown): unknown {
  if (!Array.isArray(value)) return trimmed(value);
  const lines = value.filter(isGiven).map(trimmed);
  return lines.length > 0 ? lines : undefined;
}

/** An ISO text, milliseconds since 1970, or the old database's timestamp, as ISO; undefined if invalid. */
export function storedMoment(value: unknown): string | undefined {
  if (!isGiven(value)) return undefined;
  const stamp = recordOf(value);
  const seconds = stamp.seconds ?? stamp._seconds;
  const nanoseconds = stamp.nanoseconds ?? stamp._nanoseconds ?? 0;
  const given =
    typeof seconds === 'number' ? seconds * 1000 + Number(nanoseconds) / 1_000_000 : value;
  const date = new Date(given as string | number);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
