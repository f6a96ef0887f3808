import { expect, test } from 'vitest';
import { firstSentence, sentencesOf, startOfText } from './sentences.ts';

test.each([
  ['It is banned. ', 'A bill is pending.'],
  ['Who owns it? ', 'Nobody knows! ', 'It is open.'],
  ['من يملكها؟ ', 'حُظرت عام 2018. ', 'ولم نجد القرار.'],
  ['يقول: «لا عائد.» ', 'ثم غُيّرت علنًا. ', 'وهي مفتوحة.'],
  ['It says “No rate.” ', '(This was in 2020.) ', 'It has changed.'],
  ['Bill 42.25 has a fee of 2.5%. ', 'It is not law.'],
  ['Law No. 4 of 2022 applies. ', 'It is in force.'],
  ['It holds U.S. Treasuries, e.g. Bills. ', 'J. Smith signed.'],
  ['أفتى د. علي بذلك. ', 'ولم يفصّل.'],
  ['Algorand, Inc. (17% in 2022) and others count. ', 'dYdX does not.'],
  ['It names S&P. ', 'It is the owner’s. ', 'It has plan 2. ', 'It pays.'],
  ['A title\n', 'A line.\n\n', 'Another.'],
  ['No full stop'],
  [],
])('a text is cut at the end of its sentences only: %s', (...sentences) => {
  expect([...sentencesOf(sentences.join(''))]).toEqual(sentences);
});

test('the first sentence is without the space after it', () => {
  expect(firstSentence('It is banned. A bill is pending.')).toBe('It is banned.');
  expect(firstSentence('')).toBe('');
});

const REST = ' and more'.repeat(20);

test.each([
  ['a short text is whole', 'Nothing found.', 'Nothing found.'],
  [
    'a sentence ends it without dots',
    `The fee is 0.1% of each trade, paid in coins. In 2025,${REST}`,
    'The fee is 0.1% of each trade, paid in coins.',
  ],
  [
    'a short sentence is better than a part of the next',
    `No rate is guaranteed. The bonus shrinks by a formula, which is public and was accepted in 2025,${REST}`,
    'No rate is guaranteed.',
  ],
  [
    'a quote that ends with its sentence is whole',
    `يقول الموقع: «لا تعد الشركة أحدًا بأي عائد على عملاته.» وفي عام 2025${REST}`,
    'يقول الموقع: «لا تعد الشركة أحدًا بأي عائد على عملاته.»',
  ],
  [
    'words end it where the first sentence is too long',
    `The supply is 21 million, and what is new of it halves every four years, while the fee of a transfer, by contrast, depends on demand`,
    'The supply is 21 million, and what is new of it halves every four years, while the fee of a transfer, by contrast…',
  ],
  ['a word without an end is cut', 'x'.repeat(200), `${'x'.repeat(119)}…`],
])('%s', (_, text, start) => {
  expect(startOfText(text, 120)).toBe(start);
});

test('the length bounds a text that is not long', () => {
  expect(startOfText('A short one. '.repeat(8), 72).length).toBeLessThanOrEqual(72);
  expect(startOfText('x'.repeat(100), 72)).toHaveLength(72);
});
