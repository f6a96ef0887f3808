import { Link } from 'react-router';
import { formatWhole } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type ListQuery, sortingOf } from '#app/listing/list-query.ts';
import { Figure } from '#app/market/figure.tsx';
import { BookmarkSlot } from '#app/mine/ui/bookmark-slot.tsx';
import type { Spark } from '#app/plot/spark.ts';
import { Sparkline } from '#app/plot/sparkline.tsx';
import { SortHeading } from '#app/ui/sort-heading.tsx';
import { Star } from '#app/ui/stars.tsx';
import { classifiedDays } from '#app/verdict/classified-days.ts';
import { VerdictNotes } from '#app/verdict/verdict-notes.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { CoinCells } from './coin-cells.tsx';

/** The coin list, sortable by verdict and rating. */
export function CoinTable({
  path,
  query,
  coins,
  sparks,
  ranks,
}: {
  path: string;
  query: ListQuery;
  coins: RuledSummary[];
  /** Stored prices by id; without any the column is left out. */
  sparks: Record<string, Spark>;
  /** Ranks by market cap by id; by default there is no column for them. */
  ranks?: Record<string, number | null>;
}) {
  const hasSparks = coins.some(({ id }) => sparks[id]);
  const { text } = useLanguage();
  const rulings = coins.map((coin) => mainGlance(coin.rulings));
  const days = classifiedDays(rulings);
  const scopeName = rulings.map((ruling) => ruling?.scopeName).find(Boolean);
  return (
    <div className="grid gap-2">
      <VerdictNotes rulings={rulings} scopeName={scopeName} isScopeHeaded />
      <div className="card overflow-clip">
        {/* Columns are fixed: otherwise each row that arrives later would change the widths of those already shown. */}
        <table className="coin-rows w-full text-start md:table-fixed">
          <caption className="sr-only">{text.coins.tableCaption}</caption>
          <thead className="border-b border-line bg-raised text-sm">
            <tr>
              {ranks && (
                <th
                  scope="col"
                  className="hidden p-3 text-end font-medium whitespace-nowrap sm:table-cell md:w-16 lg:w-20"
                >
                  {text.markets.columns.rank}
                </th>
              )}
              <th
                scope="col"
                className="p-3 text-start font-medium max-sm:p-0 sm:ps-5 md:w-[34%] lg:w-60"
              >
                <span className="max-sm:sr-only">{text.listing.coin}</span>
                {/* On a phone the verdict is over the stars: the headings are a row of their own. */}
                <span className="font-normal text-muted sm:hidden" aria-hidden="true">
                  {text.filters.order}
                </span>
              </th>
              <SortHeading
                {...sortingOf(path, query, 'category')}
                label={text.listing.status}
                note={scopeName}
                className="relative shrink-0 max-sm:p-0"
              >
                {/* Each cell has its names for screen readers. */}
                <span className="decides-head" aria-hidden="true">
                  {text.ruling.decides}
                  {!days && (
                    <span className="block font-normal text-muted">{text.ruling.classified}</span>
                  )}
                </span>
              </SortHeading>
              <SortHeading
                {...sortingOf(path, query, 'rating')}
                label={text.listing.rating}
                sign={
                  <Star className="me-1 inline size-3.5 align-[-0.125em] text-muted sm:hidden" />
                }
                className="shrink-0 max-sm:ms-auto max-sm:p-0 md:w-40"
              />
              {hasSparks && (
                <th
                  scope="col"
                  className="spark-column hidden w-28 p-3 text-start font-medium xl:table-cell"
                >
                  {text.plot.month}
                </th>
              )}
              <th scope="col" className="hidden p-3 sm:table-cell sm:pe-5 md:w-28">
                <span className="sr-only">{text.listing.view}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {coins.map((coin) => (
              <tr
                key={coin.id}
                className="relative border-b border-line last:border-0 hover:bg-raised"
              >
                {ranks && <RankCell rank={ranks[coin.id]} />}
                <CoinCells coin={coin} rank={ranks?.[coin.id]} isDated={days === null} />
                {hasSparks && <SparkCell spark={sparks[coin.id]} />}
                <ViewCell coin={coin} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function RankCell({ rank = null }: { rank: number | null | undefined }) {
  return (
    <td className="hidden p-3 text-end text-muted sm:table-cell">
      <Figure value={rank} format={formatWhole} />
    </td>
  );
}

function SparkCell({ spark }: { spark: Spark | undefined }) {
  return (
    <td className="hidden p-3 xl:table-cell">
      {spark && <Sparkline spark={spark} className="h-6 w-20" />}
    </td>
  );
}

function ViewCell({ coin }: { coin: RuledSummary }) {
  const { text, to } = useLanguage();
  return (
    <td className="hidden px-3 py-2 text-end whitespace-nowrap sm:table-cell sm:pe-5">
      <span className="relative max-md:hidden">
        <BookmarkSlot listing={coin} variant="icon" />
      </span>
      <Link
        to={to(`/coin/${coin.id}`)}
        className="link relative ms-1 inline-flex min-h-11 items-center px-1 text-sm"
        aria-label={text.listing.viewNamed(coin.name)}
      >
        {text.listing.view}
      </Link>
    </td>
  );
}
