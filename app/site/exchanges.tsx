import { ArrowLeftRight, BadgeCheck, Vault } from 'lucide-react';
import { pageMeta } from '#app/frame/page-meta.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExchangeCard } from '#app/listing/exchange-card.tsx';
import { FeatureCards } from '#app/listing/feature-cards.tsx';
import { ListFilters } from '#app/listing/list-filters.tsx';
import { isFiltered, listHref, readListQuery } from '#app/listing/list-query.ts';
import { loadListPage } from '#app/listing/load-list-page.server.ts';
import { NothingFound } from '#app/listing/nothing-found.tsx';
import { PageTitle } from '#app/listing/page-title.tsx';
import { services } from '#app/services.server.ts';
import { breadcrumbs, itemList } from '#app/structured-data/things.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import { useSearch } from '#app/ui/use-search.ts';
import type { Route } from './+types/exchanges';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadListPage(context.get(services), 'exchange', url, 'exchangeList');
}

// A failed load says when to come back.
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const { title, text } = LANGUAGES[languageOf(args.location.pathname)].text.exchanges;
  return pageMeta(args, {
    title,
    description: text,
    data: (place) => [
      breadcrumbs(place, [{ name: title, path: '/exchange' }]),
      ...(loaderData?.items.length ? [itemList(place, title, loaderData.items)] : []),
    ],
  });
}

export default function Exchanges({ loaderData }: Route.ComponentProps) {
  const { text, to } = useLanguage();
  const path = to('/exchange');
  const query = readListQuery(useSearch());
  const { items, page, pages } = loaderData;
  return (
    <div className="container-page">
      <PageTitle {...text.exchanges} />
      <div className="grid gap-5">
        <ListFilters path={path} query={query} found={loaderData} />
        <h2 className="sr-only">{text.exchanges.results}</h2>
        {items.length > 0 ? (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((exchange) => (
              <li key={exchange.id} className="grid">
                <ExchangeCard exchange={exchange} labels={text.listing} />
              </li>
            ))}
          </ul>
        ) : (
          <NothingFound path={path} isFiltered={isFiltered(query)} empty={text.exchanges} />
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
