import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { VerdictBadge } from '#app/listing/verdict-badge.tsx';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Stars } from '#app/ui/stars.tsx';
import type { ListingSummary } from '#domain/listing/display.ts';
import { TRENDING_FIGURES } from './fixed-figures.ts';
import { MarketFigures } from './market-figures.tsx';
import { NewestSection } from './newest-section.tsx';

/** Cards of the newest coins. */
export function TrendingSection({ coins }: { coins: ListingSummary[] }) {
  const { text, to } = useLanguage();
  return (
    <NewestSection
      id="trending"
      title={text.home.trendingTitle}
      text={text.home.trendingText}
      more={{ to: to('/cryptocurrencies'), label: text.home.allCoins }}
      listings={coins}
      card={(coin) => <TrendingCard coin={coin} />}
      empty={text.coins}
    />
  );
}

function TrendingCard({ coin }: { coin: ListingSummary }) {
  const { text, to } = useLanguage();
  return (
    <article className="card flex flex-col gap-4 p-5">
      <div className="flex items-center gap-3">
        <ListingLogo image={coin.image} letter={coin.letter} />
        <div className="min-w-0">
          <h3 className="text-lg">
            <ListingName listing={coin} />
          </h3>
          <Stars rating={coin.rating} />
        </div>
      </div>
      <VerdictBadge verdict={coin.verdict} />
      <SinceVisit at={coin.changedAt} />
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact label={text.listing.fact.established} value={coin.established} />
        <Fact label={text.listing.fact.country} value={coin.country} />
      </dl>
      <MarketFigures figures={TRENDING_FIGURES} />
      <Link
        to={to(`/coin/${coin.id}`)}
        className="button mt-auto"
        aria-label={`${text.home.details}: ${coin.name}`}
      >
        {text.home.details}
        <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </Link>
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
