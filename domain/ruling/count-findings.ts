import type { Tone } from '#domain/method/definition.ts';
import { criteriaOf, entryOf, methodOf } from '#domain/method/method.ts';
import { MAIN_SCOPE } from '#domain/method/scope.ts';
import { type Ruled, rulingOn } from './ruling.ts';

/** The findings that are counted: one that does not apply says nothing. */
export const COUNTED_TONES = [
  'pass',
  'concern',
  'fail',
  'unknown',
] as const satisfies readonly Tone[];
export type CountedTone = (typeof COUNTED_TONES)[number];

/** How many criteria of a listing's verdict have a finding of each tone; null: the verdict has no grounds, or there is none. */
export function countFindings(
  listing: Pick<Ruled, 'kind' | 'rulings'>,
): Record<CountedTone, number> | null {
  const grounds = rulingOn(listing, MAIN_SCOPE)?.grounds;
  if (!grounds) return null;
  const method = methodOf(grounds.method);
  const counts = { pass: 0, concern: 0, fail: 0, unknown: 0, 'not-applicable': 0 };
  for (const criterion of criteriaOf(method, listing.kind, MAIN_SCOPE)) {
    const finding = grounds.criteria[criterion]?.finding ?? method.unanswered;
    counts[entryOf(method.findings, finding).tone] += 1;
  }
  const { 'not-applicable': _, ...counted } = counts;
  return counted;
}
