import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '#app/frame/error-page.tsx';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { listingMeta } from '#app/listing/listing-meta.ts';
import { ListingMissing } from '#app/listing/listing-missing.tsx';
import { loadListing } from '#app/listing/load-listing.server.ts';
import { loadRedFlags } from '#app/listing/load-red-flags.server.ts';
import { loadSilentLinks } from '#app/listing/load-silent-links.server.ts';
import { About, Facts, ProfileHeader } from '#app/listing/profile.tsx';
import { ProfileLinks } from '#app/listing/profile-links.tsx';
import { ProsAndCons } from '#app/listing/pros-and-cons.tsx';
import { RedFlags } from '#app/listing/red-flags.tsx';
import { RulingBox } from '#app/listing/ruling-box.tsx';
import { sharePicture } from '#app/listing/share-card.server.ts';
import { SilentLinks } from '#app/listing/silent-links.tsx';
import { ChangesOf } from '#app/ruling/changes-of.tsx';
import { Grounds, ProductRulings } from '#app/ruling/grounds.tsx';
import { loadChangesOf } from '#app/ruling/load-changes.server.ts';
import { services } from '#app/services.server.ts';
import { detail } from '#domain/listing/display.ts';
import { today } from '#domain/ruling/review-due.ts';
import { shownRulings } from '#domain/ruling/shown.ts';
import type { Route } from './+types/exchange';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const provided = context.get(services);
  const language = languageOf(url.pathname);
  const listing = await loadListing(provided, 'exchange', params.id);
  const changes = await loadChangesOf(provided.db, 'exchange', listing.id, language);
  return {
    ...detail(listing, language, provided.imageAddress),
    rulings: shownRulings(listing, language, today()),
    share: sharePicture(listing, language, provided),
    silentLinks: await loadSilentLinks(provided, listing),
    changes,
    changedAt: changes.changedAt,
    flags: await loadRedFlags(provided, listing, null, language),
  };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? listingMeta(args, loaderData) : [];
}

export default function Exchange({ loaderData: exchange }: Route.ComponentProps) {
  const { text } = useLanguage();
  return (
    <SilentLinks value={exchange.silentLinks}>
      <article className="container-page">
        <ProfileHeader
          listing={exchange}
          back={{ path: '/exchange', label: text.exchanges.back }}
        />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-10">
            <RulingBox listing={exchange} />
            <Grounds listing={exchange} />
            <ProductRulings rulings={exchange.rulings} />
            <About listing={exchange} />
            <ProsAndCons listing={exchange} />
            <RedFlags flags={exchange.flags} kind="exchange" />
            <ChangesOf changes={exchange.changes} />
          </div>
          <aside className="grid content-start gap-5">
            <Facts listing={exchange} />
            <ProfileLinks listing={exchange} />
          </aside>
        </div>
      </article>
    </SilentLinks>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { text } = useLanguage();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage kind="unexpected" />;
  return (
    <ListingMissing
      error={error}
      title={text.exchanges.notFound}
      hint={text.exchanges.notFoundText}
      back={{ path: '/exchange', label: text.exchanges.back }}
    />
  );
}
