import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { ScopeAndDays } from '#app/verdict/scope-and-days.tsx';
import { GlanceLine } from '#app/verdict/verdict-lockup.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';

/** Listings to begin with, where a search has no results or has not been made. */
export function Leading({ listings }: { listings: RuledSummary[] }) {
  const { text, to } = useLanguage();
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="leading" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="leading" className="text-lg sm:text-xl">
          {text.search.leading}
        </h2>
        <Link to={to('/methodology#key')} className="link no-print shrink-0 py-1 text-sm">
          {text.methodology.keyTitle}
        </Link>
        <ScopeAndDays
          rulings={listings.map(({ rulings }) => mainGlance(rulings))}
          className="w-full"
        />
      </div>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {listings.map((listing) => {
          return (
            <li
              key={`${listing.kind}/${listing.id}`}
              className="card relative flex items-center gap-3 p-3 hover:bg-raised"
            >
              <ListingLogo image={listing.image} letter={listing.letter} size="sm" />
              <span className="found-listing">
                <Link
                  to={to(`/${listing.kind}/${listing.id}`)}
                  className="row-link font-medium hover:text-accent"
                >
                  <ListingName listing={listing} />
                </Link>
                <GlanceLine ruling={mainGlance(listing.rulings)} size="row" isShort />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
