import { mergeEdits } from '#domain/listing/change/merge-edits.ts';
import type { Conflict } from '#domain/listing/change/save.ts';
import {
  type ChangedField,
  changedFields,
  type FieldName,
  fieldTexts,
  hasOwnForm,
} from '#domain/listing/field.ts';
import type { FieldConflict } from './notices.tsx';
import { latestSave } from './outcome.ts';

/** The conflict of a stale form, and the texts it continues with: `mine` merged over theirs. */
export function conflictOver<Name extends FieldName>(
  names: readonly Name[],
  { current: { listing, version }, base, by, at }: Conflict,
  mine: Record<Name, string>,
): { conflict: FieldConflict; texts: Record<Name, string> } {
  const before = base && fieldTexts(base);
  const { texts, theirs, mergedFromTheirs } = mergeEdits(names, before, fieldTexts(listing), mine);
  const isNamed = ({ name }: ChangedField) => (names as readonly string[]).includes(name);
  const elsewhere = base
    ? changedFields(base, listing).filter((field) => hasOwnForm(field) && !isNamed(field))
    : [];
  return {
    texts,
    conflict: { ...latestSave({ version, by, at }), theirs, mergedFromTheirs, elsewhere },
  };
}
