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
import { CoinFigures } from '#app/market/coin-figures.tsx';
import { loadCoinFigures } from '#app/market/load-coin-figures.server.ts';
import { ChangesOf } from '#app/ruling/changes-of.tsx';
import { Grounds, ProductRulings } from '#app/ruling/grounds.tsx';
import { loadChangesOf } from '#app/ruling/load-changes.server.ts';
import { services } from '#app/services.server.ts';
import { detail } from '#domain/listing/display.ts';
import { today } from '#domain/ruling/review-due.ts';
import { shownRulings } from '#domain/ruling/shown.ts';
import type { Route } from './+types/coin';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const provided = context.get(services);
  const language = languageOf(url.pathname);
  const listing = await loadListing(provided, 'coin', params.id);
  const changes = await loadChangesOf(provided.db, 'coin', listing.id, language);
  const figures = await loadCoinFigures(provided, listing, language);
  return {
    ...detail(listing, language, provided.imageAddress),
    rulings: shownRulings(listing, language, today()),
    share: sharePicture(listing, language, provided),
    silentLinks: await loadSilentLinks(provided, listing),
    changes,
    changedAt: changes.changedAt,
    rank: listing.rank,
    figures,
    flags: await loadRedFlags(provided, listing, figures, language),
  };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? listingMeta(args, loaderData) : [];
}

export default function Coin({ loaderData: coin }: Route.ComponentProps) {
  const { text } = useLanguage();
  const rank = coin.rank ? [{ label: text.listing.rank, value: coin.rank }] : [];
  return (
    <SilentLinks value={coin.silentLinks}>
      <article className="container-page">
        <ProfileHeader
          listing={coin}
          back={{ path: '/cryptocurrencies', label: text.coins.back }}
        />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-10">
            <RulingBox listing={coin} />
            <Grounds listing={coin} />
            <ProductRulings rulings={coin.rulings} />
            <About listing={coin} />
            <ProsAndCons listing={coin} />
            <RedFlags flags={coin.flags} kind="coin" />
            <ChangesOf changes={coin.changes} />
          </div>
          <aside className="grid content-start gap-5">
            {coin.figures && <CoinFigures figures={coin.figures} />}
            <Facts listing={coin} more={rank} />
            <ProfileLinks listing={coin} />
          </aside>
        </div>
      </article>
    </SilentLinks>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { text } = useLanguage();
  return (
    <ListingMissing
      error={error}
      title={text.coins.notFound}
      failure={text.errors.unexpected}
      back={{ path: '/cryptocurrencies', label: text.coins.back }}
    />
  );
}
