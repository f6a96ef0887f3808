import { fromStorage } from '#app/ui/from-storage.ts';
import type { Language } from './languages.ts';

/** Stores the language in this browser, as `decideLanguage` does. */
export function storeLanguage(language: Language): void {
  // Without storage the path decides.
  fromStorage(() => {
    localStorage.setItem('lang', language);
    localStorage.setItem('hasVisitedBefore', 'true');
  });
}
