import { displayNames } from './intl.ts';

/** The `lang` of a quote or title, guessed from its script for screen readers. */
export function scriptLanguage(text: string): 'ar' | 'en' | 'zh' {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
}

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'ur'];

/** The attributes `lang` and `dir` of a quote. The script of some letters tells no direction where the language is not given. */
export function quoteLanguage(
  quote: string,
  language?: string,
): { lang: string; dir: 'rtl' | 'ltr' | 'auto' } {
  if (language === undefined) return { lang: scriptLanguage(quote), dir: 'auto' };
  return { lang: language, dir: RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr' };
}

/** A language's name in the language of `locale`. */
export function languageName(locale: string, language: string): string {
  return displayNames(locale, 'language').of(language) ?? language;
}
