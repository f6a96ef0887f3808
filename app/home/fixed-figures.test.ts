import { expect, test } from 'vitest';
import { FEATURED_FIGURES, TRENDING_FIGURES } from './fixed-figures.ts';

test('trending and featured coins have the fixed figures of requirement 2.7', () => {
  expect(TRENDING_FIGURES).toEqual({ price: 43567.89, change: 2.34, volume: 28.5, marketCap: 850 });
  expect(FEATURED_FIGURES).toEqual({ change: 0.27, marketCap: 368.63, volume: 58.56 });
});
