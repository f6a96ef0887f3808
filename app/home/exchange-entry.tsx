import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { PlaceAndYear } from '#app/lists/exchange-card.tsx';
import { ExchangeLinks } from '#app/lists/exchange-links.tsx';
import { Cached } from '#app/markup/cached.ts';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { ProductGroups } from '#app/verdict/product-groups.tsx';
import { GlanceLine } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';

/** One of the newest exchanges as a row with its products. */
export function ExchangeEntry({ exchange }: { exchange: RuledSummary }) {
  const { text, language } = useLanguage();
  const ruling = mainGlance(exchange.rulings);
  return (
    <Cached by={['home exchange', language, exchange]}>
      <article className="exchange-entry">
        <div className="exchange-who">
          <ListingLogo image={exchange.image} letter={exchange.letter} size="card" />
          <div className="min-w-0">
            <h3 className="text-lg leading-tight">
              <bdi>{exchange.name}</bdi>
            </h3>
            <div className="exchange-facts text-sm">
              <Stars rating={exchange.rating} className="w-20" isNumbered />
              {!exchange.isRated && <span className="text-sm text-muted">{text.rating.none}</span>}
              <PlaceAndYear exchange={exchange} />
            </div>
          </div>
        </div>
        <GlanceLine ruling={ruling} size="row" />
        <div className="exchange-products">
          <ProductGroups exchange={exchange} main={ruling?.scope} />
          <SinceVisit at={exchange.changedAt} />
        </div>
        <div className="exchange-links">
          <ExchangeLinks
            exchange={exchange}
            labels={{ review: text.home.readReview, visit: text.home.tryNow }}
            look="quietOnPhone"
          />
        </div>
      </article>
    </Cached>
  );
}
