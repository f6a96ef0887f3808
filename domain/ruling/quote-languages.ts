/** The languages that evidence names. English and Arabic are not among them: their script distinguishes them. */
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
