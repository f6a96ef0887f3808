import type { Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';

/** Where the web manifest of a language is. */
export function manifestPath(language: Language): string {
  return localizedPath('/site.webmanifest', language);
}
