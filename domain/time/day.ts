export const DAY_MS = 86_400_000;

/** The UTC day of a time, `2026-11-23`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** The present UTC day. */
export function today(): string {
  return dayOf(new Date());
}

/** The UTC day `count` days after `day`. */
export function daysAfter(day: string, count: number): string {
  return dayOf(new Date(Date.parse(day) + count * DAY_MS));
}

/** The UTC day `count` days before `day`. */
export function daysBefore(day: string, count: number): string {
  return daysAfter(day, -count);
}
