import { ChooserSection } from '#app/compare/chooser.tsx';
import { compareCacheKey, isOnlyDifferent, readCompareQuery } from '#app/compare/compare-query.ts';
import { Comparison } from '#app/compare/comparison.tsx';
import { ComparisonHeader } from '#app/compare/comparison-header.tsx';
import { ExampleSection } from '#app/compare/example-section.tsx';
import { loadComparison } from '#app/compare/load-comparison.server.ts';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { useSearch } from '#app/ui/query.ts';
import { foundOr503 } from '#app/unavailable/found-or-503.server.ts';
import type { Route } from './+types/compare';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'makeSure', label: ({ compare }) => compare.title },
  // The search leads to the comparison of the newest coins, a tab of the home page, which needs no input.
  search: {
    title: ({ home }) => home.tabs.comparison,
    words: 'comparison',
    path: '/?tab=comparison#featured',
  },
  cacheKey: compareCacheKey,
} satisfies PublicScreen;

export function loader({ url, context }: Route.LoaderArgs) {
  const provided = context.get(services);
  return foundOr503(provided.log, loadComparison(provided, url));
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const { compare } = LANGUAGES[languageOf(args.location.pathname)].text;
  const names = loaderData?.compared?.map(({ listing }) => listing.name) ?? [];
  const { ids, typed } = readCompareQuery(new URLSearchParams(args.location.search));
  const title = names.length > 0 ? compare.named(names.join(' · ')) : compare.title;
  return [
    ...pageMeta(args, {
      title,
      description: compare.text,
      data: (place) => [breadcrumbs(place, [{ name: compare.title, path: '/compare' }])],
    }),
    // Comparisons of any two listings are countless; only the empty page is indexed.
    ...(ids.length > 0 || typed.length > 0 ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** Two to four listings beside each other; without any, a form to choose them and an example. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  const words = useLanguage().text.compare;
  const { fieldValues, missing, ...found } = loaderData;
  const isOnly = isOnlyDifferent(useSearch());
  return (
    <div className="container-page">
      {found.compared ? (
        <ComparisonHeader compared={found.compared} fieldValues={fieldValues} />
      ) : (
        <PageTitle title={words.title} text={words.text} />
      )}
      <div className="grid grid-cols-1 gap-5 sm:gap-8">
        {/* Only a change within an existing status is announced. */}
        <div role="status" className={missing.length > 0 ? undefined : 'sr-only'}>
          <ul className="grid gap-1 empty:hidden">
            {missing.map((name) => (
              <li key={name}>{words.notFound(name)}</li>
            ))}
          </ul>
        </div>
        {found.compared ? (
          <Comparison shownRows={isOnly ? 'differing' : 'all'} {...found} />
        ) : (
          <>
            {fieldValues.length > 0 && missing.length === 0 && <p>{words.tooFew}</p>}
            <ChooserSection fieldValues={fieldValues} />
            {found.example && <ExampleSection compared={found.example} />}
          </>
        )}
      </div>
    </div>
  );
}
