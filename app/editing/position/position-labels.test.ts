import { expect, test } from 'vitest';
import { labelOf } from './position-labels.ts';
import { POSITION_FIELDS } from './typed-position.ts';

test('each field of a position has a label of its own, for the list of errors', () => {
  const labels = POSITION_FIELDS.map(labelOf);
  expect(labels.filter((label, place) => label === POSITION_FIELDS[place])).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
  expect([labelOf('gloss.ar'), labelOf('body')]).toEqual(['Our translation (Arabic)', 'Body']);
});
