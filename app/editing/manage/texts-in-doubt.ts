import { type Listing, TEXT_LANGUAGES, type TextLanguage } from '#domain/listing/listing.ts';

export const LANGUAGE_NAME: Record<TextLanguage, string> = {
  en: 'English',
  ar: 'Arabic',
  tr: 'Turkish',
};

/** Numbers of unreviewed texts in a language. */
export interface InDoubt {
  language: TextLanguage;
  machine: number;
  stale: number;
}

/** The languages of a listing with texts in doubt. */
export function textsInDoubt({ doubts }: Pick<Listing, 'doubts'>): InDoubt[] {
  return TEXT_LANGUAGES.flatMap((language) => {
    const found = Object.values(doubts[language] ?? {});
    if (found.length === 0) return [];
    const machine = found.filter((doubt) => doubt === 'machine').length;
    return [{ language, machine, stale: found.length - machine }];
  });
}

/** `Arabic: 2 machine-translated, 1 outdated`. */
export function inDoubtText({ language, machine, stale }: InDoubt): string {
  const counts = [machine && `${machine} machine-translated`, stale && `${stale} outdated`].filter(
    Boolean,
  );
  return `${LANGUAGE_NAME[language]}: ${counts.join(', ')}`;
}
