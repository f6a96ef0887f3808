import { expect, test } from 'vitest';
import { FINDING_IDS, findingWords } from './ruling-words.ts';

test('each finding has a key of its own, a letter of its label', () => {
  const words = FINDING_IDS.map(findingWords);
  expect(words.filter(({ letter, place }) => !letter || place < 0)).toEqual([]);
  expect(new Set(words.map(({ letter }) => letter)).size).toBe(FINDING_IDS.length);
});
