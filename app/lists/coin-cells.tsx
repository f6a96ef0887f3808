import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { VerdictBadge } from '#app/listing/verdict-badge.tsx';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Stars } from '#app/ui/stars.tsx';
import type { ListingSummary } from '#domain/listing/display.ts';

const COLUMN_FROM = { md: 'hidden md:table-cell', lg: 'hidden lg:table-cell' };
const LINE_UNTIL = { md: 'md:hidden', lg: 'lg:hidden' };

/** A coin as a table's row: name, verdict, rating, year and country. */
export function CoinCells({
  coin,
  factsFrom,
}: {
  coin: ListingSummary;
  /** The width from which year and country have columns; the rating has one from `sm`. */
  factsFrom: 'md' | 'lg';
}) {
  const fact = `p-3 sm:last:pe-5 ${COLUMN_FROM[factsFrom]}`;
  return (
    <>
      <th scope="row" className="p-3 text-start font-normal sm:ps-5">
        <NameCell coin={coin} lineUntil={LINE_UNTIL[factsFrom]} />
      </th>
      <td className="p-3">
        <VerdictBadge verdict={coin.verdict} />
      </td>
      <td className="hidden p-3 sm:table-cell">
        <Stars rating={coin.rating} isHeaded />
      </td>
      <td className={fact}>
        <bdi>{coin.established}</bdi>
      </td>
      <td className={fact}>
        <bdi>{coin.country}</bdi>
      </td>
    </>
  );
}

/** The name, and under it the facts without a column. */
function NameCell({ coin, lineUntil }: { coin: ListingSummary; lineUntil: string }) {
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
        <p className={`text-sm text-muted ${lineUntil}`}>
          <bdi>{coin.established}</bdi> · <bdi>{coin.country}</bdi>
        </p>
        <SinceVisit at={coin.changedAt} />
      </div>
    </div>
  );
}
