import { Link } from 'react-router';
import { numberFormat } from '#app/i18n/intl.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { Stars } from '#app/ui/stars.tsx';
import type { Compared } from './compared.ts';
import { Row, Verdict } from './comparison-row.tsx';
import { isSameVerdict, mainRulingOf } from './comparison-view.ts';

/**
 * The heads of the columns: the name of each listing, which stays in view, over its verdict, firmness, scope and date, then its
 * soundness and year.
 */
export function ComparisonHead({
  compared,
  isExample,
}: {
  compared: Compared[];
  /** The verdicts alone. */
  isExample: boolean;
}) {
  const { text, to, locale } = useLanguage();
  const mains = compared.map(mainRulingOf);
  const isSame = isSameVerdict(compared);
  const ratings = compared.map(({ listing: { rating, isRated } }) =>
    isRated && rating !== null ? numberFormat(locale).format(rating) : undefined,
  );
  return (
    <>
      <thead>
        <tr className="comparison-names">
          <td className="comparison-corner" />
          {compared.map(({ listing }) => (
            <th key={listing.id} scope="col">
              <span className="flex items-center gap-2 max-sm:gap-1.5">
                <ListingLogo image={listing.image} letter={listing.letter} size="sm" />
                <Link
                  to={to(`/${listing.kind}/${listing.id}`)}
                  className="min-w-0 break-words hover:text-accent"
                >
                  <ListingName listing={listing} />
                </Link>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row label={text.listing.status} note={isSame === null ? undefined : mains[0]?.scopeName}>
          {compared.map(({ listing }, place) => (
            <td key={listing.id}>
              <Verdict
                ruling={mains[place]}
                isMain
                isPair={compared.length === 2}
                isScopeHeaded={isSame !== null}
              />
            </td>
          ))}
        </Row>
        {!isExample && (
          <Row label={text.listing.rating}>
            {compared.map(({ listing }, place) => (
              <td key={listing.id}>
                <span className="inline-flex items-center gap-2 max-sm:text-sm">
                  <Stars
                    rating={listing.isRated ? listing.rating : null}
                    className="w-20"
                    isHeaded
                  />
                  <span aria-hidden="true">{ratings[place]}</span>
                </span>
              </td>
            ))}
          </Row>
        )}
        {!isExample && (
          <Row label={text.listing.fact.established}>
            {compared.map(({ listing }) => (
              <td key={listing.id} className="max-sm:text-sm">
                <bdi>{listing.established}</bdi>
              </td>
            ))}
          </Row>
        )}
      </tbody>
    </>
  );
}
