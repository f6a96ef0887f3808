import { expect, test } from 'vitest';
import { parseVerdict } from './verdict.ts';

test.each([
  ['halal', 'halal'],
  ['Haram', 'haram'],
  [' QUESTIONABLE ', 'questionable'],
])('"%s" is the verdict %s', (given, verdict) => {
  expect(parseVerdict(given)).toBe(verdict);
});

test.each(['', 'halal ish', 'حلال', 'constructor', null, undefined, 0, ['halal']])(
  '%j is no verdict',
  (given) => {
    expect(parseVerdict(given)).toBeNull();
  },
);
