import { expect, test } from 'vitest';
import { latinReadings } from './mixed-scripts.ts';

test('a letter of another script may stand for any in a Latin word', () => {
  expect(latinReadings('Bitc\u1040in \u1040\u0e01')).toContain('Bitcoin \u1040\u0e01');
});

test('a name with many of them is read as it is, for each multiplies the readings', () => {
  const name = '\u15f7it\u1455\u1040\u0966nage';
  expect(latinReadings(name)).toEqual([name]);
});
