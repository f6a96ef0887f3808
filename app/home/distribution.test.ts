import { expect, test } from 'vitest';
import { distribution } from './distribution.ts';

const coin = (
  category: 'halal' | 'questionable' | 'haram' | null,
  shownRating: number | null = null,
) => ({
  category,
  shownRating,
});

test('each verdict has its share', () => {
  const { size, shares } = distribution([
    coin('halal'),
    coin('halal'),
    coin('questionable'),
    coin('haram'),
  ]);
  expect(size).toBe(4);
  expect(shares).toEqual([
    { verdict: 'halal', count: 2, percent: 50 },
    { verdict: 'questionable', count: 1, percent: 25 },
    { verdict: 'haram', count: 1, percent: 25 },
  ]);
});

test('listings without a review are a group of their own, not halal', () => {
  expect(distribution([coin('haram'), coin(null), coin(null)]).shares).toEqual([
    { verdict: 'halal', count: 0, percent: 0 },
    { verdict: 'questionable', count: 0, percent: 0 },
    { verdict: 'haram', count: 1, percent: 33 },
    { verdict: 'notYetReviewed', count: 2, percent: 67 },
  ]);
});

test('the average covers rated listings only', () => {
  expect(distribution([coin(null, 4), coin(null, 3.5), coin(null)]).averageRating).toBe(3.75);
  expect(distribution([coin('halal')]).averageRating).toBeNull();
  expect(distribution([coin('halal', 0)]).averageRating).toBe(0);
});

test('an empty directory has a share of nothing for each verdict', () => {
  expect(distribution([])).toEqual({
    size: 0,
    shares: [
      { verdict: 'halal', count: 0, percent: 0 },
      { verdict: 'questionable', count: 0, percent: 0 },
      { verdict: 'haram', count: 0, percent: 0 },
    ],
    averageRating: null,
  });
});
