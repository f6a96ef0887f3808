import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { VerdictBadge } from '#app/listing/verdict-badge.tsx';
import { Stars } from '#app/ui/stars.tsx';
import type { ListingSummary } from '#domain/listing/display.ts';

/** Coins side by side. On a narrow screen rating, year and country stand under the name. */
export function ComparisonTable({ coins }: { coins: ListingSummary[] }) {
  const { text } = useLanguage();
  const wide = 'hidden p-3 sm:table-cell';
  return (
    <div className="card overflow-hidden">
      <table className="w-full text-start">
        <caption className="sr-only">{text.coins.tableCaption}</caption>
        <thead className="border-b border-line bg-raised text-sm">
          <tr className="*:text-start *:font-medium">
            <th scope="col" className="p-3 sm:ps-5">
              {text.listing.coin}
            </th>
            <th scope="col" className="p-3">
              {text.listing.status}
            </th>
            <th scope="col" className={wide}>
              {text.listing.rating}
            </th>
            <th scope="col" className={wide}>
              {text.listing.established}
            </th>
            <th scope="col" className={`${wide} sm:pe-5`}>
              {text.listing.country}
            </th>
          </tr>
        </thead>
        <tbody>
          {coins.map((coin) => (
            <tr key={coin.id} className="border-b border-line last:border-0">
              <th scope="row" className="p-3 text-start font-normal sm:ps-5">
                <CoinCell coin={coin} />
              </th>
              <td className="p-3">
                <VerdictBadge ruling={coin.ruling} />
              </td>
              <td className={wide}>
                <Stars rating={coin.rating} />
              </td>
              <td className={wide}>
                <bdi>{coin.established}</bdi>
              </td>
              <td className={`${wide} sm:pe-5`}>
                <bdi>{coin.country}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CoinCell({ coin }: { coin: ListingSummary }) {
  const { to } = useLanguage();
  return (
    <div className="flex items-center gap-3">
      <span className="max-[25rem]:hidden">
        <ListingLogo image={coin.image} letter={coin.letter} size="sm" />
      </span>
      <div className="min-w-0">
        <Link to={to(`/coin/${coin.id}`)} className="font-medium hover:text-accent">
          <bdi>{coin.name}</bdi>
        </Link>{' '}
        {coin.symbol && (
          <bdi dir="ltr" className="text-sm text-muted">
            {coin.symbol}
          </bdi>
        )}
        <div className="text-sm text-muted sm:hidden">
          <Stars rating={coin.rating} className="w-20" />
          <p>
            <bdi>{coin.established}</bdi> · <bdi>{coin.country}</bdi>
          </p>
        </div>
      </div>
    </div>
  );
}
