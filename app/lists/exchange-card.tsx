import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { BookmarkSlot } from '#app/mine/ui/bookmark-slot.tsx';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { ScopeAndDay, VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { ExchangeLinks } from './exchange-links.tsx';
import { ProductStrip } from './products-table.tsx';

/** An exchange in a list, with links to its review and its own site. */
export function ExchangeCard({ exchange }: { exchange: RuledSummary }) {
  const { text } = useLanguage();
  const ruling = mainGlance(exchange.rulings);
  return (
    <article className="card exchange-card relative flex flex-col gap-1 p-3 hover:border-accent sm:gap-3 sm:p-5 [&_.lockup-word]:flex-none">
      <div className="flex items-center gap-2 sm:gap-3">
        <ListingLogo image={exchange.image} letter={exchange.letter} size="card" />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center justify-between gap-x-2">
            <h3 className="text-lg leading-tight">
              <bdi>{exchange.name}</bdi>
            </h3>
            <span className="grow text-sm text-muted sm:hidden" aria-hidden="true">
              {ruling && text.exchanges.products[ruling.scope]}
            </span>
            <span>
              <Stars rating={exchange.rating} className="w-20" />
              {!exchange.isRated && (
                <span className="ms-2 text-sm text-muted">{text.rating.none}</span>
              )}
            </span>
          </div>
          <div className="flex flex-wrap justify-between gap-x-2 max-sm:sr-only">
            <PlaceAndYear exchange={exchange} />
            {ruling && <ScopeAndDay ruling={ruling} />}
          </div>
        </div>
      </div>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <VerdictLockup ruling={ruling} size="row" isScopeNamed />
      </span>
      <SinceVisit at={exchange.changedAt} />
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-2">
        <div className="grow basis-56">
          <ProductStrip exchange={exchange} />
        </div>
        <div className="flex grow flex-wrap gap-2 lg:grow-0">
          <ExchangeLinks exchange={exchange} labels={text.listing} />
          {/* It comes later, where its room is no gap: on a wide screen at the end of the verdict's line. */}
          <span className="xl:absolute xl:end-3 xl:bottom-19">
            <BookmarkSlot listing={exchange} variant="icon" />
          </span>
        </div>
      </div>
    </article>
  );
}

/** Country and year of an exchange in a line. */
export function PlaceAndYear({ exchange }: { exchange: RuledSummary }) {
  const { text } = useLanguage();
  const facts = [
    [text.listing.fact.country, exchange.country],
    [text.listing.fact.established, exchange.established],
  ];
  return (
    <p className="text-sm leading-snug text-muted">
      <Facts
        facts={facts.map(([label, value]) => (
          <span key={label}>
            <span className="sr-only">{`${label}: `}</span>
            <bdi>{value}</bdi>
          </span>
        ))}
      />
    </p>
  );
}
