import { expect, test } from 'vitest';
import { EVIDENCE, formFields, PASS } from '#tests/samples/rulings.ts';
import { checkSoundnessForm } from './check-soundness.ts';

const YES = { answer: 'yes', note: PASS.note, evidence: [EVIDENCE] };

/** The errors of a form with two answers, one field of which is replaced. */
function errorsWith(name: string, value: unknown) {
  const fields = formFields({ version: '1', works: YES, law: YES });
  const form = new FormData();
  for (const [field, text] of Object.entries(fields)) {
    if (!field.startsWith(name)) form.set(field, text);
  }
  for (const [field, text] of Object.entries(formFields(value, name))) form.set(field, text);
  return checkSoundnessForm(form).reply().error;
}

const INVISIBLE =
  'This text has invisible characters: U+200B (zero width space) between “a” and “b”. Please delete the text there and type it again';

test.each([
  ['law.answer', 'Please choose one', 'perhaps'],
  ['law.note', 'This must say what was found', { en: '', ar: ' ' }],
  ['law.note.ar', 'Please fill this in', ''],
  ['law.note.en', 'Please use at most 3,000 characters', 'x'.repeat(3001)],
  ['law.evidence', 'This must name a source', []],
  ['law.evidence', 'Please keep to 12 at most', Array(13).fill(EVIDENCE)],
  ['law.evidence[0].url', 'This must be a web address', 'none'],
  ['law.evidence[0].title', INVISIBLE, 'a\u200bb'],
  ['law.evidence[0].quote', 'Please fill this in', ''],
  ['law.evidence[0].readOn', 'Please enter a day, such as 2026-11-21', 'today'],
])('an invalid value is reported at its field: %s: %s', (name, message, value) => {
  expect(errorsWith(name, value)).toEqual({ [name]: [message] });
});

test('a question without an answer, a note and evidence has no error', () => {
  expect(errorsWith('law', { answer: '', note: { en: '', ar: '' } })).toBeUndefined();
});
