import { Form } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PageTitle } from '#app/listing/page-title.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import {
  compareCacheKey,
  MAX_COMPARED,
  MAX_NAME_LENGTH,
  readCompareQuery,
} from '#app/ruling/compare-query.ts';
import { Comparison } from '#app/ruling/comparison.tsx';
import { loadComparison } from '#app/ruling/load-comparison.server.ts';
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
  return loadComparison(context.get(services), url);
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const { compare } = LANGUAGES[languageOf(args.location.pathname)].text;
  const names = loaderData?.compared.map(({ listing }) => listing.name) ?? [];
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

const PLACES = Array.from({ length: MAX_COMPARED }, (_, index) => index);

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { text, to } = useLanguage();
  const words = text.compare;
  const { fieldValues, missing, compared, scopes } = loaderData;
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <div className="grid gap-8">
        {missing.length > 0 && (
          <ul role="status" className="grid gap-1">
            {missing.map((name) => (
              <li key={name}>{words.notFound(name)}</li>
            ))}
          </ul>
        )}
        {compared.length > 0 ? (
          <Comparison compared={compared} scopes={scopes} />
        ) : (
          fieldValues.length > 0 && missing.length === 0 && <p>{words.tooFew}</p>
        )}
        <Form action={to('/compare')} className="no-print card grid gap-4 p-5">
          <h2 className="text-lg">{words.choose}</h2>
          <p className="text-sm text-muted">{words.chooseHint}</p>
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {PLACES.map((place) => (
              <input
                // A new comparison brings new default values.
                key={`${place} ${fieldValues[place] ?? ''}`}
                type="text"
                name="of"
                dir="auto"
                defaultValue={fieldValues[place] ?? ''}
                aria-label={words.field(place + 1)}
                maxLength={MAX_NAME_LENGTH}
                className="min-h-11 w-full rounded-lg border border-edge bg-surface px-3"
              />
            ))}
          </div>
          <button type="submit" className="button w-fit">
            {words.compare}
          </button>
        </Form>
      </div>
    </div>
  );
}
