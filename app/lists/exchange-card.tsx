import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { BookmarkSlot } from '#app/mine/ui/bookmark-slot.tsx';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { SortLink } from '#app/ui/sort-heading.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { CRITERION_ID } from '#app/verdict/criterion-id.ts';
import { Decides } from '#app/verdict/decides.tsx';
import { FindingBar } from '#app/verdict/finding-bar.tsx';
import { ProductGroups } from '#app/verdict/product-groups.tsx';
import { ScopeAndDay, VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { SPOT } from '#domain/method/scope.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { ExchangeLinks } from './exchange-links.tsx';

/** The licences of an exchange in a list. */
export interface ListedLicences {
  /** The names of the places with a valid licence; null: nobody has looked into a register. */
  places: string[] | null;
  /** A failed criterion of licences, which no licence elsewhere makes good; null: it does not fail. */
  failure: { criterion: string; finding: { tone: 'fail'; name: string } } | null;
}

/** Exchanges as cards; on a wide screen each is a row under one head. */
export function ExchangeCards({
  exchanges,
  licensed,
  sorting,
}: {
  exchanges: RuledSummary[];
  /** By id. */
  licensed: Record<string, ListedLicences>;
  /** The sort links of the list. */
  sorting: Record<'rating' | 'category', ComponentProps<typeof SortLink>>;
}) {
  const { text } = useLanguage();
  return (
    <div className="exchange-cards">
      {/* Each cell has its name for screen readers, which need the links alone. */}
      <div className="exchange-row exchange-head">
        <span aria-hidden="true">{text.exchanges.exchange}</span>
        {/* On narrow screens the sort links are a line over the cards. */}
        <span aria-hidden="true" className="font-normal text-muted lg:hidden">
          {text.filters.order}
        </span>
        <span>
          <SortLink {...sorting.rating} />
        </span>
        <span>
          <SortLink {...sorting.category} />
        </span>
        <span aria-hidden="true">{text.filters.licence}</span>
        <span aria-hidden="true">{text.exchanges.otherProducts}</span>
      </div>
      <ul className="contents">
        {exchanges.map((exchange) => (
          <li key={exchange.id} className="grid">
            <ExchangeCard exchange={exchange} licensed={licensed[exchange.id]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ExchangeCard({
  exchange,
  licensed,
}: {
  exchange: RuledSummary;
  licensed: ListedLicences | undefined;
}) {
  const { text, to } = useLanguage();
  const ruling = mainGlance(exchange.rulings);
  return (
    <article className="exchange-card exchange-row">
      {/* Logo, name and verdict fill the first line; what goes with the verdict is the second. */}
      <div className="exchange-top">
        <ListingLogo image={exchange.image} letter={exchange.letter} size="card" />
        <div className="exchange-title">
          <h3 className="text-lg leading-tight">
            <Link to={to(`/exchange/${exchange.id}`)} className="link relative">
              <bdi>{exchange.name}</bdi>
            </Link>
          </h3>
          <span className="exchange-rating inline-flex items-center gap-2 text-sm text-muted">
            <Stars rating={exchange.rating} className="w-20 lg:w-18" isNumbered />
            {!exchange.isRated && text.rating.none}
          </span>
          <div className="exchange-place text-sm lg:text-xs">
            <PlaceAndYear exchange={exchange} />
          </div>
        </div>
        <span className="exchange-verdict">
          {ruling && (
            <span
              className={`text-xs text-muted max-[22rem]:hidden ${ruling.scope === SPOT ? 'lg:hidden' : ''}`}
              aria-hidden="true"
            >
              {text.exchanges.strip[ruling.scope]}
            </span>
          )}
          <VerdictLockup ruling={ruling} size="row" isScopeNamed isFirmnessShort />
          {ruling && <Decides ruling={ruling} />}
          {ruling && <ScopeAndDay ruling={ruling} look="sr-only" />}
        </span>
        {licensed && (
          <Licensed {...licensed} grounds={`/exchange/${exchange.id}#${CRITERION_ID}licence`} />
        )}
        <SinceVisit at={exchange.changedAt} />
      </div>
      <ProductGroups exchange={exchange} main={ruling?.scope} />
      <div className="exchange-links">
        <ExchangeLinks exchange={exchange} labels={text.listing} look="quietInRows" />
        <BookmarkSlot listing={exchange} variant="icon" />
      </div>
    </article>
  );
}

/** More are counted. */
const MAX_PLACES = 3;

/** The places with a valid licence and a failed criterion, in a column of a wide screen, else in a line. */
function Licensed({
  places,
  failure,
  grounds,
}: ListedLicences & {
  /** The path of the failed criterion. */
  grounds: string;
}) {
  const { text, to } = useLanguage();
  const more = (places?.length ?? 0) - MAX_PLACES;
  return (
    <p className="exchange-licensed">
      <span className="lg:sr-only">{`${text.filters.licence}: `}</span>
      {places?.length === 0 && text.exchanges.noLicence}
      {places === null && <span className="text-muted">{text.exchanges.licenceUnchecked}</span>}
      {places?.slice(0, MAX_PLACES).join(' · ')}
      {more > 0 && <bdi dir="ltr" className="ms-1.5">{`+${more}`}</bdi>}
      {failure && (
        <>
          <span className="sr-only"> · </span>
          <span className="exchange-failure">
            <FindingBar finding={failure.finding} />
            <Link to={to(grounds)} className="link relative inline-block min-h-6 content-center">
              {(places?.length ? text.exchanges.failsAnyway : text.listing.asks.fails)(
                failure.criterion,
                failure.finding.name,
              )}
            </Link>
          </span>
        </>
      )}
    </p>
  );
}

/** Country and year of an exchange in a line. */
export function PlaceAndYear({ exchange }: { exchange: RuledSummary }) {
  const { text } = useLanguage();
  const { country, established } = exchange;
  // “N/A” alone says nothing.
  const isDated = /\d/.test(established);
  return (
    <p className="leading-snug text-muted">
      <Facts
        facts={[
          <span key="country">
            <span className="sr-only">{`${text.listing.fact.country}: `}</span>
            <bdi>{country}</bdi>
          </span>,
          isDated && (
            <span key="established" className="whitespace-nowrap">
              <span className="sr-only">{`${text.listing.fact.established}: `}</span>
              <bdi>{established}</bdi>
            </span>
          ),
        ]}
      />
    </p>
  );
}
