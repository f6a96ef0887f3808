import type { Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';

/** The path of a language's web manifest. */
export function manifestPath(language: Language): string {
  return localizedPath('/site.webmanifest', language);
}
