import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Stars } from '#app/ui/stars.tsx';
import type { ListingSummary } from '#domain/listing/display.ts';
import { ListingLogo } from './listing-logo.tsx';
import { ListingName } from './listing-name.tsx';

const HIDDEN_FROM = { md: 'md:hidden', lg: 'lg:hidden' };

/** A coin at the head of a table's row; under the name what a narrow table has no column for. */
export function CoinCell({
  coin,
  factsUntil,
}: {
  coin: ListingSummary;
  /** From this width on year and country have columns of their own; the rating has from `sm` on. */
  factsUntil: 'md' | 'lg';
}) {
  const { to } = useLanguage();
  return (
    <div className="flex items-center gap-3">
      <span className="max-[22rem]:hidden">
        <ListingLogo image={coin.image} letter={coin.letter} size="sm" />
      </span>
      <div className="min-w-0">
        <Link to={to(`/coin/${coin.id}`)} className="font-medium hover:text-accent">
          <ListingName listing={coin} />
        </Link>
        <div className="sm:hidden">
          <Stars rating={coin.rating} className="w-20" />
        </div>
        <p className={`text-sm text-muted ${HIDDEN_FROM[factsUntil]}`}>
          <bdi>{coin.established}</bdi> · <bdi>{coin.country}</bdi>
        </p>
      </div>
    </div>
  );
}
