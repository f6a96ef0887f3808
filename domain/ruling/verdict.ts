import { VERDICTS, type Verdict } from '#db/schema.ts';

export { VERDICTS, type Verdict };

/** `value` as a verdict, whatever its case; null when it is none. */
export function parseVerdict(value: unknown): Verdict | null {
  if (typeof value !== 'string') return null;
  const folded = value.trim().toLowerCase();
  return VERDICTS.find((verdict) => verdict === folded) ?? null;
}
