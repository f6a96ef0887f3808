import { useLanguage } from '#app/i18n/use-language.ts';
import { ShareBar } from '#app/plot/share-bar.tsx';
import type { DecisionStance, StanceCount } from '#domain/position/position-view.ts';

export const STANCE_FILL: Record<DecisionStance, string> = {
  permitted: 'fill-halal',
  conditions: 'fill-halal/65',
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

/** The colours of bars whose own texts are only read out. */
export function StanceKey({ stances }: { stances: DecisionStance[] }) {
  const words = useLanguage().text.positions;
  return (
    <p aria-hidden="true" className="snug flex flex-wrap gap-x-3 gap-y-0.5 text-xsm text-muted">
      {stances.map((stance) => (
        <span key={stance} className="flex items-center gap-1.5">
          <StanceSquare stance={stance} />
          {{ ...words.stances, ...words.shortStances }[stance]}
        </span>
      ))}
    </p>
  );
}

/** One bar of decisions, with a share for each stance from permitted to forbidden; the text beside it says the same. */
export function StanceShares({
  byStance,
  className,
  full = 0,
}: {
  byStance: StanceCount[];
  className: string;
  /** The decisions of a whole bar, where bars are compared; fewer fill less of it. */
  full?: number;
}) {
  const shares = byStance.map(([stance, count]) => ({
    key: stance as string,
    count,
    fill: STANCE_FILL[stance],
  }));
  const rest = full - shares.reduce((sum, { count }) => sum + count, 0);
  if (rest > 0) shares.push({ key: 'rest', count: rest, fill: 'fill-transparent' });
  return <ShareBar shares={shares} className={className} />;
}
