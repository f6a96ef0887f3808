import { TRANSLATED_FIELDS, type TranslatedTexts } from '#domain/translation/fields.ts';

/** What a translation puts into a form, by field. `textIn` gives what stands there. */
export function arabicFrom(
  made: TranslatedTexts,
  textIn: (name: string) => string | undefined,
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const field of TRANSLATED_FIELDS) {
    const result = made[field];
    // What was not translated comes as the English itself, which is better than nothing and no better than any Arabic.
    if (!result || (result.made === 'failed' && textIn(`ar.${field}`))) continue;
    fields[`machine.${field}`] = result.text;
    fields[`ar.${field}`] = result.text;
    fields[`read.${field}`] = '';
  }
  return fields;
}
