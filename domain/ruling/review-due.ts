import type { Scope } from '#domain/method/scope.ts';
import { type Ruled, rulingsOf, type StandingRuling } from './ruling.ts';

/** A ruling that names no day is due to be reviewed after a year. */
const MONTHS = 12;

/** The day (ISO) on which the first of a listing's rulings is due to be reviewed; null: there is none. */
export function reviewDueOf(listing: Pick<Ruled, 'rulings'>): string | null {
  return firstDue(listing)?.due ?? null;
}

/** The ruling that is due first, and its day (ISO); null: there is none. */
export function firstDue(listing: Pick<Ruled, 'rulings'>): { scope: Scope; due: string } | null {
  const days = rulingsOf(listing).flatMap((ruling) => {
    const due = dueDay(ruling);
    return due ? [{ scope: ruling.scope, due }] : [];
  });
  return days.sort((one, other) => one.due.localeCompare(other.due))[0] ?? null;
}

/** The day (ISO) on which a ruling is due to be reviewed; null: neither that nor when it was given is known. */
export function dueDay({ grounds, ruledAt }: StandingRuling): string | null {
  return grounds?.reviewDue ?? (ruledAt && yearAfter(new Date(ruledAt)));
}

/** Today (ISO, UTC). */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The day (ISO, UTC) a year after a moment. */
export function yearAfter(moment: Date): string {
  const due = new Date(moment);
  due.setUTCMonth(due.getUTCMonth() + MONTHS);
  return due.toISOString().slice(0, 10);
}
