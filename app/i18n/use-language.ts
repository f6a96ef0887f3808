import { useLocation } from 'react-router';
import { LANGUAGE_CODES, LANGUAGES, type Language } from './languages.ts';
import { languageOf, localizedPath } from './localized-path.ts';

/** The language of the page's path, its texts, and links in it. */
export function useLanguage() {
  return BY_LANGUAGE[languageOf(useLocation().pathname)];
}

// Made once: hundreds of components ask for each page.
const BY_LANGUAGE = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, inLanguage(code)]),
) as Record<Language, ReturnType<typeof inLanguage>>;

function inLanguage(language: Language) {
  return {
    language,
    ...LANGUAGES[language],
    to: (path: string) => localizedPath(path, language),
  };
}
