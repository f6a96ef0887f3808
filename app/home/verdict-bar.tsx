import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { listHref, readListQuery } from '#app/listing/list-query.ts';
import { VERDICT_FILL, VERDICT_TEXT } from '#app/verdict/verdict-colours.ts';
import type { VerdictCount } from '#domain/listing/summary/tally.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';

const ALL = readListQuery(new URLSearchParams());

/** Coins by verdict as one bar; the part without complete evidence is striped. Each count leads to its list. */
export function VerdictBar({ verdicts }: { verdicts: VerdictCount[] }) {
  const { text, to } = useLanguage();
  const total = verdicts.reduce((sum, { count }) => sum + count, 0);
  const parts = verdicts.flatMap(({ verdict, count, incomplete }) => [
    { key: `${verdict}`, verdict, count: count - incomplete, isStriped: false },
    { key: `${verdict} open`, verdict, count: incomplete, isStriped: true },
  ]);
  const shown = parts
    .map((part, place) => ({
      ...part,
      from: parts.slice(0, place).reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ count }) => count > 0);
  const isStriped = shown.some((part) => part.isStriped);
  return (
    <div className="grid gap-1.5">
      <svg
        className="h-4 w-full rtl:-scale-x-100"
        viewBox={`0 0 ${total * 10} 16`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {isStriped && (
          <defs>
            {VERDICTS.map((verdict) => (
              <pattern
                key={verdict}
                id={`striped-${verdict}`}
                width="5"
                height="16"
                patternUnits="userSpaceOnUse"
              >
                <rect width="2" height="16" className={VERDICT_FILL[verdict]} />
              </pattern>
            ))}
          </defs>
        )}
        {shown.map(({ key, verdict, count, isStriped, from }) => (
          <rect
            key={key}
            x={from * 10}
            width={count * 10 - 1.5}
            height="16"
            {...(isStriped
              ? { fill: `url(#striped-${verdict})` }
              : { className: verdict ? VERDICT_FILL[verdict] : 'fill-line' })}
          />
        ))}
      </svg>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {verdicts.map(({ verdict, count }) => (
          <li key={verdict}>
            {verdict ? (
              <Link
                to={listHref(to('/cryptocurrencies'), ALL, { category: verdict })}
                className={`font-semibold hover:underline ${VERDICT_TEXT[verdict]}`}
              >
                {text.verdict[verdict]} <span className="num">{count}</span>
              </Link>
            ) : (
              <span className="text-muted">
                {text.verdict.notYetReviewed} <span className="num">{count}</span>
              </span>
            )}
          </li>
        ))}
        {isStriped && <li className="text-muted">{text.home.striped}</li>}
      </ul>
    </div>
  );
}
