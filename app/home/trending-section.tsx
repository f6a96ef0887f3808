import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { Cached } from '#app/markup/cached.ts';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { Rosette } from '#app/verdict/rosette.tsx';
import { GlanceLine } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { TRENDING_FIGURES } from './fixed-figures.ts';
import { MarketFigures } from './market-figures.tsx';
import { NewestSection } from './newest-section.tsx';

/** Cards of the newest coins. */
export function TrendingSection({ coins }: { coins: RuledSummary[] }) {
  const { text, to } = useLanguage();
  return (
    <NewestSection
      id="trending"
      title={text.home.trendingTitle}
      text={text.home.trendingText}
      more={{ to: to('/cryptocurrencies'), label: text.home.allCoins }}
      listings={coins}
      card={(coin) => <TrendingCard coin={coin} />}
      words={text.coins}
    />
  );
}

function TrendingCard({ coin }: { coin: RuledSummary }) {
  const { text, to, language } = useLanguage();
  const ruling = mainGlance(coin.rulings);
  return (
    <Cached by={['trending coin', language, coin]}>
      <article className="card flex flex-col justify-between">
        <div className="flex gap-4 p-4">
          <Rosette ruling={ruling} size="md" isDecorative />
          <div className="grid min-w-0 grow content-start gap-1.5">
            <h3 className="flex items-center gap-2 text-lg leading-tight">
              <ListingLogo image={coin.image} letter={coin.letter} size="sm" />
              <span className="min-w-0">
                <ListingName listing={coin} />
              </span>
            </h3>
            <Stars rating={coin.rating} className="w-20" />
            {!coin.isRated && <span className="text-sm text-muted">{text.rating.none}</span>}
            <GlanceLine ruling={ruling} size="row" isShort />
            <SinceVisit at={coin.changedAt} />
            <p className="text-sm text-muted">
              <Fact label={text.listing.fact.established} value={coin.established} /> ·{' '}
              <Fact label={text.listing.fact.country} value={coin.country} />
            </p>
            <Link
              to={to(`/coin/${coin.id}`)}
              className="link inline-flex min-h-8 items-center gap-1.5"
              aria-label={`${text.home.details}: ${coin.name}`}
            >
              {text.home.details}
              <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
            </Link>
          </div>
        </div>
        <MarketFigures figures={TRENDING_FIGURES} />
      </article>
    </Cached>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <span className="sr-only">{`${label}: `}</span>
      <bdi>{value}</bdi>
    </>
  );
}
