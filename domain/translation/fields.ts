import type { TextField } from '#domain/listing/listing.ts';

/** Texts that are translated for an editor (requirement 5.7). */
export const TRANSLATED_FIELDS = [
  'description',
  'pros',
  'cons',
  'reason',
] as const satisfies readonly TextField[];

export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

/** The Arabic a machine made; or, where it could not, the text as it was. */
export interface Translated {
  text: string;
  made: 'machine' | 'failed';
}

/** Texts by field; what is not there was not asked for, or is too short to be translated. */
export type TranslatedTexts = Partial<Record<TranslatedField, Translated>>;

/** What is said where some texts could not be translated; null: all could. Text: requirement 8.5. */
export function failureOf(fields: TranslatedTexts): string | null {
  const failed = TRANSLATED_FIELDS.filter((field) => fields[field]?.made === 'failed');
  if (failed.length === 0) return null;
  return `Could not translate the following fields: ${failed.join(', ')}. Please check your input or try again later.`;
}
