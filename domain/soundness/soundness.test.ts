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
  const ratingOf = (soundness: Soundness) =>
    ratedBySoundness(newListing({ rating: 4, soundness })).rating;

  test.each([
    [5, 5, answered('yes', 'yes', 'yes', 'yes', 'yes')],
    [2.5, 2, answered('yes', 'partly', 'partly', 'partly', 'no')],
    [0.5, 1, answered('no', 'no', 'no', 'no', 'partly')],
  ])('are the sum of the answers: %d, which is rated %d', (stars, rating, soundness) => {
    expect(starsOf(soundness)).toBe(stars);
    expect(ratingOf(soundness)).toBe(rating);
  });

  test.each([
    ['a question without an answer', answered('yes', 'yes', 'yes', 'yes')],
    ['an answer that is not known', answered('yes', 'yes', 'yes', 'yes', 'not-known')],
    ['no answers', {}],
  ])('are missing with %s, and the rating stays', (_, soundness) => {
    expect(starsOf(soundness)).toBeNull();
    expect(ratingOf(soundness)).toBe(4);
  });
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
