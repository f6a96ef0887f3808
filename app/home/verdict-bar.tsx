import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { listHref, readListQuery } from '#app/listing/list-query.ts';
import type { VerdictCount } from '#domain/listing/summary/tally.ts';

const FILL = {
  halal: 'fill-halal',
  questionable: 'fill-questionable',
  haram: 'fill-haram',
  none: 'fill-line',
};

const WORD = {
  halal: 'text-halal',
  questionable: 'text-questionable',
  haram: 'text-haram',
};

const ALL = readListQuery(new URLSearchParams());

/** Coins by verdict as one bar; the part without complete evidence is striped. Each count leads to its list. */
export function VerdictBar({ verdicts }: { verdicts: VerdictCount[] }) {
  const { text, to } = useLanguage();
  const total = verdicts.reduce((sum, { count }) => sum + count, 0);
  const parts = verdicts.flatMap(({ verdict, count, incomplete }) => [
    {
      key: `${verdict}`,
      fill: verdict ?? ('none' as const),
      count: count - incomplete,
      isStriped: false,
    },
    {
      key: `${verdict} open`,
      fill: verdict ?? ('none' as const),
      count: incomplete,
      isStriped: true,
    },
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
            {(['halal', 'questionable', 'haram'] as const).map((verdict) => (
              <pattern
                key={verdict}
                id={`striped-${verdict}`}
                width="5"
                height="16"
                patternUnits="userSpaceOnUse"
              >
                <rect width="2" height="16" className={FILL[verdict]} />
              </pattern>
            ))}
          </defs>
        )}
        {shown.map(({ key, fill, count, isStriped, from }) => (
          <rect
            key={key}
            x={from * 10}
            width={count * 10 - 1.5}
            height="16"
            {...(isStriped ? { fill: `url(#striped-${fill})` } : { className: FILL[fill] })}
          />
        ))}
      </svg>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {verdicts.map(({ verdict, count }) => (
          <li key={verdict}>
            {verdict ? (
              <Link
                to={listHref(to('/cryptocurrencies'), ALL, { category: verdict })}
                className={`font-semibold hover:underline ${WORD[verdict]}`}
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
