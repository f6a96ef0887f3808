import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import {
  formatDollarsInMillions,
  formatPrice,
  formatSupply,
  formatWhole,
} from '#app/i18n/format.ts';
import type { Text } from '#app/i18n/text.en.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { Sparkline } from '#app/plot/sparkline.tsx';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { SortHeading } from '#app/ui/sort-heading.tsx';
import { GlanceCell } from '#app/verdict/verdict-lockup.tsx';
import { VerdictNotes } from '#app/verdict/verdict-notes.tsx';
import type { Order } from '#domain/listing/list/selection.ts';
import { MARKET_SORTS, type MarketQuery, type MarketSort } from '#domain/market/market-table.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { Change } from './change.tsx';
import { Dash, Figure } from './figure.tsx';
import type { MarketRow } from './figures.ts';
import { marketHref } from './market-query.ts';

interface Column {
  key: MarketSort | 'week';
  /** Narrower screens than `xl` may hide a column, which `ColumnChoice` shows. */
  className: string;
  cell: (row: MarketRow) => ReactNode;
}

const SORTS = Object.keys(MARKET_SORTS) as MarketSort[];
const SUPPLY_DECIMALS = 2;
/** The column that the week's line follows. */
const BEFORE_WEEK: MarketSort = 'change24h';

