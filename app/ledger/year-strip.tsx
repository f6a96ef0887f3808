import { dateFormat } from '#app/i18n/intl.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { LedgerMonth } from '#domain/ruling/ledger/ledger-months.ts';

const HEIGHT = 48;
const COLUMN = 24;
const BAR = 16;

/** Fewer months with entries make no chart. */
const MIN_MONTHS = 2;

/**
 * The entries of the last twelve months, a bar each; the filled part changed a verdict; nothing for a single month. Time runs
 * left to right in every language.
 */
export function YearStrip({
  months,
}: {
  months: Pick<LedgerMonth, 'month' | 'entries' | 'verdicts'>[];
}) {
  const { text, locale } = useLanguage();
  const inWords = (month: string) =>
    dateFormat(locale, { month: 'long', year: 'numeric' }).format(
      new Date(`${month}-01T00:00:00Z`),
    );
  if (months.filter(({ entries }) => entries > 0).length < MIN_MONTHS) return null;
  const most = Math.max(...months.map(({ entries }) => entries));
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * HEIGHT));
  const ends = [months[0], months.at(-1)].flatMap((end) => end?.month ?? []);
  return (
    <figure className="grid w-full max-w-lg content-start gap-1">
      <figcaption className="text-sm text-muted">{text.changes.yearTitle}</figcaption>
      <svg
        viewBox={`0 0 ${months.length * COLUMN} ${HEIGHT + 1}`}
        className="block h-12 w-full"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d={`M0 ${HEIGHT + 0.5}h${months.length * COLUMN}`}
          className="stroke-edge"
          vectorEffect="non-scaling-stroke"
        />
        {months.map(({ month, entries, verdicts }, place) => {
          const x = place * COLUMN + (COLUMN - BAR) / 2;
          return (
            <g key={month}>
              <rect
                x={x}
                y={HEIGHT - heightOf(entries)}
                width={BAR}
                height={heightOf(entries)}
                className="fill-edge/40"
              />
              <rect
                x={x}
                y={HEIGHT - heightOf(verdicts)}
                width={BAR}
                height={heightOf(verdicts)}
                className="fill-ink"
              />
            </g>
          );
        })}
      </svg>
      <ol dir="ltr" className="grid auto-cols-fr grid-flow-col text-center text-xs text-muted">
        {months.map(({ month, entries, verdicts }) => (
          <li key={month}>
            <span aria-hidden="true" className="block font-medium text-ink">
              {entries || '·'}
            </span>
            <span className="sr-only">
              {text.changes.ofMonth(inWords(month), entries, verdicts)}
            </span>
          </li>
        ))}
      </ol>
      <p dir="ltr" className="flex justify-between text-xs text-muted" aria-hidden="true">
        {ends.map((month) => (
          <bdi key={month}>{inWords(month)}</bdi>
        ))}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted" aria-hidden="true">
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 bg-ink" /> {text.changes.groups.verdict}
        </span>
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 bg-edge/40" /> {text.changes.otherEntries}
        </span>
      </p>
    </figure>
  );
}
