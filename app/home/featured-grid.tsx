import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingName } from '#app/listing/listing-name.tsx';
import { Cached } from '#app/markup/cached.ts';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Rosette } from '#app/verdict/rosette.tsx';
import { GlanceLine } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { FEATURED_FIGURES } from './fixed-figures.ts';
import { MarketFigures } from './market-figures.tsx';

/** The featured coins, a row each with what its verdict follows from. */
export function FeaturedGrid({ coins }: { coins: RuledSummary[] }) {
  const { to, language } = useLanguage();
  return (
    <Cached by={['featured coins', language, coins]}>
      <ul className="card divide-y divide-line">
        {coins.map((coin) => {
          const ruling = mainGlance(coin.rulings);
          return (
            <li
              key={coin.id}
              className="featured-row relative grid items-center gap-x-5 px-3 py-2 hover:bg-raised sm:px-4 sm:py-3"
            >
              <div className="flex items-center gap-3">
                <Rosette ruling={ruling} size="xs" />
                <div className="min-w-0 grow">
                  <h3 className="text-base">
                    <Link to={to(`/coin/${coin.id}`)} className="row-link hover:text-accent">
                      <ListingName listing={coin} />
                    </Link>
                  </h3>
                  <SinceVisit at={coin.changedAt} />
                </div>
              </div>
              <GlanceLine ruling={ruling} size="row" isReasoned />
            </li>
          );
        })}
      </ul>
      <MarketFigures figures={FEATURED_FIGURES} />
    </Cached>
  );
}
