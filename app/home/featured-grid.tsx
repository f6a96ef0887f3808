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

/** The featured coins, a row each. */
export function FeaturedGrid({ coins }: { coins: RuledSummary[] }) {
  const { to, language } = useLanguage();
  return (
    <Cached by={['featured coins', language, coins]}>
      <ul className="card-row lg:grid-flow-row lg:grid-cols-1 lg:gap-0 lg:divide-y lg:divide-line lg:rounded-xl lg:border lg:border-line lg:bg-surface">
        {coins.map((coin) => {
          const ruling = mainGlance(coin.rulings);
          return (
            <li
              key={coin.id}
              className="relative grid content-between items-center gap-x-5 gap-y-2 px-4 py-3 hover:bg-raised max-lg:rounded-xl max-lg:border max-lg:border-line max-lg:bg-surface lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)_minmax(0,1.7fr)]"
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
                <span className="lg:hidden">
                  <GlanceLine ruling={ruling} size="row" isShort />
                </span>
              </div>
              <span className="max-lg:hidden">
                <GlanceLine ruling={ruling} size="row" />
              </span>
              <MarketFigures figures={FEATURED_FIGURES} className="rounded-md px-3 py-1" />
            </li>
          );
        })}
      </ul>
    </Cached>
  );
}
