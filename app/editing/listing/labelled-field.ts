import { FIELD_LABELS, languageOfField } from '#app/editing/field-labels.ts';
import type { FieldName } from '#domain/listing/field.ts';

/** The name, the label and the language of a field of listings. */
export function labelledField<Name extends FieldName>(name: Name) {
  return { name, label: FIELD_LABELS[name], language: languageOfField(name) };
}
