import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';
import { DAY_MS, dayOf } from '#domain/time/day.ts';

/** More days apart, each row has its date. */
const MAX_DAYS_APART = 31;

/** The first and the last day of the rulings, one if it is the same; null: too far apart, or none is known. */
export function classifiedDays(rulings: (Pick<RulingGlance, 'ruledAt'> | null)[]): string[] | null {
  const days = rulings
    .flatMap((ruling) => ruling?.ruledAt ?? [])
    .map((at) => dayOf(new Date(at)))
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  if (Date.parse(last) - Date.parse(first) > MAX_DAYS_APART * DAY_MS) return null;
  return first === last ? [first] : [first, last];
}
