import { expect, test } from 'vitest';
import { noteLead } from './note-lead.ts';

test.each([
  ['a short note', 'Nothing found.', ['Nothing found.', '']],
  [
    'a long note',
    `${'word '.repeat(28)}words, and ${'more '.repeat(20)}`,
    ['word '.repeat(12).trimEnd(), `${' word'.repeat(16)} words, and…`],
  ],
  [
    'a stop before the cut',
    `${'word '.repeat(11)}end. ${'word '.repeat(17)}end. ${'more '.repeat(20)}`,
    [`${'word '.repeat(11)}end`, `. ${'word '.repeat(17)}end…`],
  ],
  ['a word without an end', 'x'.repeat(200), ['x'.repeat(62), `${'x'.repeat(88)}…`]],
])('%s is cut between words', (_, note, lead) => {
  expect(noteLead(note)).toEqual(lead);
});
