import { useLanguage } from '#app/i18n/use-language.ts';
import type { DecisionStance, PositionsOn, StanceCount } from '#domain/position/position-view.ts';
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
  return (
    <div className="grid gap-1 print:flex print:flex-wrap print:gap-x-3">
      <svg
        className="h-2.5 w-full rtl:-scale-x-100"
        viewBox={`0 0 ${total * 10} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {cellsOf(byStance).map(({ stance, path }) => (
          <path key={stance} d={path} className={STANCE_FILL[stance]} />
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

// A path for each stance: an element for each cell would be a twentieth of the page.
function cellsOf(byStance: StanceCount[]): { stance: DecisionStance; path: string }[] {
  let start = 0;
  return byStance.map(([stance, count]) => {
    const places = Array.from({ length: count }, (_, place) => start + place);
    start += count;
    return { stance, path: places.map((place) => `M${place * 10} 0h9v10h-9z`).join('') };
  });
}
