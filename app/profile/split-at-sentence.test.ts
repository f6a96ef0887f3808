import { expect, test } from 'vitest';
import { splitAtSentence } from './split-at-sentence.ts';

const SENTENCE = `A ${'word '.repeat(30)}end. `;

test('a long text is split after a sentence, and nothing of it is lost', () => {
  const text = SENTENCE.repeat(5);
  const [shown, rest] = splitAtSentence(text, 'en');
  expect(shown).toBe(SENTENCE.trimEnd());
  expect(`${shown} ${rest}`).toBe(text);
});

test('a short text, a short rest and a single sentence are not split', () => {
  for (const text of ['', SENTENCE, `${SENTENCE}A short rest.`, 'word '.repeat(200)]) {
    expect(splitAtSentence(text, 'en')).toEqual([text, '']);
  }
});

test('Arabic is split after a sentence', () => {
  const sentence = `${'كلمة '.repeat(40)}نهاية. `;
  expect(splitAtSentence(sentence.repeat(3), 'ar')[0]).toBe(sentence.trimEnd());
});
