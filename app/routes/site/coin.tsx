import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { figuresPreload } from '#app/fonts/font-preload.ts';
import type { MissingPage } from '#app/frame/other-languages.tsx';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { listingMeta } from '#app/listing/listing-meta.ts';
import { CoinFigures, HeaderPrice } from '#app/market/coin-figures.tsx';
import { loadCoinFigures } from '#app/market/load-coin-figures.server.ts';
import { loadPastPrices } from '#app/plot/load-past-prices.server.ts';
import { PriceHistory } from '#app/plot/price-history.tsx';
import { ListingUnavailable } from '#app/profile/listing-unavailable.tsx';
import { loadListing } from '#app/profile/load-listing.server.ts';
import { loadProfile } from '#app/profile/load-profile.server.ts';
import { ProfileFacts } from '#app/profile/profile.tsx';
import { ProfilePage } from '#app/profile/profile-page.tsx';
import type { Route } from './+types/coin';

export const screen = { cacheSeconds: 60, sitemap: 'coin', offline: true } satisfies PublicScreen;

export const links = figuresPreload;

export const handle = { missing: 'withoutData' } satisfies MissingPage;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const provided = context.get(services);
  const language = languageOf(url.pathname);
  const listing = await loadListing(provided, 'coin', params.id, language);
  const figures = await loadCoinFigures(provided, listing, language);
  const marketId = figures?.id ?? listing.marketId;
  const [profile, past] = await Promise.all([
    loadProfile(provided, listing, figures, language),
    loadPastPrices(provided, listing.id, marketId, language),
  ]);
  return { ...profile, figures, past };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? listingMeta(args, loaderData) : [];
}

export default function Coin({ loaderData: coin }: Route.ComponentProps) {
  const { text } = useLanguage();
  const { history } = coin.past;
  return (
    <ProfilePage
      profile={coin}
      back={{ path: '/cryptocurrencies', label: text.coins.back }}
      price={coin.figures && <HeaderPrice figures={coin.figures} month={coin.past.month} />}
      history={history?.line && <PriceHistory since={history.since} line={history.line} />}
    >
      {coin.figures && (
        <CoinFigures
          figures={coin.figures}
          pricesSince={history && !history.line ? history.since : null}
        />
      )}
      <ProfileFacts listing={coin} />
    </ProfilePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { text } = useLanguage();
  return (
    <ListingUnavailable
      error={error}
      title={text.coins.notFound}
      failure={text.errors.unexpected}
      back={{ path: '/cryptocurrencies', label: text.coins.back }}
    />
  );
}
