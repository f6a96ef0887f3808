import { expect, test } from 'vitest';
import { countWindows, median, percentile, spread } from './percentile.ts';

test('a percentile is a value that was measured', () => {
  const values = Array.from({ length: 100 }, (_, place) => 100 - place);
  expect(percentile(values, 0.99)).toBe(99);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile(values, 1)).toBe(100);
  expect(percentile([7], 0.01)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test('the median of an even number of values lies between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([])).toBeNaN();
});

test('the spread is a share of the median', () => {
  expect(spread([0.9, 1, 1.1])).toBeCloseTo(0.2);
});

test('an empty window counts as 0, and an incomplete window is left out', () => {
  expect(countWindows([10, 20, 150, 390, 410], 100)).toEqual([2, 1, 0, 1]);
  expect(countWindows([], 100)).toEqual([]);
});
