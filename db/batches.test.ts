import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';

test('items come in order, in batches of at most the size', () => {
  expect([...batchesOf([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...batchesOf([], 2)]).toEqual([]);
});
