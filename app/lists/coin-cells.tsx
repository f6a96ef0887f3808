import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { Cached } from '#app/markup/cached.ts';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { ReasonedCell } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';

const COLUMN_FROM_MD = 'hidden md:table-cell';

/** The headings of the facts that `CoinCells` shows. */
export function FactHeadings() {
  const { fact } = useLanguage().text.listing;
  const heading = `p-3 text-start font-medium sm:last:pe-5 ${COLUMN_FROM_MD}`;
  return (
    <>
      <th scope="col" className={`${heading} lg:w-28`}>
        {fact.established}
      </th>
      <th scope="col" className={`country-head ${heading}`}>
        {fact.country}
      </th>
    </>
  );
}

/** A coin as a table's row: name, verdict with what decides it, rating, year and country. */
export function CoinCells({
  coin,
  hasFacts = false,
  rank,
  isDated = true,
}: {
  coin: RuledSummary;
  /** Its rank, for phones, where it has no column. */
  rank?: number | null | undefined;
  /** From `md` year and country have columns; else they are under the name, on phones nowhere. */
  hasFacts?: boolean;
  /** False: the date is above the table. */
  isDated?: boolean;
}) {
  const { language } = useLanguage();
  const fact = `p-3 sm:last:pe-5 ${COLUMN_FROM_MD}`;
  const main = mainGlance(coin.rulings);
  return (
    <Cached by={['coin', language, coin, rank, hasFacts, isDated]}>
      <th scope="row" className="p-3 text-start font-normal max-sm:p-0 sm:ps-5">
        <NameCell coin={coin} rank={rank} lineUntil={hasFacts ? 'md:hidden' : ''} />
      </th>
      <td className="coin-verdict px-3 py-2 max-sm:p-0">
        <ReasonedCell ruling={main} isDated={isDated} />
      </td>
      <td className="coin-rating p-3 max-sm:p-0">
        <Stars rating={coin.rating} className="sm:w-24" isHeaded isShort />
      </td>
      {hasFacts && (
        <>
          <td className={fact}>
            <bdi>{coin.established}</bdi>
          </td>
          <td className={fact}>
            <bdi>{coin.country}</bdi>
          </td>
        </>
      )}
    </Cached>
  );
}

/** The name, and under it the facts without a column; on phones none. */
function NameCell({
  coin,
  rank,
  lineUntil,
}: {
  coin: RuledSummary;
  rank: number | null | undefined;
  lineUntil: string;
}) {
  const { to } = useLanguage();
  return (
    <div className="flex items-center gap-2 sm:gap-3">
      <span className="coin-logo">
        <ListingLogo image={coin.image} letter={coin.letter} size="sm" />
      </span>
      <div className="min-w-0">
        <Link to={to(`/coin/${coin.id}`)} className="row-link link font-medium">
          <ListingName listing={coin} />
        </Link>{' '}
        {rank && (
          <bdi dir="ltr" className="text-xs text-muted sm:hidden">
            #{rank}
          </bdi>
        )}
        <p className={`text-sm text-muted max-sm:hidden ${lineUntil}`}>
          <Facts
            facts={[
              <bdi key="established">{coin.established}</bdi>,
              <bdi key="country">{coin.country}</bdi>,
            ]}
          />
        </p>
        <SinceVisit at={coin.changedAt} />
      </div>
    </div>
  );
}
