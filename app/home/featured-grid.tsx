import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { VerdictBadge } from '#app/listing/verdict-badge.tsx';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import type { ListingSummary } from '#domain/listing/display.ts';
import { FEATURED_FIGURES } from './fixed-figures.ts';
import { MarketFigures } from './market-figures.tsx';

/** Cards of the featured coins. */
export function FeaturedGrid({ coins }: { coins: ListingSummary[] }) {
  const { to } = useLanguage();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {coins.map((coin) => (
        <li
          key={coin.id}
          className="card grid grid-cols-1 content-start gap-3 p-5 sm:max-lg:last:odd:col-span-2"
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <div className="flex min-w-0 grow items-center gap-3">
              <ListingLogo image={coin.image} letter={coin.letter} size="sm" />
              <h3 className="min-w-0">
                <Link to={to(`/coin/${coin.id}`)} className="hover:text-accent">
                  <ListingName listing={coin} />
                </Link>
              </h3>
            </div>
            <VerdictBadge verdict={coin.verdict} />
          </div>
          <SinceVisit at={coin.changedAt} />
          <MarketFigures figures={FEATURED_FIGURES} />
        </li>
      ))}
    </ul>
  );
}
