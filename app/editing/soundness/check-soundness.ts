import { blankEvidence, EVIDENCE_ROW } from '#app/editing/evidence/typed-evidence.ts';
import { rowIntentIn } from '#app/editing/form/form-rows.ts';
import { checkPart, storedAs } from '#app/editing/part/check-part.ts';
import { QUESTIONS, soundnessSchema } from '#domain/soundness/soundness.ts';
import { soundnessIn, typedSoundness } from './typed-soundness.ts';

/** Checks the form of the answers about soundness. */
export function checkSoundnessForm(form: FormData) {
  return checkPart(form, NAMES, soundnessForm);
}

/** The change of rows of evidence that a browser without scripts asks for. */
export function rowIntentInSoundness(form: FormData, { today }: { today: string }) {
  return rowIntentIn(form, { lists: LISTS, blank: blankEvidence(today) });
}

const LIST = `(?:${QUESTIONS.join('|')})\\.evidence`;
const LISTS = new RegExp(`^${LIST}$`);
const NAMES = new RegExp(
  `^(?:version|(?:${QUESTIONS.join('|')})\\.(?:answer|note\\.(?:en|ar))` +
    `|${LIST}${EVIDENCE_ROW})$`,
);

const soundnessForm = typedSoundness.transform((input, context) => ({
  soundness: storedAs(soundnessSchema, soundnessIn(input), context),
}));
