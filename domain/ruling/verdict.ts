import type { Verdict } from '#db/schema.ts';

export type { Verdict };

/** The three verdicts, in the order in which the category column sorts. */
export const VERDICTS = ['halal', 'questionable', 'haram'] as const satisfies readonly Verdict[];

/** `value` as a verdict, in upper or lower case; null: it is not one. */
export function parseVerdict(value: unknown): Verdict | null {
  if (typeof value !== 'string') return null;
  const folded = value.trim().toLowerCase();
  return VERDICTS.find((verdict) => verdict === folded) ?? null;
}
