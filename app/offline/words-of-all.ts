import { LANGUAGE_CODES, LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { MOMENT, type Words } from './words.ts';

/** The worker's texts in each language, Arabic first: it has the bare paths. The build defines them as `WORDS`. */
export function wordsOfAll(): Words[] {
  const others = LANGUAGE_CODES.filter((code) => code !== 'ar');
  return (['ar', ...others] as Language[]).map(wordsOf);
}

function wordsOf(code: Language): Words {
  const { locale, text } = LANGUAGES[code];
  const { savedPage, from, notSaved, copy, remove, tryAgain, title } = text.offline;
  return {
    code,
    locale,
    page: localizedPath('/offline', code),
    savedPage: savedPage(MOMENT),
    from: from(MOMENT),
    notSaved,
    copy,
    remove,
    tryAgain,
    all: title,
  };
}
