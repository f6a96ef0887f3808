import { formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { PositionsOn } from '#domain/position/position-view.ts';
import { STANCE_FILL } from './stance-shares.tsx';

/** The decisions held here that cover a ruling: one cell each, from permitted to forbidden, over their counts. */
export function ScholarsBar({ decisions }: { decisions: PositionsOn['decisions'] }) {
  const { text, locale } = useLanguage();
  const words = text.ruling;
  const { total, named, byStance } = decisions;
  if (total === 0) {
    return (
      <div className="grid gap-1.5">
        <p className="text-sm text-muted">{words.noDecisions}</p>
        <div className="h-2.5 rounded-sm border border-dashed border-edge" />
      </div>
    );
  }
  const cells = byStance.flatMap(([stance, count]) => Array.from({ length: count }, () => stance));
  const counts = byStance.map(([stance, count]) => text.positions.counted[stance](count));
  return (
    <div className="grid gap-1.5">
      <svg
        className="h-2.5 w-full rtl:-scale-x-100"
        viewBox={`0 0 ${cells.length * 10} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {cells.map((stance, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
          <rect key={place} x={place * 10} width="9" height="10" className={STANCE_FILL[stance]} />
        ))}
      </svg>
      <p className="snug text-sm text-pretty">
        <a href="#scholars" className="font-semibold hover:text-accent">
          {words.decisions(total)}
        </a>
        {words.namesIt(named, total)}: {formatList(locale, counts)}.{' '}
        <span className="text-muted">{words.noVote}</span>
      </p>
    </div>
  );
}
