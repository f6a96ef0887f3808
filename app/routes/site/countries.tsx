import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { CountryRow } from '#app/country/country-row.tsx';
import { CountryState, LAW_STATES } from '#app/country/country-state.tsx';
import { COUNTRY_KEY, PinnedCountry } from '#app/country/my-country.tsx';
import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { COUNTRIES, countryPath } from '#domain/country/countries.ts';
import { COUNTRIES_READ_ON } from '#domain/country/country.ts';
import { countLicensed } from '#domain/listing/find-licences.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { compareNames } from '#domain/text/compare-names.ts';
import { firstSentence } from '#domain/text/first-sentence.ts';
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
  const countries = COUNTRIES.map(({ code, name, state, law, decisions: [decision] }) => ({
    code,
    path: countryPath({ code }),
    name: inLanguage(name, language),
    state,
    law: state === 'unseen' ? null : firstSentence(inLanguage(law, language)),
    decision: decision ? inLanguage(decision, language) : null,
    licensed: licensed.get(code) ?? 0,
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
  const { text, locale } = useLanguage();
  const words = text.countries;
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <PinnedCountry countries={loaderData} />
      <div className="gap-x-4 lg:columns-2">
        {LAW_STATES.map((state) => {
          const countries = loaderData.filter((country) => country.state === state);
          return (
            countries.length > 0 && (
              <section
                key={state}
                aria-labelledby={state}
                className="card mb-3 break-inside-avoid px-4 pt-3 pb-1 sm:mb-4 sm:px-5"
              >
                <h2
                  id={state}
                  className="flex items-center justify-between gap-4 pb-3 text-lg max-sm:text-base"
                >
                  <CountryState state={state} />
                  <span className="num font-normal text-muted">{countries.length}</span>
                </h2>
                <ul className={state === 'unseen' ? 'grid grid-cols-2 gap-x-4 sm:grid-cols-3' : ''}>
                  {countries.map((country) => (
                    <li
                      key={country.code}
                      className="relative grid min-h-11 content-center items-baseline gap-x-4 border-t border-line py-2 hover:bg-raised sm:grid-cols-[8.5rem_minmax(0,1fr)]"
                    >
                      <CountryRow country={country} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
      <p className="pt-2 text-sm text-muted">
        {words.readSince(formatDate(locale, COUNTRIES_READ_ON))} {words.notAdvice}
      </p>
    </div>
  );
}
