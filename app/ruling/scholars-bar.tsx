import { formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { DecisionStance, PositionsOn } from '#domain/position/position-view.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { STANCE_FILL } from './stance-shares.tsx';

/** Fewer decisions have no share worth a headline. */
const MIN_DECISIONS = 3;

/** The decisions held here that cover a ruling: one cell each, from permitted to forbidden, under a sentence with the verdict if some are against it. */
export function ScholarsBar({
  decisions,
  verdict,
  isDeparture,
}: {
  decisions: PositionsOn['decisions'];
  verdict: Verdict;
  isDeparture: boolean;
}) {
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
  const countOf = (stances: DecisionStance[]) =>
    byStance.reduce((sum, [stance, count]) => sum + (stances.includes(stance) ? count : 0), 0);
  const against = {
    halal: countOf(['forbidden']),
    questionable: 0,
    haram: countOf(['permitted', 'conditions']),
  }[verdict];
  const order: DecisionStance[] =
    verdict === 'halal'
      ? ['forbidden', 'permitted', 'conditions']
      : ['permitted', 'conditions', 'forbidden'];
  const stances = order.flatMap((stance) => {
    const count = countOf([stance]);
    return count > 0 ? text.positions.counted[stance](count) : [];
  });
  const headline =
    verdict !== 'questionable' && against > 0 && total >= MIN_DECISIONS
      ? words.divided[verdict](words.by[isDeparture ? 'departure' : 'method'], {
          total,
          named,
          stances: formatList(locale, stances),
        })
      : null;
  return (
    <div className="grid gap-1.5">
      {headline && (
        <p className="font-semibold text-pretty sm:text-lg">
          <a href="#scholars" className="inline-block leading-snug hover:text-accent">
            {headline}
          </a>
        </p>
      )}
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
      {headline ? (
        <p className="text-sm">
          {formatList(locale, counts)}.{' '}
          <span className="text-muted">
            {words.ofThese(named, total)} {words.noVote}
          </span>
        </p>
      ) : (
        <>
          <p className="text-sm">
            <a href="#scholars" className="font-semibold hover:text-accent">
              {words.decisions(total)}
            </a>
            {words.namesIt(named, total)}
            <span className="text-muted">: {formatList(locale, counts)}.</span>
          </p>
          <p className="text-sm text-muted">{words.noVote}</p>
        </>
      )}
    </div>
  );
}
