import type { ScreenAtPath } from '#app/context/screens.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { CITIES } from '#domain/country/cities.ts';
import { COUNTRIES, countryPath } from '#domain/country/countries.ts';
import { inLanguage } from '#domain/method/definition.ts';
import type { SitePage } from '#domain/search/found.ts';

type Screens = readonly Pick<ScreenAtPath, 'path' | 'search'>[];

const made = new WeakMap<Screens, Partial<Record<Language, SitePage[]>>>();

/** The site's own pages, those of countries too, with titles in `language` and search words in every language. */
export function sitePages(screens: Screens, language: Language): SitePage[] {
  const known = made.get(screens) ?? {};
  made.set(screens, known);
  known[language] ??= makePages(screens, language);
  return known[language];
}

function makePages(screens: Screens, language: Language): SitePage[] {
  const texts = Object.values(LANGUAGES).map(({ text }) => text);
  const ofCountries = COUNTRIES.map(({ code, name }) => ({
    path: countryPath({ code }),
    title: LANGUAGES[language].text.countries.titleOf(inLanguage(name, language)),
    words: [name.en, name.ar, ...(CITIES[code] ?? [])],
  }));
  const pages = screens.flatMap(({ path, search }) =>
    search
      ? {
          path: search.path ?? path,
          title: search.title(LANGUAGES[language].text),
          words: texts.flatMap((text) => [search.title(text), ...text.search.words[search.words]]),
        }
      : [],
  );
  return [...pages, ...ofCountries];
}
