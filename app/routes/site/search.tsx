import { data, Link, redirect } from 'react-router';
import { checkHref, readCheck } from '#app/check/check-query.ts';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { PAGE_ICONS } from '#app/frame/page-icons.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf, localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { AssetLinks } from '#app/search/asset-links.tsx';
import { Examples } from '#app/search/examples.tsx';
import { foundSummary } from '#app/search/found-summary.ts';
import { Leading } from '#app/search/leading.tsx';
import { isForCheck, loadAssets, loadLeading, loadSearch } from '#app/search/load-search.server.ts';
import { readSearch, searchHref } from '#app/search/search-query.ts';
import { SearchResults } from '#app/search/search-results.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { useSearch } from '#app/ui/query.ts';
import { SearchBox } from '#app/ui/search-box.tsx';
import { Warning } from '#app/ui/warning.tsx';
import { orEmpty } from '#app/unavailable/or-empty.server.ts';
import { CommonFirmness, generalFirmness } from '#app/verdict/common-firmness.tsx';
import { ScopeAndDays } from '#app/verdict/scope-and-days.tsx';
import { KIND, KINDS } from '#domain/listing/kind.ts';
import { countFound } from '#domain/search/count-found.ts';
import { type FoundGroups, NONE_FOUND } from '#domain/search/found.ts';
import type { Route } from './+types/search';

export const screen = {
  cacheSeconds: 60,
  cacheKey: (path, query) => (readSearch(query) === '' ? path : null),
  sitemap: false,
  offline: true,
} satisfies PublicScreen;

/** Results per group; the lists show the rest. */
const ON_THE_PAGE = 20;

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = readCheck(url.searchParams);
  const { log, ...sources } = context.get(services);
  if (await isForCheck({ db: sources.db, log }, asked)) {
    throw redirect(checkHref(localizedPath('/check', languageOf(url.pathname)), asked), 303);
  }
  const load = async () => {
    const found = await loadSearch(sources, url, ON_THE_PAGE);
    const isNothing = countFound(found) === 0;
    const language = languageOf(url.pathname);
    const [leading, assets] = isNothing
      ? await Promise.all([loadLeading(sources, language), loadAssets(sources.db, language)])
      : [[], []];
    return data({ found, leading, assets, hasFailed: false });
  };
  return orEmpty(log, load, { found: NONE_FOUND, leading: [], assets: [], hasFailed: true });
}

// A failed load sets Retry-After.
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta(args: Route.MetaArgs) {
  const { search } = LANGUAGES[languageOf(args.location.pathname)].text;
  const q = readSearch(new URLSearchParams(args.location.search));
  return [
    ...pageMeta(args, {
      title: q ? search.titleOf(q) : search.title,
      description: search.text,
    }),
    // Searches are countless and have no content of their own.
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Search({
  loaderData: { found, leading, assets, hasFailed },
}: Route.ComponentProps) {
  const { text, to } = useLanguage();
  const query = useSearch();
  const q = readSearch(query);
  // Only the search is for a part of a long text.
  const asked = readCheck(query);
  const count = countFound(found);
  const isCounted = count > 0 && found.didYouMean === null;
  const rulings = shownListings(found).map(({ ruling }) => ruling);
  const general = generalFirmness(rulings);
  return (
    <div className="container-page">
      <PageTitle
        title={q ? text.search.titleOf(q) : text.search.title}
        text={q ? undefined : text.search.text}
      />
      <div className="grid gap-5">
        <SearchBox path={to('/search')} q={asked} label={text.search.label} />
        {!q && <Examples />}
        <div
          className={`flex flex-wrap items-center justify-between gap-x-6 text-sm text-muted ${count > 0 ? '-mt-2' : '-mt-5'}`}
        >
          <div className="flex flex-wrap items-baseline gap-x-4">
            {/* The other summaries are also shown below, with a link. */}
            <p role="status" className={isCounted ? 'snug max-sm:text-xs' : 'sr-only'}>
              {q && !hasFailed && foundSummary(q, found, text)}
            </p>
            <ScopeAndDays rulings={rulings} />
          </div>
          {count > 0 && (
            <Link to={to('/methodology#key')} className="link no-print py-1">
              {text.methodology.keyTitle}
            </Link>
          )}
        </div>
        {found.didYouMean !== null && <DidYouMean q={q} name={found.didYouMean} />}
        {hasFailed && <Warning>{text.search.failed}</Warning>}
        {q && count === 0 && !hasFailed && (
          <div className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3">
            <p>
              <span className="font-medium">{text.search.nothing(q)}</span>{' '}
              <span className="text-muted">{text.search.nothingHint}</span>
            </p>
            <Link to={checkHref(to('/check'), asked)} className="link py-2">
              {text.caution.check.fromSearch}
            </Link>
          </div>
        )}
        <AssetLinks names={assets} />
        <SearchResults found={found} q={q} icons={PAGE_ICONS} />
        {general && <CommonFirmness firmness={general} className="-mt-3" />}
        <Leading listings={leading} />
      </div>
    </div>
  );
}

function shownListings({ assets, ...found }: FoundGroups) {
  return [...KINDS.map((kind) => found[KIND[kind].collection]), ...assets].flatMap(
    ({ items }) => items,
  );
}

function DidYouMean({ q, name }: { q: string; name: string }) {
  const { text, to } = useLanguage();
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        {text.search.nothing(q)} {text.search.near}
      </p>
      <Link to={searchHref(to('/search'), name)} className="link text-lg">
        {text.search.didYouMean(name)}
      </Link>
    </div>
  );
}
