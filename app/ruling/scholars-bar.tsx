import { useLanguage } from '#app/i18n/use-language.ts';
import type { PositionsOn } from '#domain/position/position-view.ts';
import { STANCE_FILL, StanceSquare } from './stance-shares.tsx';

/** The decisions held here that cover a ruling: one cell each, from permitted to forbidden, over its key with their counts. */
export function ScholarsBar({ decisions }: { decisions: PositionsOn['decisions'] }) {
  const { text } = useLanguage();
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
  return (
    <div className="grid gap-1 print:flex print:flex-wrap print:gap-x-3">
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
        {words.namesIt(named, total)}:
      </p>
      <ul className="snug flex flex-wrap gap-x-3 text-sm max-sm:text-[0.8125rem]">
        {byStance.map(([stance, count]) => (
          <li key={stance} className="flex items-center gap-1.5">
            <StanceSquare stance={stance} />
            {text.positions.counted[stance](count)}
          </li>
        ))}
      </ul>
      <a
        href="#evidence"
        className="no-print snug justify-self-start text-sm text-muted underline hover:text-accent"
      >
        {words.followsCriteria}
      </a>
    </div>
  );
}
