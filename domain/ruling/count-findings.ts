import type { Listing } from '#domain/listing/listing.ts';
import { criteriaOf, type Finding } from './method.ts';
import { rulingOn } from './ruling.ts';

/** What of a criterion is counted: one that does not apply says nothing. */
export const COUNTED_FINDINGS = [
  'pass',
  'concern',
  'fail',
  'unknown',
] as const satisfies readonly Finding[];
export type CountedFinding = (typeof COUNTED_FINDINGS)[number];

/** How many criteria of a listing's verdict are found how; null: it rests on its reason alone, or nobody has ruled. */
export function countFindings(listing: Listing): Record<CountedFinding, number> | null {
  const grounds = rulingOn(listing, 'spot')?.grounds;
  if (!grounds) return null;
  const counts = { pass: 0, concern: 0, fail: 0, unknown: 0, 'not-applicable': 0 };
  for (const criterion of criteriaOf(listing.kind, 'spot')) {
    counts[grounds.criteria[criterion]?.finding ?? 'unknown'] += 1;
  }
  const { 'not-applicable': _, ...counted } = counts;
  return counted;
}
