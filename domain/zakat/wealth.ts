import type { Verdict } from '#domain/ruling/verdict.ts';
import { type Fixed, NOTHING, sum } from './fixed-point.ts';

/** What is held of one coin: its value where a price is known, and whether the reader counts it towards zakat. */
export interface Holding {
  /** Null: no editor has ruled. */
  verdict: Verdict | null;
  value: Fixed | null;
  counts: boolean;
}

export const GROUPS = ['halal', 'questionable', 'haram', 'unreviewed'] as const;
export type Group = (typeof GROUPS)[number];

/** How many holdings of a verdict there are, and what those with a price are worth together. */
export interface GroupTotal {
  count: number;
  value: Fixed;
}

export const UNLAWFUL = ['counted', 'omitted'] as const;
/** What becomes of holdings classified haram in the estimate. */
export type Unlawful = (typeof UNLAWFUL)[number];

/** The holdings in their groups, those that count towards zakat and the others. */
export function totalsByVerdict(holdings: readonly Holding[]): Record<Group, GroupTotal> {
  const totalOf = (group: Group): GroupTotal => {
    const own = holdings.filter(({ verdict }) => (verdict ?? 'unreviewed') === group);
    return { count: own.length, value: sum(own.map(({ value }) => value ?? NOTHING)) };
  };
  return {
    halal: totalOf('halal'),
    questionable: totalOf('questionable'),
    haram: totalOf('haram'),
    unreviewed: totalOf('unreviewed'),
  };
}

/** What zakat is estimated of. What has no price is not in it. */
export function zakatableWealth(holdings: readonly Holding[], unlawful: Unlawful | null): Fixed {
  const counted = holdings.filter(
    ({ verdict, counts }) => counts && (verdict !== 'haram' || unlawful === 'counted'),
  );
  return sum(counted.map(({ value }) => value ?? NOTHING));
}
