/** A text that is published only in both languages together. */
export interface Bilingual {
  en: string;
  ar: string;
}

/** The text in a page's language; English for a language without texts. */
export function inLanguage(text: Bilingual, language: string): string {
  return language === 'ar' ? text.ar : text.en;
}
