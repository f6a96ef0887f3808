import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { BookmarkSlot } from '#app/mine/ui/bookmark-slot.tsx';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { Decides } from '#app/verdict/decides.tsx';
import { ScopeAndDay, VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { SCOPES } from '#domain/method/scope.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { ExchangeLinks } from './exchange-links.tsx';
import { ProductStrip } from './product-strip.tsx';

/** Exchanges as cards; on a wide screen each is a row, its products in columns under one head. */
export function ExchangeCards({ exchanges }: { exchanges: RuledSummary[] }) {
  const { text } = useLanguage();
  return (
    <div className="exchange-cards">
      {/* Each cell has its name for screen readers. */}
      <p className="exchange-row exchange-head" aria-hidden="true">
        <span>{text.exchanges.exchange}</span>
        {SCOPES.map((scope) => (
          <span key={scope}>{text.exchanges.strip[scope]}</span>
        ))}
      </p>
      <ul className="contents">
        {exchanges.map((exchange) => (
          <li key={exchange.id} className="grid">
            <ExchangeCard exchange={exchange} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ExchangeCard({ exchange }: { exchange: RuledSummary }) {
  const { text } = useLanguage();
  const ruling = mainGlance(exchange.rulings);
  return (
    <article className="exchange-card exchange-row">
      {/* Logo, name and verdict fill the first line; what goes with the verdict is the second. */}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <ListingLogo image={exchange.image} letter={exchange.letter} size="card" />
        <div className="min-w-0 grow basis-[calc(100%-14rem)]">
          <h3 className="text-lg leading-tight">
            <bdi>{exchange.name}</bdi>
          </h3>
          <span className="inline-flex items-center gap-2 text-sm text-muted">
            <Stars rating={exchange.rating} className="w-20" />
            {!exchange.isRated && text.rating.none}
          </span>
          <div className="max-sm:sr-only">
            <PlaceAndYear exchange={exchange} />
          </div>
        </div>
        {/* A row has the verdict in the column of its product. */}
        <span className={ruling ? 'contents lg:hidden' : 'contents'}>
          {ruling && (
            <span className="text-xs text-muted max-[22rem]:hidden" aria-hidden="true">
              {text.exchanges.strip[ruling.scope]}
            </span>
          )}
          <VerdictLockup ruling={ruling} size="row" isScopeNamed />
          {ruling && (
            <>
              <Decides ruling={ruling} />
              <ScopeAndDay ruling={ruling} look="sr-only" />
            </>
          )}
        </span>
        <SinceVisit at={exchange.changedAt} />
      </div>
      <ProductStrip exchange={exchange} main={ruling?.scope} decided={ruling} />
      <div className="exchange-links">
        <ExchangeLinks exchange={exchange} labels={text.listing} look="quietInRows" />
        <BookmarkSlot listing={exchange} variant="icon" />
      </div>
    </article>
  );
}

/** Country and year of an exchange in a line. */
export function PlaceAndYear({ exchange }: { exchange: RuledSummary }) {
  const { text } = useLanguage();
  const { country, established } = exchange;
  const facts = [
    { label: text.listing.fact.country, value: country, isPlain: true },
    // “N/A” alone says nothing.
    { label: text.listing.fact.established, value: established, isPlain: /\d/.test(established) },
  ];
  return (
    <p className="text-sm leading-snug text-muted">
      <Facts
        facts={facts.map(({ label, value, isPlain }) => (
          <span key={label}>
            <span className={isPlain ? 'sr-only' : ''}>{`${label}: `}</span>
            <bdi>{value}</bdi>
          </span>
        ))}
      />
    </p>
  );
}
