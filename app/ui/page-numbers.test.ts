import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
])('page %i of %i', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});

test('at most five consecutive pages are shown, with the current one among them', () => {
  const place = fc
    .integer({ min: 1, max: 1_000_000 })
    .chain((pages) =>
      fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }),
    );
  fc.assert(
    fc.property(place, ({ page, pages }) => {
      const numbers = pageNumbers(page, pages);
      expect(numbers).toHaveLength(Math.min(5, pages));
      expect(numbers).toContain(page);
      expect(numbers[0]).toBeGreaterThanOrEqual(1);
      expect(numbers.at(-1)).toBeLessThanOrEqual(pages);
      expect(numbers).toEqual(numbers.map((_, step) => (numbers[0] ?? 0) + step));
    }),
  );
});
