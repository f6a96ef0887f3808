import type { TextField } from '#domain/listing/listing.ts';

/** Texts that are translated for an editor (requirement 5.7). */
export const TRANSLATED_FIELDS = [
  'description',
  'pros',
  'cons',
  'reason',
] as const satisfies readonly TextField[];

export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

/** A machine's Arabic, or the original text if the translation failed. */
export interface Translated {
  text: string;
  made: 'machine' | 'failed';
}

/** Texts by field; a missing one was not requested or is too short to be translated. */
export type TranslatedTexts = Partial<Record<TranslatedField, Translated>>;

/** Requirement 5.7. */
const MIN_CHARACTERS = 2;

/** Whether a text is long enough to be translated. */
export function isTranslatable(text: string): boolean {
  return text.trim().length >= MIN_CHARACTERS;
}

/** A translation that failed in each field that has one to make. */
export function failedTexts(texts: Record<TranslatedField, string>): TranslatedTexts {
  const asked = TRANSLATED_FIELDS.filter((field) => isTranslatable(texts[field]));
  return Object.fromEntries(asked.map((field) => [field, { text: texts[field], made: 'failed' }]));
}

/** The message about fields that could not be translated (requirement 8.5); null: none. */
export function failureOf(fields: TranslatedTexts): string | null {
  const failed = TRANSLATED_FIELDS.filter((field) => fields[field]?.made === 'failed');
  if (failed.length === 0) return null;
  return `Could not translate the following fields: ${failed.join(', ')}. Please check your input or try again later.`;
}