/** The top coins by market cap. On a phone the verdict is a line under name and price, unless all columns are shown. */
export function MarketTable({
  path,
  query,
  rows,
  hasVerdicts,
  isStale,
  changed,
}: {
  path: string;
  query: MarketQuery;
  rows: MarketRow[];
  hasVerdicts: boolean;
  isStale: boolean;
  changed: ReadonlySet<string>;
}) {
  const { text } = useLanguage();
  const rulings = rows.flatMap(({ listing }) => (listing ? mainGlance(listing.rulings) : []));
  const verdictOf = ({ listing }: MarketRow) =>
    hasVerdicts ? <Verdict listing={listing} /> : <Dash words={text.markets.noVerdict} />;
  const columns = columnsOf({ rows, changed, isStale, text });
  return (
    <div className="grid gap-2">
      {hasVerdicts && (
        <VerdictNotes rulings={rulings} scopeName={rulings.find(Boolean)?.scopeName} />
      )}
      {/* `relative`: the texts for screen readers scroll with the table. */}
      <div className="card relative overflow-x-auto">
        <table className="market-rows w-full text-start wrap-break-word">
          <caption className="sr-only">{text.markets.caption}</caption>
          <thead className="border-b border-line bg-raised text-sm">
            <tr>
              {columns.map(({ key, className }) => (
                <Fragment key={key}>
                  {key === 'week' ? (
                    <th scope="col" className={`p-3 text-start font-medium ${className}`}>
                      {text.plot.week}
                    </th>
                  ) : (
                    <SortHeading
                      label={text.markets.columns[key]}
                      order={orderOf(query, key)}
                      first={MARKET_SORTS[key]}
                      href={(order) => marketHref(path, query, { sort: key, order })}
                      className={className}
                      isNumeric={key !== 'name'}
                    >
                      {key === 'price' && (
                        <span className="figure-in-cell block text-xs font-normal text-muted min-[52rem]:hidden">
                          {text.markets.columns.marketCap}
                        </span>
                      )}
                    </SortHeading>
                  )}
                  {key === 'name' && (
                    <th scope="col" className="verdict-column p-3 text-start font-medium">
                      {text.markets.columns.verdict}
                    </th>
                  )}
                </Fragment>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="border-b border-line last:border-0 hover:bg-raised">
                {columns.map(({ key, className, cell }) =>
                  key === 'name' ? (
                    <Fragment key={key}>
                      <th scope="row" className={`p-3 text-start font-normal xl:py-1 ${className}`}>
                        {cell(row)}
                      </th>
                      <td className="verdict-column px-3 py-2 xl:py-1">{verdictOf(row)}</td>
                    </Fragment>
                  ) : (
                    <td key={key} className={`p-3 text-end xl:py-1 rtl:text-start ${className}`}>
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The direction of a column by which the table is sorted; by itself it is in the order of its ranks. */
function orderOf({ sort, order }: MarketQuery, key: MarketSort): Order | null {
  if (sort === null) return key === 'rank' ? MARKET_SORTS.rank : null;
  return sort === key ? order : null;
}

/** The columns of the table from start to end, the week's line after the change of a day. */
function columnsOf({
  rows,
  changed,
  isStale,
  text,
}: {
  rows: MarketRow[];
  changed: ReadonlySet<string>;
  isStale: boolean;
  text: Text;
}): Column[] {
  const cells: Record<MarketSort, Omit<Column, 'key'>> = {
    rank: {
      className: 'hidden sm:table-cell',
      cell: (row) => (
        <span className="text-muted">
          <Figure value={row.rank} format={formatWhole} />
        </span>
      ),
    },
    name: {
      className: '',
      cell: (row) => <CoinCell row={row} />,
    },
    price: {
      className: 'xl:w-32',
      cell: (row) => (
        <>
          <Figure value={row.price} format={formatPrice} changed={changed.has(row.id)} />
          <span className="figure-in-cell block text-xs text-muted min-[52rem]:hidden">
            <Figure value={row.marketCap} format={formatDollarsInMillions} />
          </span>
        </>
      ),
    },
    change24h: {
      className: 'xl:w-28',
      cell: (row) => (
        <>
          <Change percent={row.change24h} />
          {/* In the room beside the second line of the name, where the line has no column. */}
          {row.week && (
            <span className="week-in-cell block pt-1 lg:hidden">
              <Sparkline spark={row.week} isStale={isStale} className="inline-block h-auto w-14" />
            </span>
          )}
        </>
      ),
    },
    marketCap: {
      className: 'hidden min-[52rem]:table-cell xl:w-32',
      cell: (row) => <Figure value={row.marketCap} format={formatDollarsInMillions} />,
    },
    volume: {
      className: 'hidden lg:table-cell xl:w-28',
      cell: (row) => <Figure value={row.volume} format={formatDollarsInMillions} />,
    },
    circulatingSupply: {
      className: 'hidden xl:table-cell xl:w-28',
      cell: (row) => <Figure value={row.circulatingSupply} format={formatSupplyCell} />,
    },
  };
  const week: Column = {
    key: 'week',
    className: 'hidden lg:table-cell lg:px-2',
    cell: (row) =>
      row.week ? (
        <Sparkline spark={row.week} isStale={isStale} className="w-18" />
      ) : (
        <Dash words={text.markets.noFigure} />
      ),
  };
  // Without a line in any row, the page says since when prices are stored.
  const hasWeek = rows.some((row) => row.week);
  return SORTS.flatMap((key): Column[] => {
    const column = { key, ...cells[key] };
    return hasWeek && key === BEFORE_WEEK ? [column, week] : [column];
  });
}

// The same decimals down the column.
function formatSupplyCell(amount: number): string {
  return formatSupply(amount, SUPPLY_DECIMALS);
}

function CoinCell({ row }: { row: MarketRow }) {
  const { language } = useLanguage();
  const name = row.listing?.name ?? row.name;
  return (
    <div className="flex items-center gap-3">
      <span className="max-[25rem]:hidden">
        <ListingLogo
          image={row.listing?.image ?? row.image}
          letter={[...name][0]?.toUpperCase() ?? '?'}
          size="sm"
        />
      </span>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
        <span className={`font-medium ${wrapping(name)}`}>
          <bdi {...(!row.listing && language !== 'en' ? { lang: 'en' } : {})}>{name}</bdi>
        </span>{' '}
        {/* A line of its own on a phone, so that ranks are under each other. */}
        <bdi
          dir="ltr"
          className={`text-sm text-muted max-sm:basis-full rtl:text-end ${wrapping(row.symbol)}`}
        >
          {row.symbol}
          {row.rank && <span className="figure-in-cell text-xs sm:hidden">{` #${row.rank}`}</span>}
        </bdi>
        <SinceVisit at={row.listing?.changedAt} />
      </div>
    </div>
  );
}

// Only very long words may break, however narrow the column.
function wrapping(text: string): string {
  return /\S{12}/.test(text) ? 'wrap-anywhere' : '';
}

function Verdict({ listing }: { listing: MarketRow['listing'] }) {
  const { text, to } = useLanguage();
  if (!listing)
    return <span className="inline-block text-sm text-muted">{text.markets.notReviewed}</span>;
  const { id, name, rulings } = listing;
  return (
    <Link to={to(`/coin/${id}`)} className="inline-block">
      <GlanceCell ruling={mainGlance(rulings)} />
      <span className="sr-only"> {`${text.home.readReview}: ${name}`}</span>
    </Link>
  );
}
