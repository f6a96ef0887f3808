import type { Verdict } from '#domain/ruling/verdict.ts';
import { type Fixed, sum, ZERO } from './fixed-point.ts';

/** A holding of one coin: its value where a price is known, and whether it counts for zakat. */
export interface Holding {
  /** Null: not yet reviewed. */
  verdict: Verdict | null;
  value: Fixed | null;
  counts: boolean;
}

export const GROUPS = ['halal', 'questionable', 'haram', 'unreviewed'] as const;
export type Group = (typeof GROUPS)[number];

/** The number of holdings of a verdict, and the total value of those with a price. */
export interface GroupTotal {
  count: number;
  value: Fixed;
}

export const UNLAWFUL = ['counted', 'omitted'] as const;
/** How the estimate treats haram holdings. */
export type Unlawful = (typeof UNLAWFUL)[number];

/** The holdings by verdict, and whether they count for zakat. */
export function totalsByVerdict(holdings: readonly Holding[]): Record<Group, GroupTotal> {
  const totalOf = (group: Group): GroupTotal => {
    const own = holdings.filter(({ verdict }) => (verdict ?? 'unreviewed') === group);
    return { count: own.length, value: sum(own.map(({ value }) => value ?? ZERO)) };
  };
  return {
    halal: totalOf('halal'),
    questionable: totalOf('questionable'),
    haram: totalOf('haram'),
    unreviewed: totalOf('unreviewed'),
  };
}

/** The wealth that zakat is computed from. Holdings without a price are not in it. */
export function zakatableWealth(holdings: readonly Holding[], unlawful: Unlawful | null): Fixed {
  const counted = holdings.filter(
    ({ verdict, counts }) => counts && (verdict !== 'haram' || unlawful === 'counted'),
  );
  return sum(counted.map(({ value }) => value ?? ZERO));
}
