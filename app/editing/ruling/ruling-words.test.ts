import { expect, test } from 'vitest';
import { FINDINGS, findingWords } from './ruling-words.ts';

test('each finding has a key of its own, a letter of its label', () => {
  const words = FINDINGS.map(findingWords);
  expect(words.filter(({ letter, place }) => !letter || place < 0)).toEqual([]);
  expect(new Set(words.map(({ letter }) => letter)).size).toBe(FINDINGS.length);
});
