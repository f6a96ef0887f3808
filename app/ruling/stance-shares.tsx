import type { DecisionStance, StanceCount } from '#domain/position/position-view.ts';

export const STANCE_FILL: Record<DecisionStance, string> = {
  permitted: 'fill-halal',
  conditions: 'fill-halal/55',
  'advises-against': 'fill-questionable',
  forbidden: 'fill-haram',
  undecided: 'fill-edge',
  'by-case': 'fill-edge/50',
};

/** Decisions as one bar, a part for each stance, from permitted to forbidden; the words beside it say the same. */
export function StanceShares({
  byStance,
  className,
}: {
  byStance: StanceCount[];
  className: string;
}) {
  const total = byStance.reduce((sum, [, count]) => sum + count, 0);
  let start = 0;
  return (
    <svg
      className={`rtl:-scale-x-100 ${className}`}
      viewBox={`0 0 ${total * 10} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {byStance.map(([stance, count]) => {
        const x = start;
        start += count * 10;
        return (
          <rect
            key={stance}
            x={x}
            width={count * 10 - total / 15}
            height="10"
            className={STANCE_FILL[stance]}
          />
        );
      })}
    </svg>
  );
}
