import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { BookmarkSlot } from '#app/mine/parts/bookmark-slot.tsx';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { GlanceLine } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { ExchangeLinks } from './exchange-links.tsx';
import { ProductDiscs } from './products-table.tsx';

/** An exchange in a list, with links to its review and its own site. */
export function ExchangeCard({ exchange }: { exchange: RuledSummary }) {
  const { text } = useLanguage();
  return (
    <article className="card flex flex-col gap-2 p-4 sm:gap-3 sm:p-5">
      <div className="flex items-center gap-3">
        <ListingLogo image={exchange.image} letter={exchange.letter} />
        <div className="min-w-0">
          <h3 className="text-lg">
            <bdi>{exchange.name}</bdi>
          </h3>
          <Stars rating={exchange.rating} />
          {!exchange.isRated && <span className="ms-2 text-sm text-muted">{text.rating.none}</span>}
        </div>
        <span className="ms-auto">
          <BookmarkSlot listing={exchange} variant="star" />
        </span>
      </div>
      <GlanceLine ruling={mainGlance(exchange.rulings)} size="md" />
      <ProductDiscs exchange={exchange} />
      <SinceVisit at={exchange.changedAt} />
      <p className="text-muted">
        <span className="sr-only">{`${text.listing.fact.country}: `}</span>
        <bdi>{exchange.country}</bdi> · {text.exchanges.established(exchange.established)}
      </p>
      <div className="mt-auto flex flex-wrap gap-2">
        <ExchangeLinks exchange={exchange} labels={text.listing} />
      </div>
    </article>
  );
}
