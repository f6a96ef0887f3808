import { useLanguage } from '#app/i18n/use-language.ts';
import { sharePath } from '#app/plot/share-bar.tsx';
import type { DecisionStance, PositionsOn, StanceCount } from '#domain/position/position-view.ts';
import { STANCE_FILL, STANCE_SHAPE, StanceSquare } from './stance-shares.tsx';

/**
 * The decisions held here that cover a ruling: what most say, then one cell each, from permitted to forbidden, over their key and
 * what decides in their place.
 */
export function ScholarsBar({
  decisions,
  isShort = false,
}: {
  decisions: PositionsOn['decisions'];
  /** Decisions on crypto-assets as such are only counted, with a link to them. */
  isShort?: boolean;
}) {
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
  const isOnlyCounted = isShort && named === 0;
  if (isOnlyCounted) {
    return (
      <p className="snug text-sm text-pretty">
        <a href="#scholars" className="link">
          {words.decisions(total)}
        </a>{' '}
        {words.onSpotAsClass}.
      </p>
    );
  }
  const most = stanceOfMost(byStance);
  const on = named === 0 ? 'class' : named < total ? 'both' : 'listing';
  // On a phone a sentence is enough where none is on the listing.
  const unlessOnPhone = on === 'class' ? 'max-sm:hidden' : '';
  return (
    <div className="grid gap-2 print:flex print:flex-wrap print:gap-x-3">
      <p className="snug text-pretty max-sm:text-sm">
        <a href="#scholars" className="font-semibold hover:text-accent">
          {most ? words.mostSay[most[0]](most[1], total, on) : words.decisions(total)}
        </a>
        {on === 'class' && words.noneNames}
        {on === 'both' && words.ofWhichNamed(named, total - named)}.
      </p>
      <svg
        className={`h-2.5 w-full rtl:-scale-x-100 ${unlessOnPhone}`}
        viewBox={`0 0 ${total * 10} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {cellsOf(byStance).map(({ stance, path }) => (
          <path key={stance} d={path} className={STANCE_FILL[stance]} />
        ))}
      </svg>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 print:contents">
        <ul className={`snug flex flex-wrap gap-x-3 text-sm max-sm:text-xsm ${unlessOnPhone}`}>
          {byStance.map(([stance, count]) => (
            <li key={stance} className="flex items-center gap-1.5">
              <StanceSquare stance={stance} />
              {text.positions.counted[stance](count)}
            </li>
          ))}
        </ul>
        <p className="no-print snug text-sm text-pretty">
          <a href="#evidence" className="link">
            {words.followsCriteria}
          </a>
        </p>
      </div>
    </div>
  );
}

// Null where none is the most frequent of several.
function stanceOfMost(byStance: StanceCount[]): StanceCount | null {
  const [most, next] = byStance.toSorted(([, one], [, other]) => other - one);
  return most && next && most[1] > next[1] ? most : null;
}

// A path for each stance: an element for each cell would be a twentieth of the page.
function cellsOf(byStance: StanceCount[]): { stance: DecisionStance; path: string }[] {
  let start = 0;
  return byStance.map(([stance, count]) => {
    const places = Array.from({ length: count }, (_, place) => start + place);
    start += count;
    return {
      stance,
      path: places.map((place) => sharePath(STANCE_SHAPE[stance], place * 10, 9)).join(''),
    };
  });
}
