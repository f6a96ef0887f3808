import { expect, test } from 'vitest';
import { isHigh, scoresOf } from './scores.ts';

test('scores count mutants without coverage as survivors, covered scores leave them out', () => {
  const scores = scoresOf({ mutants: 200, killed: 150, noCoverage: 40 });
  expect(scores).toEqual({ score: 75, coveredScore: 93.75 });
  expect(scoresOf({ mutants: 0, killed: 0, noCoverage: 0 })).toEqual({
    score: 100,
    coveredScore: 100,
  });
});

test.each([
  [75, 93.75, true],
  [74.99, 93.75, false],
  [75, 92.99, false],
])('a score of %d and a covered score of %d: %s', (score, coveredScore, expected) => {
  expect(isHigh({ score, coveredScore }, { score: 75, coveredScore: 93 })).toBe(expected);
  expect(isHigh({ score, coveredScore }, undefined)).toBe(false);
});
