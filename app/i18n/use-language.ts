import { useLocation } from 'react-router';
import { LANGUAGES, type Language } from './languages.ts';
import { languageOf, localizedPath } from './localized-path.ts';

/** The language of the page's path, its texts, and links in it. */
export function useLanguage() {
  const language: Language = languageOf(useLocation().pathname);
  return {
    language,
    ...LANGUAGES[language],
    to: (path: string) => localizedPath(path, language),
  };
}
