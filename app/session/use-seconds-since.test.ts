import { expect, test } from 'vitest';
import { minutesAndSeconds } from './use-seconds-since.ts';

test.each([
  [600, '10:00'],
  [599, '9:59'],
  [61, '1:01'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds are written as %s', (seconds, written) => {
  expect(minutesAndSeconds(seconds)).toBe(written);
});
