import { describe, expect, test } from 'vitest';
import { newListing } from '#tests/samples/listings.ts';
import { PASS } from '#tests/samples/rulings.ts';
import {
  QUESTIONS,
  ratedBySoundness,
  type Soundness,
  type SoundnessAnswer,
  soundnessSchema,
  starsOf,
} from './soundness.ts';

const { note, evidence } = PASS;
const answered = (...answers: SoundnessAnswer[]): Soundness =>
  Object.fromEntries(
    answers.map((answer, index) => [QUESTIONS[index], { answer, note, evidence }]),
  ) as Soundness;

describe('the stars', () => {
  test.each([
    [answered('yes', 'yes', 'yes', 'yes', 'yes'), 5, 5],
    [answered('yes', 'partly', 'partly', 'partly', 'no'), 2.5, 2],
    [answered('no', 'no', 'no', 'no', 'partly'), 0.5, 1],
    [answered('yes', 'yes', 'yes', 'yes'), null, 4],
    [answered('yes', 'yes', 'yes', 'yes', 'not-known'), null, 4],
    [{}, null, 4],
  ])(
    '%#: are the sum of the answers, and the rating is it rounded down',
    (soundness, stars, rating) => {
      expect(starsOf(soundness)).toBe(stars);
      expect(ratedBySoundness(newListing({ rating: 4, soundness })).rating).toBe(rating);
    },
  );
});

test('an answer needs a note and a source, unless it is not known', () => {
  const read = (answer: object) => soundnessSchema.safeParse({ works: answer });
  expect(read({ answer: 'yes', note, evidence }).success).toBe(true);
  expect(read({ answer: 'not-known' }).success).toBe(true);
  expect(read({ answer: 'partly', evidence }).error?.issues).toMatchObject([
    { path: ['works', 'note'] },
  ]);
  expect(read({ answer: 'no', note }).error?.issues).toMatchObject([
    { path: ['works', 'evidence'] },
  ]);
});
