import type { Language } from './languages.ts';

/** Stores the language in this browser, as `decideLanguage` does. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem('lang', language);
    localStorage.setItem('hasVisitedBefore', 'true');
  } catch (error) {
    // Storage may be refused (private mode); the path then decides.
    if (!(error instanceof DOMException)) throw error;
  }
}
