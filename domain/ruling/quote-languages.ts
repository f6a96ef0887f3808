/** Languages of quotes other than English and Arabic, which are recognised by their letters. */
export const QUOTE_LANGUAGES = [
  'de',
  'es',
  'fa',
  'fr',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'pl',
  'ru',
  'tr',
  'ur',
  'zh',
] as const;
