import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  formatDollarsInMillions,
  formatPrice,
  formatSupply,
  formatWhole,
} from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { VerdictBadge } from '#app/listing/verdict-badge.tsx';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { SortHeading } from '#app/ui/sort-heading.tsx';
import { MARKET_SORTS, type MarketQuery, type MarketSort } from '#domain/market/market-table.ts';
import { Change } from './change.tsx';
import { Dash, Figure } from './figure.tsx';
import type { MarketRow } from './figures.ts';
import { marketHref } from './market-query.ts';

// Columns that narrower screens hide, unless `ColumnChoice` shows them.
const FROM = {
  rank: 'hidden sm:table-cell',
  marketCap: 'hidden md:table-cell',
  volume: 'hidden lg:table-cell',
  circulatingSupply: 'hidden xl:table-cell',
  verdict: 'hidden sm:table-cell',
} as const;

// Less padding on phones, so that a whole row fits into 360 pixels.
const CLOSE = { name: 'max-sm:pe-1', price: 'max-sm:px-1', change24h: 'max-sm:ps-1' } as const;

/** The top coins by market cap. On a phone the verdict is under the name. */
export function MarketTable({
  path,
  query,
  rows,
  hasVerdicts,
  changed,
}: {
  path: string;
  query: MarketQuery;
  rows: MarketRow[];
  hasVerdicts: boolean;
  changed: ReadonlySet<string>;
}) {
  const { text } = useLanguage();
  const heading = (sort: MarketSort, className = '') => (
    <SortHeading
      label={text.markets.columns[sort]}
      order={query.sort === sort ? query.order : null}
      first={MARKET_SORTS[sort]}
      href={(order) => marketHref(path, query, { sort, order })}
      className={className}
    />
  );
  const verdictOf = ({ listing }: MarketRow) =>
    hasVerdicts ? <Verdict listing={listing} /> : <Dash words={text.markets.noVerdict} />;
  return (
    // `relative`: the texts for screen readers scroll with the table.
    <div className="card relative overflow-x-auto">
      <table className="w-full text-start wrap-break-word">
        <caption className="sr-only">{text.markets.caption}</caption>
        <thead className="border-b border-line bg-raised text-sm">
          <tr>
            {heading('rank', FROM.rank)}
            {heading('name', CLOSE.name)}
            {heading('price', CLOSE.price)}
            {heading('change24h', CLOSE.change24h)}
            {heading('marketCap', FROM.marketCap)}
            {heading('volume', FROM.volume)}
            {heading('circulatingSupply', FROM.circulatingSupply)}
            <th scope="col" className={`p-3 text-start font-medium ${FROM.verdict}`}>
              {text.markets.columns.verdict}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line last:border-0 hover:bg-raised">
              <td className={`p-3 text-muted ${FROM.rank}`}>
                <Figure value={row.rank} format={formatWhole} />
              </td>
              <th scope="row" className={`p-3 text-start font-normal ${CLOSE.name}`}>
                <CoinCell row={row} verdict={verdictOf(row)} />
              </th>
              <td className={`p-3 ${CLOSE.price}`}>
                <Figure value={row.price} format={formatPrice} changed={changed.has(row.id)} />
              </td>
              <td className={`p-3 ${CLOSE.change24h}`}>
                <Change percent={row.change24h} />
              </td>
              <td className={`p-3 ${FROM.marketCap}`}>
                <Figure value={row.marketCap} format={formatDollarsInMillions} />
              </td>
              <td className={`p-3 ${FROM.volume}`}>
                <Figure value={row.volume} format={formatDollarsInMillions} />
              </td>
              <td className={`p-3 ${FROM.circulatingSupply}`}>
                <Figure value={row.circulatingSupply} format={formatSupply} />
              </td>
              <td className={`p-3 ${FROM.verdict}`}>{verdictOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CoinCell({ row, verdict }: { row: MarketRow; verdict: ReactNode }) {
  const { language } = useLanguage();
  const name = row.listing?.name ?? row.name;
  return (
    <div className="flex items-center gap-3">
      <span className="max-[25rem]:hidden">
        <ListingLogo image={row.image} letter={[...name][0]?.toUpperCase() ?? '?'} size="sm" />
      </span>
      <div className="min-w-0">
        <bdi
          className={`font-medium ${wrapping(name)}`}
          {...(!row.listing && language !== 'en' ? { lang: 'en' } : {})}
        >
          {name}
        </bdi>{' '}
        <bdi dir="ltr" className={`text-sm text-muted ${wrapping(row.symbol)}`}>
          {row.symbol}
        </bdi>
        <div className="pt-1 sm:hidden">{verdict}</div>
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
  if (!listing) return <span className="text-sm text-muted">{text.markets.notReviewed}</span>;
  const { id, name, ruling } = listing;
  return (
    <Link to={to(`/coin/${id}`)} className="inline-block">
      <VerdictBadge ruling={ruling} />
      <span className="sr-only"> {`${text.home.readReview}: ${name}`}</span>
    </Link>
  );
}
