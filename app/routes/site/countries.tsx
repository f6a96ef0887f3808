import { Link } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { CountryStateBadge } from '#app/country/country-state.tsx';
import { COUNTRY_KEY, MyCountry } from '#app/country/my-country.tsx';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PageTitle } from '#app/listing/page-title.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { COUNTRIES, countryPath } from '#domain/country/countries.ts';
import { inLanguage } from '#domain/method/definition.ts';
import type { Route } from './+types/countries';

export const screen = {
  hydrate: { ifStored: COUNTRY_KEY },
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'makeSure', label: ({ countries }) => countries.menu },
  search: { title: ({ countries }) => countries.title, words: 'countries' },
} satisfies PublicScreen;

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  return COUNTRIES.map(({ code, name, state }) => ({
    code,
    path: countryPath({ code }),
    name: inLanguage(name, language),
    state,
  }));
}

export function meta(args: Route.MetaArgs) {
  const { countries } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: countries.title,
    description: countries.text,
    data: (place) => [breadcrumbs(place, [{ name: countries.title, path: '/country' }])],
  });
}

export default function Countries({ loaderData }: Route.ComponentProps) {
  const { text, to } = useLanguage();
  const words = text.countries;
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <MyCountry countries={loaderData} />
      <h2 className="sr-only">{words.listTitle}</h2>
      <ul className="grid gap-1.5 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3">
        {loaderData.map(({ path, name, state }) => (
          <li
            key={path}
            className="card relative grid min-h-13 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-4 px-4 py-1.5 hover:bg-raised sm:grid-cols-1 sm:content-start sm:gap-1 sm:py-4"
          >
            <Link to={to(path)} className="row-link font-medium hover:text-accent">
              {name}
            </Link>
            <CountryStateBadge state={state} />
          </li>
        ))}
      </ul>
    </div>
  );
}
