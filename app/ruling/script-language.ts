/** The language that the letters of somebody else's words speak for, as `lang` has it: a screen reader reads them by it. */
export function scriptLanguage(text: string): 'ar' | 'en' | 'zh' {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
}

/** The name of a language in the page's language. */
export function languageName(locale: string, language: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}
