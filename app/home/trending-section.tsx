import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatPrice } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { Change } from '#app/market/change.tsx';
import { Figure } from '#app/market/figure.tsx';
import { Cached } from '#app/markup/cached.ts';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { Decides } from '#app/verdict/decides.tsx';
import { Rosette } from '#app/verdict/rosette.tsx';
import { ScopeAndDays } from '#app/verdict/scope-and-days.tsx';
import { GlanceLine } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { NewestSection } from './newest-section.tsx';

/** A coin of the home page. */
export interface HomeCoin extends RuledSummary {
  /** The market's price in dollars and change in percent; null without a certain match. */
  live: { price: number; change24h: number | null } | null;
}

/** The newest coins: cards, on a phone rows. */
export function TrendingSection({ coins }: { coins: HomeCoin[] }) {
  const { text, to } = useLanguage();
  return (
    <NewestSection
      id="trending"
      title={text.home.trendingTitle}
      text={text.home.trendingText}
      more={{ to: to('/cryptocurrencies'), label: text.home.allCoins }}
      listings={coins}
      listClass="trending"
      card={(coin) => <TrendingCard coin={coin} />}
      words={text.coins}
      note={<ScopeAndDays rulings={coins.map(({ rulings }) => mainGlance(rulings))} />}
    />
  );
}

function TrendingCard({ coin }: { coin: HomeCoin }) {
  const { text, to, language } = useLanguage();
  const ruling = mainGlance(coin.rulings);
  return (
    <Cached by={['trending coin', language, coin]}>
      <article className="trending-card">
        <Rosette ruling={ruling} size="card" isDecorative />
        <h3 className="flex items-center gap-2 text-lg leading-tight max-sm:text-base">
          <span className="max-sm:hidden">
            <ListingLogo image={coin.image} letter={coin.letter} size="sm" />
          </span>
          <span className="min-w-0">
            <ListingName listing={coin} />
          </span>
        </h3>
        <GlanceLine ruling={ruling} size="row" isShort />
        {ruling && <Decides ruling={ruling} />}
        <Stars rating={coin.rating} className="sm:w-20" isShort />
        {!coin.isRated && <span className="text-sm text-muted">{text.rating.none}</span>}
        <SinceVisit at={coin.changedAt} />
        <p className="trending-facts">
          <ValueWithSpokenLabel label={text.listing.fact.established} value={coin.established} /> ·{' '}
          <ValueWithSpokenLabel label={text.listing.fact.country} value={coin.country} />
        </p>
        {coin.live && (
          <p className="trending-price">
            <span className="sr-only">{text.home.price}: </span>
            <Figure value={coin.live.price} format={formatPrice} />{' '}
            <span className="sr-only">{text.home.change24h}: </span>
            <span className="text-sm text-muted">
              <Change percent={coin.live.change24h} />
            </span>
          </p>
        )}
        <Link
          to={to(`/coin/${coin.id}`)}
          className="row-link trending-link"
          aria-label={`${text.home.details}: ${coin.name}`}
        >
          {text.home.details}
          <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        </Link>
      </article>
    </Cached>
  );
}

function ValueWithSpokenLabel({ label, value }: { label: string; value: string }) {
  return (
    <>
      <span className="sr-only">{`${label}: `}</span>
      <bdi>{value}</bdi>
    </>
  );
}
