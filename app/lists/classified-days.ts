import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { DAY_MS, dayOf } from '#domain/time/day.ts';

/** More days apart, each row has its date. */
const MAX_DAYS_APART = 31;

/** The first and the last day on which the coins were classified, one if it is the same; null: too far apart, or none is known. */
export function classifiedDays(coins: Pick<RuledSummary, 'rulings'>[]): string[] | null {
  const days = coins
    .flatMap(({ rulings }) => mainGlance(rulings)?.ruledAt ?? [])
    .map((at) => dayOf(new Date(at)))
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  if (Date.parse(last) - Date.parse(first) > MAX_DAYS_APART * DAY_MS) return null;
  return first === last ? [first] : [first, last];
}
