import { ShareBar } from '#app/plot/share-bar.tsx';
import type { DecisionStance, StanceCount } from '#domain/position/position-view.ts';

export const STANCE_FILL: Record<DecisionStance, string> = {
  permitted: 'fill-halal',
  conditions: 'fill-halal/45',
  'advises-against': 'fill-questionable',
  forbidden: 'fill-haram',
  undecided: 'fill-edge',
  'by-case': 'fill-ink',
};

/** A square in the colour that a stance has in bars, shown before its name or its number. */
export function StanceSquare({ stance }: { stance: DecisionStance }) {
  return (
    <svg className="size-3 shrink-0" viewBox="0 0 10 10" aria-hidden="true">
      <rect width="10" height="10" rx="2" className={STANCE_FILL[stance]} />
    </svg>
  );
}

/** One bar of decisions, with a share for each stance from permitted to forbidden; the text beside it says the same. */
export function StanceShares({
  byStance,
  className,
}: {
  byStance: StanceCount[];
  className: string;
}) {
  const shares = byStance.map(([stance, count]) => ({
    key: stance,
    count,
    fill: STANCE_FILL[stance],
  }));
  return <ShareBar shares={shares} className={className} />;
}
