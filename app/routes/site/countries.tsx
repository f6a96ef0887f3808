import { Link } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { CountryState, LAW_STATES } from '#app/country/country-state.tsx';
import { COUNTRY_KEY, MyCountry } from '#app/country/my-country.tsx';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { COUNTRIES, countryPath } from '#domain/country/countries.ts';
import { countLicensed } from '#domain/listing/find-licences.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { compareNames } from '#domain/text/compare-names.ts';
import { today } from '#domain/time/day.ts';
import type { Route } from './+types/countries';

export const screen = {
  hydrate: { ifStored: COUNTRY_KEY },
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'makeSure', label: ({ countries }) => countries.menu },
  search: { title: ({ countries }) => countries.title, words: 'countries' },
} satisfies PublicScreen;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services);
  const language = languageOf(url.pathname);
  const licensed = await countLicensed(db, today());
  const countries = COUNTRIES.map(({ code, name, state, regulators: [regulator] }) => ({
    code,
    path: countryPath({ code }),
    name: inLanguage(name, language),
    state,
    licensed: licensed.get(code) ?? 0,
    regulator: state === 'licensed' && regulator ? inLanguage(regulator, language) : null,
  }));
  return countries.sort((one, other) => compareNames(one.name, other.name, language));
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
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {LAW_STATES.map((state) => {
          const countries = loaderData.filter((country) => country.state === state);
          return (
            countries.length > 0 && (
              <section
                key={state}
                aria-labelledby={state}
                className="card grid content-start gap-3 p-3 sm:p-5"
              >
                <h2
                  id={state}
                  className="flex items-center justify-between gap-4 text-lg max-sm:text-base"
                >
                  <CountryState state={state} />
                  <span className="num font-normal text-muted">{countries.length}</span>
                </h2>
                <ul className="grid max-sm:-mb-2 max-sm:grid-cols-2 max-sm:gap-x-4">
                  {countries.map(({ path, name, licensed, regulator }) => (
                    <li key={path} className="border-t border-line">
                      <Link
                        to={to(path)}
                        className="flex min-h-11 flex-wrap content-center items-center justify-between gap-x-4 hover:text-accent"
                      >
                        {name}
                        {licensed > 0 ? (
                          <span className="text-sm text-muted">
                            {words.licensedCount(licensed)}
                          </span>
                        ) : (
                          regulator && (
                            <span className="text-sm text-muted max-sm:hidden">{regulator}</span>
                          )
                        )}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </div>
  );
}
