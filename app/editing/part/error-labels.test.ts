import { expect, test } from 'vitest';
import { groupLabel, rowLabel } from './error-labels.ts';

test('an error names the group or the row of its field', () => {
  const labels = { main: 'Main product', spot: 'Spot' };
  expect(groupLabel('main', labels)).toBe('Main product');
  expect(groupLabel('spot.evidence[0].url', labels)).toBe('Spot');
  expect(groupLabel('version', labels)).toBe('version');
  expect(rowLabel('licences[1].copiedBy.ar', 'Licence')).toBe('Licence 2');
  expect(rowLabel('licences', 'Licence')).toBe('licences');
});
