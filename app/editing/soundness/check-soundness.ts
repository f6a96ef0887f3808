import { blankEvidence, EVIDENCE_ROW } from '#app/editing/evidence/typed-evidence.ts';
import type { RowLists } from '#app/editing/form/form-rows.ts';
import { checkPart, storedAs } from '#app/editing/part/check-part.ts';
import { QUESTIONS, soundnessSchema } from '#domain/soundness/soundness.ts';
import { soundnessIn, typedSoundness } from './typed-soundness.ts';

/** Checks the form of the answers about soundness. */
export function checkSoundnessForm(form: FormData) {
  return checkPart(form, NAMES, soundnessForm);
}

const LIST = `(?:${QUESTIONS.join('|')})\\.evidence`;
export const ROWS: RowLists = { names: new RegExp(`^${LIST}$`), blank: blankEvidence };

const NAMES = new RegExp(
  `^(?:version|(?:${QUESTIONS.join('|')})\\.(?:answer|note\\.(?:en|ar))` +
    `|${LIST}${EVIDENCE_ROW})$`,
);

const soundnessForm = typedSoundness.transform((input, context) => ({
  soundness: storedAs(soundnessSchema, soundnessIn(input), context),
}));
