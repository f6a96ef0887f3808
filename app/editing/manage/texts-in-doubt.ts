import {
  type Listing,
  TEXT_FIELDS,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '#domain/listing/listing.ts';

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

/** `No Arabic name, reason`: the English texts without an Arabic one; null: there are none. */
export function missingArabic({ texts: { en, ar } }: Pick<Listing, 'texts'>): string | null {
  const written = TEXT_FIELDS.filter((field) => en?.[field]);
  const missing = written.filter((field) => !ar?.[field]);
  if (missing.length === 0) return null;
  return missing.length === written.length ? 'No Arabic texts' : `No Arabic ${missing.join(', ')}`;
}
