import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VerdictBadge } from '#app/verdict/verdict-badge.tsx';
import { VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import { KIND, KINDS, type Kind } from '#domain/listing/kind.ts';
import type { PerKind, VerdictCount } from '#domain/listing/summary/tally.ts';
import type { MethodView } from '#domain/ruling/method-view.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

type Row = MethodView['verdictTable'][number];

/**
 * The rows of the verdict table in the order in which they are tried, with the listings that each fits; without `counts` the rows
 * alone.
 */
export function DecisionTree({
  rows,
  counts,
}: {
  rows: Row[];
  counts: {
    byRow: Record<string, PerKind>;
    byVerdict: Record<Kind, VerdictCount[]>;
  } | null;
}) {
  const { text } = useLanguage();
  const countIn = (id: string, kind: Kind) => counts?.byRow[id]?.[kind] ?? 0;
  const countOf = (id: string) => KINDS.reduce((sum, kind) => sum + countIn(id, kind), 0);
  const all = rows.reduce((sum, { id }) => sum + countOf(id), 0);
  const listed = ({ verdict }: Row, kind: Kind) =>
    counts?.byVerdict[kind].find((one) => one.verdict === verdict)?.count ?? 0;
  return (
    <ol className="card grid list-none divide-y divide-line">
      {rows.map((row, place) => (
        <li
          key={row.id}
          className="relative grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5 p-3 pt-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-4"
        >
          <span
            aria-hidden="true"
            className="num grid size-6 shrink-0 place-items-center rounded-full bg-raised text-sm font-semibold"
          >
            {place + 1}
          </span>
          {place > 0 && (
            <span className="absolute -top-3 start-10 bg-surface px-1.5 text-sm leading-6 font-medium">
              {text.methodology.otherwise} <span aria-hidden="true">↓</span>
            </span>
          )}
          <p className="font-medium text-pretty">{row.condition}</p>
          <p className="max-sm:col-start-2">
            <Outcome row={row} />
          </p>
          {counts && (
            <p className="col-span-full col-start-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              {countOf(row.id) > 0 && (
                <Share count={countOf(row.id)} all={all} verdict={row.verdict} />
              )}
              {KINDS.map((kind) => (
                <Count
                  key={kind}
                  kind={kind}
                  verdict={row.verdict}
                  count={countIn(row.id, kind)}
                  listed={listed(row, kind)}
                />
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

// The verdict that a row gives, with the firmness that comes with it.
function Outcome({ row: { verdict, firmness } }: { row: Row }) {
  const { text } = useLanguage();
  if (!verdict) return <span className="text-muted">{text.methodology.noVerdict}</span>;
  return firmness ? (
    <VerdictLockup ruling={{ verdict, firmness }} />
  ) : (
    <VerdictBadge verdict={verdict} />
  );
}

// The share of all listings to which the row has given its verdict.
function Share({ count, all, verdict }: { count: number; all: number; verdict: Verdict | null }) {
  return (
    <svg
      className={`h-2 w-20 sm:w-32 rtl:-scale-x-100 verdict-${verdict ?? 'none'}`}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect width={Math.max(1, Math.round((100 * count) / all))} height="4" fill="var(--verdict)" />
    </svg>
  );
}

// Lists filter by verdict alone: where other rules give it too, the count has no link.
function Count({
  kind,
  verdict,
  count,
  listed,
}: {
  kind: Kind;
  verdict: Verdict | null;
  count: number;
  /** Listings with the verdict. */
  listed: number;
}) {
  const { text, to } = useLanguage();
  const { counted } = text.methodology;
  if (count === 0) return <span className="text-muted">{counted[kind](count)}</span>;
  if (!verdict || count < listed) return <span>{counted[kind](count)}</span>;
  return (
    <Link to={`${to(KIND[kind].listPath)}?category=${verdict}`} className="link">
      {counted[kind](count)}
    </Link>
  );
}
