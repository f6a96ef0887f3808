import { VERDICTS, type Verdict } from '#db/enums.ts';

export { VERDICTS, type Verdict };

/** `value` as a verdict, in upper or lower case; null: it is not one. */
export function parseVerdict(value: unknown): Verdict | null {
  if (typeof value !== 'string') return null;
  const folded = value.trim().toLowerCase();
  return VERDICTS.find((verdict) => verdict === folded) ?? null;
}
