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
    <article className="card exchange-card relative flex flex-col gap-1 p-3 hover:border-accent sm:gap-3 sm:p-5">
      {/* Logo, name and verdict fill the first line; what goes with the verdict is the second. */}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <ListingLogo image={exchange.image} letter={exchange.letter} size="card" />
        <div className="min-w-0 grow basis-[calc(100%-14rem)]">
          <div className="grid gap-x-4 gap-y-1 sm:flex sm:flex-wrap sm:items-center">
            <h3 className="text-lg leading-tight">
              <bdi>{exchange.name}</bdi>
            </h3>
            <span className="inline-flex items-center gap-2 text-sm text-muted">
              <span className="max-sm:hidden" aria-hidden="true">
                {text.listing.rating}
              </span>
              <Stars rating={exchange.rating} className="w-20" />
              {!exchange.isRated && text.rating.none}
            </span>
          </div>
          <div className="max-sm:sr-only">
            <PlaceAndYear exchange={exchange} />
          </div>
        </div>
        <VerdictLockup ruling={ruling} size="row" isScopeNamed />
        {ruling && <ScopeAndDay ruling={ruling} look="glance-date text-sm text-muted" />}
      </div>
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
