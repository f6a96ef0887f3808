import { Form, Link } from 'react-router';
import { compareHref } from '#app/compare/compare-href.ts';
import {
  compareCacheKey,
  isOnlyDifferent,
  MAX_COMPARED,
  MAX_NAME_LENGTH,
  readCompareQuery,
} from '#app/compare/compare-query.ts';
import { Comparison } from '#app/compare/comparison.tsx';
import { VerdictsCompared } from '#app/compare/comparison-differences.tsx';
import { loadComparison } from '#app/compare/load-comparison.server.ts';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { formatList } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { Field } from '#app/ui/field.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { useSearch } from '#app/ui/use-search.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { SPOT } from '#domain/method/scope.ts';
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
  const { text, to, locale } = useLanguage();
  const words = text.compare;
  const { fieldValues, missing, compared, example, ...rest } = loaderData;
  const search = useSearch();
  return (
    <div className="container-page">
      {compared.length > 0 ? (
        <header className="grid gap-2 pt-8 pb-4 max-sm:gap-1 max-sm:pt-2 max-sm:pb-2">
          <div className="relative">
            <h1 className="page-heading comparison-title min-h-11">
              {formatList(
                locale,
                compared.map(({ listing }) => listing.name),
              )}
            </h1>
            <details className="no-print">
              <summary className="button absolute end-0 top-0 cursor-pointer max-sm:px-2.5 max-sm:text-sm">
                {words.others}
                <FoldMark />
              </summary>
              <Chooser fieldValues={fieldValues} />
            </details>
          </div>
          <VerdictsCompared
            compared={compared}
            className="text-lg text-pretty text-muted max-sm:text-sm"
          />
        </header>
      ) : (
        <PageTitle title={words.title} text={words.text} />
      )}
      <div className="grid grid-cols-1 gap-5 sm:gap-8">
        {missing.length > 0 && (
          <ul role="status" className="grid gap-1">
            {missing.map((name) => (
              <li key={name}>{words.notFound(name)}</li>
            ))}
          </ul>
        )}
        {compared.length > 0 ? (
          <Comparison compared={compared} isOnlyDifferent={isOnlyDifferent(search)} {...rest} />
        ) : (
          <>
            {fieldValues.length > 0 && missing.length === 0 && <p>{words.tooFew}</p>}
            <section aria-labelledby="choose" className="no-print card">
              <h2 id="choose" className="px-5 pt-4 text-lg">
                {words.choose}
              </h2>
              <div className="px-5 pb-4">
                <Chooser fieldValues={fieldValues} />
              </div>
              <Examples />
            </section>
            {example.length > 0 && (
              <section aria-labelledby="example" className="grid gap-3">
                <h2 id="example" className="text-lg">
                  {words.example}
                </h2>
                <Comparison
                  compared={example}
                  scopes={[SPOT]}
                  unruled={[]}
                  isOnlyDifferent
                  isExample
                />
                <Link
                  to={compareHref(
                    to('/compare'),
                    'coin',
                    example.map(({ listing }) => listing.id),
                  )}
                  rel="nofollow"
                  className="button no-print w-fit"
                >
                  {words.whole}
                </Link>
              </section>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** In the order of their names in the texts. */
const EXAMPLES: { kind: Kind; ids: string[] }[] = [
  { kind: 'coin', ids: ['bitcoin', 'ethereum'] },
  { kind: 'coin', ids: ['tether', 'usd-coin'] },
  { kind: 'exchange', ids: ['binance', 'kraken'] },
];

/** Comparisons to try. */
function Examples() {
  const { text, to } = useLanguage();
  return (
    <div className="border-t border-line px-5 py-2">
      <ul aria-labelledby="examples" className="flex flex-wrap items-center gap-2 py-1">
        <li id="examples" className="text-sm text-muted">
          {text.compare.examples}:
        </li>
        {EXAMPLES.map(({ kind, ids }, place) => (
          <li key={ids.join()}>
            <Link to={compareHref(to('/compare'), kind, ids)} rel="nofollow" className="example">
              {text.compare.pairs[place]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two fields, with two more to open. */
function Chooser({ fieldValues }: { fieldValues: string[] }) {
  const { text, to } = useLanguage();
  const words = text.compare;
  const [first, more] = [PLACES.slice(0, 2), PLACES.slice(2)];
  return (
    <Form
      action={to('/compare')}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 lg:flex lg:flex-wrap lg:items-end lg:gap-x-4"
    >
      <p className="col-span-2 text-sm text-muted lg:basis-full">{words.chooseHint}</p>
      <Fields places={first} fieldValues={fieldValues} />
      <button type="submit" className="button button-primary comparison-go w-fit">
        {words.compare}
      </button>
      <details open={fieldValues.length > first.length}>
        <summary className="fold-line link w-fit cursor-pointer py-2">{words.addMore}</summary>
        <div className="pt-2">
          <Fields places={more} fieldValues={fieldValues} />
        </div>
      </details>
    </Form>
  );
}

function Fields({ places, fieldValues }: { places: number[]; fieldValues: string[] }) {
  const { text } = useLanguage();
  return (
    <div className="col-span-2 grid max-w-3xl grid-cols-2 gap-3 lg:w-xl">
      {places.map((place) => (
        // A new comparison brings new default values.
        <Field key={`${place} ${fieldValues[place] ?? ''}`} label={text.compare.field(place + 1)}>
          {(control) => (
            <input
              {...control}
              type="text"
              name="of"
              dir="auto"
              defaultValue={fieldValues[place] ?? ''}
              maxLength={MAX_NAME_LENGTH}
              placeholder={text.compare.placeholders[place]}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
