import { SCOPES, type Scope } from '#domain/method/scope.ts';
import { dayOf } from '#domain/time/day.ts';
import type { JudgedRulings, RuledListing } from './ruling.ts';

const MONTHS = 12;
/** Reviews are due this many days before their day. */
const DAYS_AHEAD = 30;

/** The earliest review day (ISO) of a listing's rulings; null: none has one. */
export function reviewDueOf(listing: Pick<RuledListing, 'rulings'>): string | null {
  return firstDue(listing.rulings)?.due ?? null;
}

/** The scope of the ruling that is due first, and its review day (ISO); null: none has one. */
export function firstDue(rulings: JudgedRulings): { scope: Scope; due: string } | null {
  const days = SCOPES.flatMap((scope) => {
    const ruling = rulings[scope];
    const due = ruling?.verdict ? dueDay(ruling) : null;
    return due ? [{ scope, due }] : [];
  });
  return days.sort((one, other) => one.due.localeCompare(other.due))[0] ?? null;
}

/** The review day (ISO) of a ruling; null: neither it nor the date of the ruling is known. */
export function dueDay({
  grounds,
  ruledAt,
}: {
  grounds: { reviewDue?: string | null } | null;
  ruledAt: string | null;
}): string | null {
  return grounds?.reviewDue ?? (ruledAt && yearAfter(new Date(ruledAt)));
}

/** The day (ISO, UTC) a year after a moment. */
export function yearAfter(moment: Date): string {
  const due = new Date(moment);
  due.setUTCMonth(due.getUTCMonth() + MONTHS);
  return dayOf(due);
}

/** The last day (ISO) of the reviews that are due on a day, soon or overdue. */
export function lastDueDay(day: string): string {
  const last = new Date(day);
  last.setUTCDate(last.getUTCDate() + DAYS_AHEAD);
  return dayOf(last);
}
