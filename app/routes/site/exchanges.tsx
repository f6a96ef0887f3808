import { ArrowLeftRight, BadgeCheck, Vault } from 'lucide-react';
import { Link } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { figuresPreload } from '#app/fonts/font-preload.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import {
  isFiltered,
  listCacheKey,
  listHref,
  readListQuery,
  sortingOf,
} from '#app/listing/list-query.ts';
import { ExchangeCards } from '#app/lists/exchange-card.tsx';
import { ListFilters } from '#app/lists/list-filters.tsx';
import { listMeta } from '#app/lists/list-meta.ts';
import { loadListPage } from '#app/lists/load-list-page.server.ts';
import { NothingFound } from '#app/lists/nothing-found.tsx';
import { FeatureCards } from '#app/profile/feature-cards.tsx';
import { memoScreen } from '#app/ui/memo-screen.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { useSearch } from '#app/ui/query.ts';
import { VerdictNotes } from '#app/verdict/verdict-notes.tsx';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import type { Route } from './+types/exchanges';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  menu: { group: 'lookUp', label: ({ nav }) => nav.exchanges },
  offline: true,
  search: { title: ({ exchanges }) => exchanges.title, words: 'exchanges' },
  cacheKey: listCacheKey,
} satisfies PublicScreen;

export const links = figuresPreload;

export function loader({ url, context }: Route.LoaderArgs) {
  return loadListPage(context.get(services), 'exchange', url, 'exchangeList');
}

// A failed load sets Retry-After.
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return listMeta(args, { about: 'exchanges', path: '/exchange', items: loaderData?.items });
}

function Exchanges({ loaderData }: Route.ComponentProps) {
  const { text, to } = useLanguage();
  const path = to('/exchange');
  const query = readListQuery(useSearch());
  const { items, page, pages, hasFailed } = loaderData;
  const sorting = {
    rating: { ...sortingOf(path, query, 'rating'), label: text.listing.rating },
    category: { ...sortingOf(path, query, 'category'), label: text.exchanges.verdictOnSpot },
  };
  return (
    <div className="container-page">
      <PageTitle {...text.exchanges} />
      <div className="grid gap-3">
        <ListFilters
          path={path}
          query={query}
          searchLabel={text.exchanges.search}
          verdictLabel={text.exchanges.verdictFilter}
          found={loaderData}
          countries={loaderData.countries}
          licences={loaderData.licences}
        />
        <h2 className="sr-only">{text.exchanges.results}</h2>
        {items.length > 0 && (
          <>
            <VerdictNotes rulings={items.map(({ rulings }) => mainGlance(rulings))} />
            <ExchangeCards exchanges={items} licensed={loaderData.licensed} sorting={sorting} />
            <Link to={to('/country')} className="link w-fit py-1">
              {text.countries.choose}
            </Link>
          </>
        )}
        {items.length === 0 && (
          <NothingFound
            path={path}
            isFiltered={isFiltered(query) && !hasFailed}
            isSearched={query.q !== ''}
            words={text.exchanges}
          />
        )}
      </div>
      <Pagination page={page} pages={pages} href={(to) => listHref(path, query, { page: to })} />
      <FeatureCards
        title={text.features.exchangesTitle}
        features={text.features.exchanges}
        icons={[ArrowLeftRight, Vault, BadgeCheck]}
      />
    </div>
  );
}

export default memoScreen(Exchanges);
