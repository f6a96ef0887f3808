import { rulingsOf } from './ruling.ts';
import type { Scope } from './scope.ts';

type Ruled = Parameters<typeof rulingsOf>[0];

/** A ruling that names no day is looked at again after a year. */
const MONTHS = 12;

/** The day (ISO) on which the first of a listing's rulings is due to be looked at again; null: nobody has ruled. */
export function reviewDueOf(listing: Ruled): string | null {
  return firstDue(listing)?.due ?? null;
}

/** The ruling that is due first, and its day (ISO); null: nobody has ruled. */
export function firstDue(listing: Ruled): { scope: Scope; due: string } | null {
  const days = rulingsOf(listing).flatMap(({ scope, grounds, ruledAt }) => {
    const due = grounds?.reviewDue ?? (ruledAt && yearAfter(ruledAt));
    return due ? [{ scope, due }] : [];
  });
  return days.sort((one, other) => one.due.localeCompare(other.due))[0] ?? null;
}

/** The day it is (ISO, UTC). */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The day (ISO, UTC) a year after a moment. */
export function yearAfter(moment: Date): string {
  const due = new Date(moment);
  due.setUTCMonth(due.getUTCMonth() + MONTHS);
  return due.toISOString().slice(0, 10);
}
