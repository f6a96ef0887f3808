import { expect, test } from 'vitest';
import { noteLead } from './note-lead.ts';

test.each([
  ['a short note', 'Nothing found.', 'Nothing found.'],
  [
    'a long note',
    `${'word '.repeat(28)}words, and ${'more '.repeat(20)}`,
    `${'word '.repeat(28)}words, and…`,
  ],
  [
    'a stop before the cut',
    `${'word '.repeat(29)}end. ${'more '.repeat(20)}`,
    `${'word '.repeat(29)}end…`,
  ],
  ['a word without an end', 'x'.repeat(200), `${'x'.repeat(150)}…`],
])('%s is cut between words', (_, note, lead) => {
  expect(noteLead(note)).toBe(lead);
});
