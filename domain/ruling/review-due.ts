import { rulingsOf } from './ruling.ts';

type Ruled = Parameters<typeof rulingsOf>[0];

/** A ruling that names no day is looked at again after a year. */
const MONTHS = 12;

/** The day (ISO) on which the first of a listing's rulings is due to be looked at again; null: nobody has ruled. */
export function reviewDueOf(listing: Ruled): string | null {
  const days = rulingsOf(listing).flatMap(
    ({ grounds, ruledAt }) => grounds?.reviewDue ?? (ruledAt ? yearAfter(ruledAt) : []),
  );
  return days.sort()[0] ?? null;
}

/** The day it is (ISO, UTC). */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function yearAfter(moment: Date): string {
  const due = new Date(moment);
  due.setUTCMonth(due.getUTCMonth() + MONTHS);
  return due.toISOString().slice(0, 10);
}
