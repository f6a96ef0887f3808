import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { LinePath } from './line-path.tsx';
import type { PriceHistoryView } from './price-history-view.ts';

type Line = NonNullable<PriceHistoryView['line']>;

const HEIGHT = 180;
/** Labels of neighbouring changes are in separate rows. */
const MAX_LABEL_ROWS = 3;
const LABEL_ROW = 18;
/** The height of the figures above and below the line. */
const TICK_ROW = 20;

/** The stored prices of a coin as a line, with the changes of its verdict; also as text and as a table. */
export function PriceHistory({ since, line }: { since: string; line: Line }) {
  const { text, locale } = useLanguage();
  const date = (day: string) => formatDate(locale, day);
  return (
    <section aria-labelledby="price-history" className="grid gap-3">
      <h2 id="price-history" className="text-xl">
        {text.plot.title}
      </h2>
      <p>{line.words}</p>
      <div className="card grid gap-2 p-4" dir="ltr">
        <Plot line={line} />
        <p className="flex justify-between gap-4 text-sm text-muted">
          <bdi>{date(line.first)}</bdi>
          <bdi>{date(line.last)}</bdi>
        </p>
      </div>
      <Changes changes={line.changes} />
      <details className="no-print">
        <summary className="fold-line link w-fit cursor-pointer">{text.plot.asTable}</summary>
        <div className="pt-3">
          <Table line={line} />
        </div>
      </details>
      <p className="text-sm text-muted">{text.plot.source(date(since))}</p>
    </section>
  );
}

/** Texts are placed in hundredths of the width and keep their size; only the line is stretched. */
function Plot({ line: { path, width, height, lowest, highest, changes } }: { line: Line }) {
  const { text } = useLanguage();
  const top = LABEL_ROW * Math.min(changes.length, MAX_LABEL_ROWS) + TICK_ROW;
  const bottom = HEIGHT - TICK_ROW;
  const wordOf = (verdict: Verdict | null) => text.verdict[verdict ?? 'notYetReviewed'];
  return (
    <svg width="100%" height={HEIGHT} className="block text-sm" aria-hidden="true">
      {[top, bottom].map((y) => (
        <line
          key={y}
          x1="0"
          x2="100%"
          y1={y}
          y2={y}
          className="stroke-line forced-colors:stroke-[GrayText]"
          strokeDasharray="2 4"
        />
      ))}
      {changes.map(({ day, percent }, place) => (
        <line
          key={day}
          x1={`${percent}%`}
          x2={`${percent}%`}
          y1={LABEL_ROW * (place % MAX_LABEL_ROWS)}
          y2={bottom}
          className="stroke-muted forced-colors:stroke-[CanvasText]"
        />
      ))}
      <svg
        y={top}
        width="100%"
        height={bottom - top}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="overflow-visible text-accent"
        aria-hidden="true"
      >
        <LinePath path={path} />
      </svg>
      {/* Texts last: their outline, in the ground's colour, interrupts the lines behind them. */}
      <g className="stroke-surface stroke-4 forced-colors:stroke-[Canvas]" paintOrder="stroke">
        <text x="0" y={top - 6} className="fill-muted forced-colors:fill-[CanvasText]">
          {highest}
        </text>
        <text x="0" y={HEIGHT - 4} className="fill-muted forced-colors:fill-[CanvasText]">
          {lowest}
        </text>
        {changes.map(({ day, percent, after }, place) => {
          const isLeft = percent > 50;
          return (
            <text
              key={day}
              x={`${percent}%`}
              dx={isLeft ? -6 : 6}
              y={LABEL_ROW * (place % MAX_LABEL_ROWS) + 14}
              textAnchor={isLeft ? 'end' : 'start'}
              className="fill-ink font-medium forced-colors:fill-[CanvasText]"
            >
              {wordOf(after)}
            </text>
          );
        })}
      </g>
    </svg>
  );
}

function Changes({ changes }: { changes: Line['changes'] }) {
  const { text, locale } = useLanguage();
  if (changes.length === 0) return null;
  const wordOf = (verdict: Verdict | null) => text.verdict[verdict ?? 'notYetReviewed'];
  return (
    <ul className="grid gap-1">
      {changes.map(({ day, before, after }) => (
        <li key={day}>
          {text.plot.changed(formatDate(locale, day), wordOf(before), wordOf(after))}
        </li>
      ))}
    </ul>
  );
}

function Table({ line: { rows, isWeekly } }: { line: Line }) {
  const { text } = useLanguage();
  return (
    <table className="text-start">
      <caption className="pb-2 text-start text-sm text-muted">
        {isWeekly ? text.plot.weekly : text.plot.daily}
      </caption>
      <thead className="text-sm">
        <tr>
          <th scope="col" className="py-1 pe-8 text-start font-medium">
            {text.plot.day}
          </th>
          <th scope="col" className="py-1 text-end font-medium rtl:text-start">
            {text.markets.columns.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, price }) => (
          <tr key={day} className="border-t border-line">
            <th scope="row" className="py-1 pe-8 text-start font-normal">
              {day}
            </th>
            <td className="py-1 text-end rtl:text-start">
              <bdi dir="ltr" className="num">
                {price}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
