import { FileSearch, Scale, ShieldAlert } from 'lucide-react';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { figuresPreload } from '#app/fonts/font-preload.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { isFiltered, listCacheKey, listHref, readListQuery } from '#app/listing/list-query.ts';
import { CoinTable } from '#app/lists/coin-table.tsx';
import { ListFilters } from '#app/lists/list-filters.tsx';
import { listMeta } from '#app/lists/list-meta.ts';
import { loadListPage } from '#app/lists/load-list-page.server.ts';
import { NothingFound } from '#app/lists/nothing-found.tsx';
import { FeatureCards } from '#app/profile/feature-cards.tsx';
import { memoScreen } from '#app/ui/memo-screen.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { useSearch } from '#app/ui/query.ts';
import type { Route } from './+types/cryptocurrencies';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  menu: { group: 'lookUp', label: ({ nav }) => nav.coins },
  offline: true,
  search: { title: ({ coins }) => coins.title, words: 'coins' },
  cacheKey: listCacheKey,
} satisfies PublicScreen;

export const links = figuresPreload;

export function loader({ url, context }: Route.LoaderArgs) {
  return loadListPage(context.get(services), 'coin', url, 'paginated');
}

// A failed load sets Retry-After.
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return listMeta(args, { about: 'coins', path: '/cryptocurrencies', items: loaderData?.items });
}

function Cryptocurrencies({ loaderData }: Route.ComponentProps) {
  const { text, to } = useLanguage();
  const path = to('/cryptocurrencies');
  const query = readListQuery(useSearch());
  const { items, page, pages, hasFailed } = loaderData;
  return (
    <div className="container-page">
      <PageTitle {...text.coins} />
      <div className="grid gap-5 max-sm:gap-3">
        <ListFilters
          path={path}
          query={query}
          searchLabel={text.filters.search}
          found={loaderData}
        />
        {items.length > 0 ? (
          <CoinTable path={path} query={query} coins={items} sparks={loaderData.sparks} />
        ) : (
          <NothingFound
            path={path}
            isFiltered={isFiltered(query) && !hasFailed}
            isSearched={query.q !== ''}
            words={text.coins}
          />
        )}
      </div>
      <Pagination page={page} pages={pages} href={(to) => listHref(path, query, { page: to })} />
      <FeatureCards
        title={text.features.coinsTitle}
        features={text.features.coins}
        icons={[FileSearch, Scale, ShieldAlert]}
      />
    </div>
  );
}

export default memoScreen(Cryptocurrencies);
