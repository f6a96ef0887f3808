import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { knownIn, rowIntentIn } from '#app/editing/form/form-rows.ts';
import { withIntentOf } from '#app/editing/form/form-values.ts';
import { addErrors, messageOf } from '#app/editing/form/messages.ts';
import { blankEvidence } from '#app/editing/ruling/typed-ruling.ts';
import { withoutHiddenTexts } from '#domain/listing/change/hidden-texts.ts';
import { invisible } from '#domain/listing/form-rule.ts';
import { QUESTIONS, type Soundness, soundnessSchema } from '#domain/soundness/soundness.ts';
import { soundnessIn, typedSoundness } from './typed-soundness.ts';

/** Checks the form of the answers about soundness, in the browser as on the server. Fields it does not know are left out. */
export function checkSoundnessForm(form: FormData) {
  return parseWithZod(withIntentOf(form, knownIn(form, NAMES)), {
    schema: soundnessForm,
    disableAutoCoercion: true,
  });
}

/** The change of rows of evidence that a browser without scripts asks for. */
export function rowIntentInSoundness(form: FormData, { today }: { today: string }) {
  return rowIntentIn(form, { lists: LISTS, blank: blankEvidence(today) });
}

const LIST = `(?:${QUESTIONS.join('|')})\\.evidence`;
const LISTS = new RegExp(`^${LIST}$`);
const NAMES = new RegExp(
  `^(?:version|(?:${QUESTIONS.join('|')})\\.(?:answer|note\\.(?:en|ar))` +
    `|${LIST}\\[\\d{1,2}\\]\\.(?:url|title|quote|language|readOn|copiedOn))$`,
);

const soundnessForm = typedSoundness.transform((input, context): Soundness => {
  const errors: Record<string, string> = {};
  const stored = soundnessIn(input);
  const { data, error } = soundnessSchema.safeParse(stored);
  for (const issue of error?.issues ?? []) errors[issue.path.join('.')] ??= messageOf(issue);
  // Refused in titles; removed from quotes and notes, where copied text may contain them.
  for (const { path, form, hidden } of withoutHiddenTexts(stored).found) {
    if (form === 'line') errors[path] ??= invisible(hidden);
  }
  addErrors(context, errors);
  return data ?? z.NEVER;
});
