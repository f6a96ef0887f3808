import { expect, test } from 'vitest';
import type { Position } from '#domain/position/position.ts';
import { findPositions } from './find-positions.ts';

test('decisions whose parts differ are found as such, with all their parts', () => {
  const positions = [
    { id: 'one', decision: 'divided', stance: 'forbidden' },
    { id: 'two', decision: 'divided', stance: 'conditions' },
    { id: 'three', decision: 'whole', stance: 'forbidden' },
  ] as Position[];
  const found = findPositions(positions, { q: '', stance: 'by-case' }, () => []);
  expect(found.map(({ id }) => id)).toEqual(['one', 'two']);
});
