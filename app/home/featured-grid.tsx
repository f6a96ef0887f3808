import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingName } from '#app/listing/listing-name.tsx';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Rosette } from '#app/verdict/rosette.tsx';
import { GlanceLine } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { FEATURED_FIGURES } from './fixed-figures.ts';
import { MarketFigures } from './market-figures.tsx';

/** Cards of the featured coins. */
export function FeaturedGrid({ coins }: { coins: RuledSummary[] }) {
  const { to } = useLanguage();
  return (
    <ul className="card-row">
      {coins.map((coin) => {
        const ruling = mainGlance(coin.rulings);
        return (
          <li key={coin.id} className="card flex flex-col justify-between">
            <div className="relative flex flex-wrap items-center gap-3 p-4">
              <Rosette ruling={ruling} />
              <div className="min-w-0 grow">
                <h3 className="text-base">
                  <Link to={to(`/coin/${coin.id}`)} className="row-link hover:text-accent">
                    <ListingName listing={coin} />
                  </Link>
                </h3>
                <SinceVisit at={coin.changedAt} />
              </div>
              <GlanceLine ruling={ruling} />
            </div>
            <MarketFigures figures={FEATURED_FIGURES} />
          </li>
        );
      })}
    </ul>
  );
}
