import type { Verdict } from '#domain/ruling/verdict.ts';
import { daysBefore } from '#domain/time/day.ts';
import type { EntryView } from './entry-view.ts';

const DAYS_OF_YEAR = 365;

/** A verdict that was changed: what it was, and until when. */
export interface FormerVerdict {
  verdict: Verdict;
  /** ISO time. */
  until: string;
  isOfEarlierMethod: boolean;
}

/** The verdict on a scope before its latest change in the year up to `today`; null: not changed in it. Entries are the latest first. */
export function formerVerdict(
  entries: readonly Pick<EntryView, 'scope' | 'before' | 'after' | 'at'>[],
  scopeName: string,
  today: string,
): FormerVerdict | null {
  for (const { scope, before, after, at } of entries) {
    const isChange = before && after && before.verdict !== after.verdict;
    if (scope !== scopeName || !isChange) continue;
    if (at < daysBefore(today, DAYS_OF_YEAR)) return null;
    const isOfEarlierMethod = before.writtenUnder !== null && after.writtenUnder === null;
    return { verdict: before.verdict, until: at, isOfEarlierMethod };
  }
  return null;
}
