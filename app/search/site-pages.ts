import type { ScreenAtPath } from '#app/context/screens.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import type { SitePage } from '#domain/search/found.ts';

/** The site's own pages with titles in `language` and search words in every language. */
export function sitePages(
  screens: Pick<ScreenAtPath, 'path' | 'search'>[],
  language: Language,
): SitePage[] {
  const texts = Object.values(LANGUAGES).map(({ text }) => text);
  return screens.flatMap(({ path, search }) =>
    search
      ? {
          path: search.path ?? path,
          title: search.title(LANGUAGES[language].text),
          words: texts.flatMap((text) => [search.title(text), ...text.search.words[search.words]]),
        }
      : [],
  );
}
