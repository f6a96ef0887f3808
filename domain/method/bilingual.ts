/** A text that is published in both languages or not at all. */
export interface Bilingual {
  en: string;
  ar: string;
}

/** The text for a page's language; a language that we do not write in reads the English. */
export function inLanguage(text: Bilingual, language: string): string {
  return language === 'ar' ? text.ar : text.en;
}
