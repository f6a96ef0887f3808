import { expect, test } from 'vitest';
import { splitAtSentence } from './split-at-sentence.ts';

const SENTENCE = `A ${'word '.repeat(15)}end. `;

test('the first sentence of a long text leads, and nothing of the text is lost', () => {
  const text = SENTENCE.repeat(5);
  const [lead, rest] = splitAtSentence(text);
  expect(lead).toBe(SENTENCE.trimEnd());
  expect(`${lead} ${rest}`).toBe(text);
});

test('a short first sentence leads with the second, unless that is long', () => {
  const short = 'It is a spot exchange. ';
  expect(splitAtSentence(short + SENTENCE.repeat(3))[0]).toBe(short + SENTENCE.trimEnd());
  const long = `A ${'word '.repeat(40)}end. `;
  expect(splitAtSentence(short + long.repeat(2))[0]).toBe(short.trimEnd());
});

test('a short text, a short rest and a single sentence are not split', () => {
  for (const text of ['', SENTENCE, `${SENTENCE}A short rest.`, 'word '.repeat(200)]) {
    expect(splitAtSentence(text)).toEqual([text, '']);
  }
});
