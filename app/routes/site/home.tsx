import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { figuresPreload } from '#app/fonts/font-preload.ts';
import { ExchangesSection } from '#app/home/exchanges-section.tsx';
import { FeaturedSection } from '#app/home/featured-section.tsx';
import { Hero, Tools } from '#app/home/hero.tsx';
import { homePath, readHomeQuery } from '#app/home/home-query.ts';
import { IllustrativeFigures } from '#app/home/illustrative-figures.tsx';
import { LatestChanges } from '#app/home/latest-changes.tsx';
import { loadHome } from '#app/home/load-home.server.ts';
import { MockupSection } from '#app/home/mockup-section.tsx';
import { ScholarsDiffer } from '#app/home/scholars-differ.tsx';
import { TrendingSection } from '#app/home/trending-section.tsx';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { organization, webSite } from '#app/meta/things.ts';
import { memoScreen } from '#app/ui/memo-screen.ts';
import type { Route } from './+types/home';

export const screen = {
  cacheSeconds: 60,
  cacheKey: (_, query) => homePath(readHomeQuery(query)),
  sitemap: true,
  offline: true,
  search: { title: ({ nav }) => nav.home, words: 'home' },
} satisfies PublicScreen;

export const links = figuresPreload;

export function loader({ url, context }: Route.LoaderArgs) {
  return loadHome(context.get(services), url);
}

// A failed load sets Retry-After.
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  const { home, description } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: home.title,
    description,
    data: (place) => [organization(place), webSite(place)],
  });
}

function Home({ loaderData }: Route.ComponentProps) {
  const { exchanges, coins, comparison, board, sample, changes, contested } = loaderData;
  return (
    <>
      <Hero board={board} />
      <Tools />
      <div className="container-page grid gap-3 pt-4 sm:gap-11 sm:pt-10">
        <ExchangesSection exchanges={exchanges} />
        <TrendingSection coins={coins} />
        <div className="side-by-side">
          <LatestChanges entries={changes} />
          <ScholarsDiffer contested={contested} />
        </div>
        <FeaturedSection coins={coins} comparison={comparison} />
        <MockupSection sample={sample} />
        <IllustrativeFigures />
      </div>
    </>
  );
}

export default memoScreen(Home);
