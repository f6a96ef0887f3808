import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { PlaceAndYear } from '#app/lists/exchange-card.tsx';
import { ExchangeLinks } from '#app/lists/exchange-links.tsx';
import { ProductStrip } from '#app/lists/products-table.tsx';
import { Cached } from '#app/markup/cached.ts';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { GlanceLine } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';

/** One of the newest exchanges: a card on a phone, a row with its products on a wide screen. */
export function ExchangeEntry({ exchange }: { exchange: RuledSummary }) {
  const { text, language } = useLanguage();
  const ruling = mainGlance(exchange.rulings);
  return (
    <Cached by={['home exchange', language, exchange]}>
      <article className="relative flex flex-col gap-2 p-4 max-lg:rounded-xl max-lg:border max-lg:border-line max-lg:bg-surface sm:gap-3 lg:grid lg:grid-cols-[16rem_14rem_minmax(0,1fr)_auto] lg:items-center lg:gap-4 lg:px-5">
        <div className="flex items-center gap-3">
          <ListingLogo image={exchange.image} letter={exchange.letter} />
          <div className="min-w-0">
            <h3 className="text-lg leading-tight">
              <bdi>{exchange.name}</bdi>
            </h3>
            <Stars rating={exchange.rating} className="w-20" />
            {!exchange.isRated && (
              <span className="ms-2 text-sm text-muted">{text.rating.none}</span>
            )}
            <PlaceAndYear exchange={exchange} />
          </div>
        </div>
        <GlanceLine ruling={ruling} size="row" />
        <div className="lg:[&>ul]:border-0 lg:[&>ul]:pt-0">
          <ProductStrip exchange={exchange} />
          <SinceVisit at={exchange.changedAt} />
        </div>
        <div className="mt-auto flex flex-wrap gap-2 lg:mt-0 lg:flex-nowrap">
          <ExchangeLinks
            exchange={exchange}
            labels={{ review: text.home.readReview, visit: text.home.tryNow }}
          />
        </div>
      </article>
    </Cached>
  );
}
