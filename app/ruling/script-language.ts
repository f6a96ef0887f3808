/** The `lang` of a quote or title, guessed from its script for screen readers. */
export function scriptLanguage(text: string): 'ar' | 'en' | 'zh' {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
}

/** A language's name in the language of `locale`. */
export function languageName(locale: string, language: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}
