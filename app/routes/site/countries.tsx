import { Link } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { CountryRow } from '#app/country/country-row.tsx';
import { CountrySign, CountryState, LAW_STATES_IN_ORDER } from '#app/country/country-state.tsx';
import { COUNTRY_KEY, PinnedCountry } from '#app/country/my-country.tsx';
import { figuresPreload } from '#app/fonts/font-preload.ts';
import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { COUNTRIES, countryPath } from '#domain/country/countries.ts';
import { COUNTRIES_READ_ON, type Country } from '#domain/country/country.ts';
import { countLicensed } from '#domain/listing/find-licences.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { compareNames } from '#domain/text/compare-names.ts';
import { firstSentence } from '#domain/text/sentences.ts';
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

export const links = figuresPreload;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services);
  const language = languageOf(url.pathname);
  const licensed = await countLicensed(db, today());
  const countries = COUNTRIES.map(({ code, name, state, lawYear, law, decisions, quotes }) => ({
    code,
    path: countryPath({ code }),
    name: inLanguage(name, language),
    state,
    // Why a law is not known takes more than a sentence.
    law: state === 'unseen' ? inLanguage(law, language) : firstSentence(inLanguage(law, language)),
    source: state === 'unseen' ? null : sourceOf({ decisions, quotes }, language),
    isReported: quotes.length > 0 && quotes.every(({ source }) => source === 'reported'),
    year: lawYear,
    licensed: licensed.get(code) ?? 0,
  }));
  return countries.sort((one, other) => compareNames(one.name, other.name, language));
}

// The press, where no law or decision with a number or date was found.
function sourceOf(
  { decisions, quotes }: Pick<Country, 'decisions' | 'quotes'>,
  language: Language,
) {
  const source = decisions[0] ?? quotes[0]?.speaker;
  return source
    ? inLanguage(source, language).replace(/(\d{1,2}) (\p{L}+) (\d{4})/gu, '$1\u00a0$2\u00a0$3')
    : null;
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
  const { text, locale, to } = useLanguage();
  const words = text.countries;
  const groups = LAW_STATES_IN_ORDER.map((state) => ({
    state,
    countries: loaderData.filter((country) => country.state === state),
  })).filter(({ countries }) => countries.length > 0);
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <PinnedCountry countries={loaderData} />
      <section aria-labelledby="choose" className="card px-4 pt-3 pb-1 sm:px-5">
        <h2 id="choose" className="pb-2.5 text-lg max-sm:text-base">
          {words.pick}
        </h2>
        {/* Each country says its state for screen readers. */}
        <ul
          aria-hidden="true"
          className="flex flex-wrap gap-x-5 gap-y-1.5 border-b border-line pb-2.5 text-sm text-muted max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3 max-sm:text-xsm"
        >
          {groups.map(({ state }) => (
            <li key={state} className="flex items-center gap-1.5 leading-snug">
              <CountrySign state={state} box="size-5 rounded" icon="size-3.5" />
              {words.shortStates[state]}
            </li>
          ))}
        </ul>
        <ul className="columns-2 gap-x-6 py-2 sm:columns-4 lg:columns-6">
          {loaderData.map(({ code, path, name, state }) => (
            <li key={code} className="flex break-inside-avoid items-center gap-2">
              <CountrySign state={state} />
              <Link
                to={to(path)}
                className="link inline-flex grow items-center py-1 leading-snug max-sm:min-h-11"
              >
                {name}
              </Link>
              <span className="sr-only">{words.states[state]}</span>
            </li>
          ))}
        </ul>
      </section>
      <p className="pt-6 pb-3 text-sm text-muted sm:pt-8">
        {words.yearNote} {words.readSince(formatDate(locale, COUNTRIES_READ_ON))}
      </p>
      <div className="card overflow-hidden">
        {groups.map(({ state, countries }) => (
          <section
            key={state}
            aria-labelledby={state}
            className="border-t border-line first:border-0"
          >
            <h2 id={state} className="bg-raised px-4 py-2 text-lg max-sm:text-base sm:px-5">
              <CountryState state={state} />
            </h2>
            <ul>
              {countries.map((country) => (
                <li
                  key={country.code}
                  className="relative grid items-baseline gap-x-6 gap-y-0.5 sm:grid-cols-[9rem_7.5rem_minmax(0,1fr)] lg:grid-cols-[9rem_7.5rem_minmax(0,1fr)_19rem] border-t border-line px-4 py-2.5 hover:bg-raised sm:px-5"
                >
                  <CountryRow country={country} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="pt-4 text-sm text-muted">{words.notAdvice}</p>
    </div>
  );
}
