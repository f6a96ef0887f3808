import { blankEvidence } from '#app/editing/evidence/typed-evidence.ts';
import { checkForm, parseStored } from '#app/editing/form/check-form.ts';
import { rowListPattern } from '#app/editing/form/field-patterns.ts';
import type { RowLists } from '#app/editing/form/form-rows.ts';
import { soundnessSchema } from '#domain/soundness/soundness.ts';
import { soundnessFromForm, typedSoundness } from './typed-soundness.ts';

/** Checks the form of the answers about soundness. */
export function checkSoundnessForm(form: FormData) {
  return checkForm(form, soundnessForm);
}

export const ROWS: RowLists = { names: rowListPattern(typedSoundness), blank: blankEvidence };

const soundnessForm = typedSoundness.transform((input, context) => ({
  soundness: parseStored(soundnessSchema, soundnessFromForm(input), context),
}));
