import { isRouteErrorResponse } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { licenceRows, unansweredCountries } from '#app/country/licence-rows.ts';
import { type LicenceCriterion, Licences } from '#app/country/licences.tsx';
import { COUNTRY_KEY } from '#app/country/my-country.tsx';
import { ErrorPage } from '#app/frame/error-page.tsx';
import type { MissingPage } from '#app/frame/other-languages.tsx';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { listingMeta } from '#app/listing/listing-meta.ts';
import { ListingUnavailable } from '#app/profile/listing-unavailable.tsx';
import { loadListing } from '#app/profile/load-listing.server.ts';
import { loadProfile } from '#app/profile/load-profile.server.ts';
import { ProfileFacts } from '#app/profile/profile.tsx';
import { ProfilePage } from '#app/profile/profile-page.tsx';
import { foundOr503 } from '#app/unavailable/found-or-503.server.ts';
import { CRITERION_ID } from '#app/verdict/criterion-id.ts';
import { noteLead } from '#app/verdict/note-lead.ts';
import { withReadings } from '#domain/register/readings.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';
import type { Route } from './+types/exchange';

export const screen = {
  hydrate: { ifStored: COUNTRY_KEY },
  cacheSeconds: 60,
  sitemap: 'exchange',
  offline: true,
} satisfies PublicScreen;

export const handle = { missing: 'withoutData' } satisfies MissingPage;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const provided = context.get(services);
  const language = languageOf(url.pathname);
  const listing = await loadListing(provided, 'exchange', params.id, language);
  const [profile, licences] = await Promise.all([
    loadProfile(provided, listing, null, language),
    foundOr503(provided.log, withReadings(provided.db, listing.licences)),
  ]);
  return {
    ...profile,
    licences: licenceRows(licences, language),
    otherCountries: unansweredCountries(licences),
  };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? listingMeta(args, loaderData) : [];
}

export default function Exchange({ loaderData: exchange }: Route.ComponentProps) {
  const { text } = useLanguage();
  const criterion = licenceCriterion(exchange.rulings);
  return (
    <ProfilePage
      profile={exchange}
      back={{ path: '/exchange', label: text.exchanges.back }}
      licences={
        <Licences rows={exchange.licences} others={exchange.otherCountries} criterion={criterion} />
      }
    >
      <ProfileFacts listing={exchange} />
    </ProfilePage>
  );
}

function licenceCriterion(rulings: RulingView[]): LicenceCriterion | null {
  const criteria = rulings.find(({ isMain }) => isMain)?.grounds?.criteria;
  const licence = criteria?.find(({ id }) => id === 'licence');
  if (!licence) return null;
  const { id, name, finding, note } = licence;
  return { name, finding, why: note && noteLead(note), href: `#${CRITERION_ID}${id}` };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { text } = useLanguage();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage kind="unexpected" />;
  return (
    <ListingUnavailable
      error={error}
      title={text.exchanges.notFound}
      hint={text.exchanges.notFoundText}
      back={{ path: '/exchange', label: text.exchanges.back }}
    />
  );
}
