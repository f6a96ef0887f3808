import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VerdictBadge } from '#app/listing/verdict-badge.tsx';
import { KIND, KINDS, type Kind } from '#domain/listing/kind.ts';
import type { PerKind } from '#domain/listing/summary/tally.ts';
import type { MethodView } from '#domain/ruling/method-view.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

type Row = MethodView['verdictTable'][number];

/** The rows of the verdict table in the order in which they are tried, with the listings that each fits; without `counts` the rows alone. */
export function DecisionTree({
  rows,
  counts,
}: {
  rows: Row[];
  counts: Record<string, PerKind> | null;
}) {
  const { text } = useLanguage();
  const countOf = (id: string) => KINDS.reduce((sum, kind) => sum + (counts?.[id]?.[kind] ?? 0), 0);
  const all = rows.reduce((sum, { id }) => sum + countOf(id), 0);
  return (
    <ol className="card grid list-none divide-y divide-line">
      {rows.map((row, place) => (
        <li key={row.id} className="flex gap-3 p-3 sm:px-4">
          <span
            aria-hidden="true"
            className="num grid size-6 shrink-0 place-items-center rounded-full bg-raised text-sm font-semibold"
          >
            {place + 1}
          </span>
          <div className="grid min-w-0 grow gap-1.5">
            <p className="font-medium">{row.condition}</p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              {row.verdict ? (
                <VerdictBadge verdict={row.verdict} />
              ) : (
                <span>{text.methodology.noVerdict}</span>
              )}
              {row.firmness && <span className="text-muted">{row.firmness}</span>}
              {counts &&
                KINDS.map((kind) => (
                  <Count
                    key={kind}
                    kind={kind}
                    verdict={row.verdict}
                    count={counts[row.id]?.[kind] ?? 0}
                  />
                ))}
            </div>
            {counts && <Share count={countOf(row.id)} all={all} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

// The share of all listings to which the rows have given a verdict.
function Share({ count, all }: { count: number; all: number }) {
  if (count === 0) return null;
  return (
    <svg
      className="h-1.5 w-full rtl:-scale-x-100"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect width={Math.max(1, Math.round((100 * count) / all))} height="4" className="fill-edge" />
    </svg>
  );
}

// Lists filter by verdict; listings without one are on top where the lowest verdict comes first.
function Count({ kind, verdict, count }: { kind: Kind; verdict: Verdict | null; count: number }) {
  const { text, to } = useLanguage();
  const label = text.methodology.counted[kind](count);
  if (count === 0) return <span className="text-muted">{label}</span>;
  const query = verdict ? `category=${verdict}` : 'sort=category&order=desc';
  return (
    <Link to={`${to(KIND[kind].listPath)}?${query}`} className="link">
      {label}
    </Link>
  );
}
