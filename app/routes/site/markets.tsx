import { useRef } from 'react';
import { Link } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { figuresPreload } from '#app/fonts/font-preload.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { readListQuery } from '#app/listing/list-query.ts';
import { pagedData } from '#app/listing/paged-data.server.ts';
import { CoinTable } from '#app/lists/coin-table.tsx';
import { Attribution } from '#app/market/attribution.tsx';
import { ColumnChoice } from '#app/market/column-choice.tsx';
import type { RankedCoin } from '#app/market/figures.ts';
import { FreshnessLine } from '#app/market/freshness-line.tsx';
import { loadOrLast } from '#app/market/last-view.ts';
import { LiveChoice } from '#app/market/live-choice.tsx';
import { loadMarket } from '#app/market/load-market.server.ts';
import {
  marketCacheKey,
  marketHref,
  marketSearch,
  readMarketQuery,
} from '#app/market/market-query.ts';
import { MarketShares, VerdictChoices } from '#app/market/market-shares.tsx';
import { MarketSumLine } from '#app/market/market-sum-line.tsx';
import { MarketTable } from '#app/market/market-table.tsx';
import { useLiveFigures } from '#app/market/use-live-figures.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { PricesSince } from '#app/plot/prices-since.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { useSearch } from '#app/ui/query.ts';
import { SearchBox } from '#app/ui/search-box.tsx';
import { Warning } from '#app/ui/warning.tsx';
import type { Route } from './+types/markets';

export const screen = {
  // No event clears the cache when figures could not be refreshed.
  cacheSeconds: 5,
  sitemap: true,
  menu: { group: 'lookUp', label: ({ nav }) => nav.markets },
  offline: true,
  search: { title: ({ markets }) => markets.title, words: 'markets' },
  cacheKey: marketCacheKey,
  // Figures are refreshed for readers without interaction too.
  hydrate: 'live',
} satisfies PublicScreen;

export const links = figuresPreload;

export async function loader({ url, context }: Route.LoaderArgs) {
  const view = await loadMarket(context.get(services), url);
  return pagedData(view, view.page !== readMarketQuery(url.searchParams).page);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrLast(url, serverLoader);
}
// Runs on hydration too, so that `loadOrLast` has the first page's data.
clientLoader.hydrate = true as const;

export function meta(args: Route.MetaArgs) {
  const { markets } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: markets.title,
    description: markets.text,
    data: (place) => [breadcrumbs(place, [{ name: markets.title, path: '/markets' }])],
  });
}

export default function Markets({ loaderData }: Route.ComponentProps) {
  const { text, to } = useLanguage();
  const path = to('/markets');
  const query = readMarketQuery(useSearch());
  const { rows, page, pages, total, hasVerdicts, freshness, pricesSince, sum, listed } = loaderData;
  const shares = sum && sum.marketCap > 0 && sum.shares.length > 0 ? sum : null;
  const live = useRef<HTMLInputElement>(null);
  const changed = useLiveFigures(rows, freshness, () => live.current?.checked ?? true);
  return (
    <div className="container-page">
      <header className="grid gap-2 pt-8 pb-6 max-sm:gap-1 max-sm:pt-2 max-sm:pb-3">
        <h1 className="page-heading">{text.markets.title}</h1>
        {sum && <MarketSumLine sum={sum} />}
      </header>
      {freshness ? (
        <div className="grid gap-4 max-sm:gap-2">
          <div className="grid gap-2">
            <SearchBox
              path={path}
              q={query.q}
              label={text.markets.search}
              filters={marketSearch({ ...query, q: '', page: 1 })}
            />
            {shares && <VerdictChoices path={path} query={query} sum={shares} />}
            <details className="market-fold">
              <summary className="supports-[selector(::details-content)]:sm:hidden flex min-h-11 w-fit cursor-pointer items-center gap-2 text-sm text-muted hover:text-accent">
                {shares ? text.markets.sharesAndChoices : text.markets.choices}
                <FoldMark />
              </summary>
              <div className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
                {shares && <MarketShares sum={shares} />}
                <div className="flex flex-wrap items-center gap-2">
                  <LiveChoice field={live} />
                  <ColumnChoice />
                </div>
              </div>
            </details>
            <div className="flex flex-wrap items-center gap-x-4">
              <FreshnessLine freshness={freshness} isShort />
              <p
                role="status"
                className={`ms-auto text-sm text-muted max-sm:text-xs ${query.q ? '' : 'max-sm:sr-only'}`}
              >
                {text.filters.found(total, false)}
              </p>
            </div>
          </div>
          {!hasVerdicts && <Warning>{text.markets.noVerdicts}</Warning>}
          {rows.length > 0 ? (
            <MarketTable
              path={path}
              query={query}
              rows={rows}
              hasVerdicts={hasVerdicts}
              isStale={freshness.state !== 'fresh'}
              changed={changed}
            />
          ) : (
            <EmptyState title={text.filters.noResults} hint={text.markets.noResultsHint}>
              <Link to={path} className="link" preventScrollReset>
                {text.filters.showAll}
              </Link>
            </EmptyState>
          )}
          {pricesSince && <PricesSince day={pricesSince} />}
          <Attribution />
        </div>
      ) : (
        <div className="grid gap-8">
          <Warning>
            {text.markets.none}. {text.markets.noneHint}
          </Warning>
          {listed.length > 0 && <ListedCoins coins={listed} />}
        </div>
      )}
      <Pagination page={page} pages={pages} href={(to) => marketHref(path, query, { page: to })} />
      {/* The fixed figures would be read as the table's if they stood above it. */}
      <p className="specimen snug mt-6 text-sm text-muted">
        {text.home.illustrative} {text.home.placeholders}: {text.markets.subtitle}
      </p>
    </div>
  );
}

/** The directory's first coins, without figures. */
function ListedCoins({ coins }: { coins: RankedCoin[] }) {
  const { text, to } = useLanguage();
  const path = to('/cryptocurrencies');
  return (
    <section aria-labelledby="listed" className="grid gap-4">
      <h2 id="listed" className="text-xl">
        {text.markets.listedTitle}
      </h2>
      <CoinTable
        path={path}
        query={readListQuery(new URLSearchParams())}
        coins={coins}
        sparks={{}}
        ranks={Object.fromEntries(coins.map(({ id, rank }) => [id, rank]))}
      />
      <Link to={path} className="link w-fit">
        {text.coins.back}
      </Link>
    </section>
  );
}
