/** What a quoted sentence may be written in beside English and Arabic, which are told by their letters. */
export const QUOTE_LANGUAGES = [
  'de',
  'es',
  'fa',
  'fr',
  'id',
  'it',
  'ja',
  'ko',
  'pl',
  'ru',
  'tr',
  'ur',
  'zh',
] as const;
