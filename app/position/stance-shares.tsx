import { useLanguage } from '#app/i18n/use-language.ts';
import { ShareBar, type ShareShape, sharePath } from '#app/plot/share-bar.tsx';
import type { DecisionStance, StanceCount } from '#domain/position/position-view.ts';

export const STANCE_FILL: Record<DecisionStance, string> = {
  permitted: 'fill-halal',
  conditions: 'fill-halal',
  'advises-against': 'fill-questionable',
  forbidden: 'fill-haram',
  undecided: 'fill-edge',
  'by-case': 'fill-ink',
};

/** Told apart without their colours: a condition divides the bar, an open question does not fill it. */
export const STANCE_SHAPE: Record<DecisionStance, ShareShape> = {
  permitted: 'full',
  conditions: 'split',
  'advises-against': 'full',
  forbidden: 'full',
  undecided: 'thin',
  'by-case': 'full',
};

/** A square in the colour and shape that a stance has in bars, shown before its name or its number. */
export function StanceSquare({ stance }: { stance: DecisionStance }) {
  return (
    <svg className="size-3 shrink-0" viewBox="0 0 10 10" aria-hidden="true">
      <path d={sharePath(STANCE_SHAPE[stance], 0, 10)} className={STANCE_FILL[stance]} />
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
    shape: STANCE_SHAPE[stance],
  }));
  const rest = full - shares.reduce((sum, { count }) => sum + count, 0);
  if (rest > 0) shares.push({ key: 'rest', count: rest, fill: 'fill-transparent', shape: 'full' });
  return <ShareBar shares={shares} className={className} />;
}
