import { expect, test } from 'vitest';
import { minutesAndSeconds } from './use-countdown.ts';

test.each([
  [600, '10:00'],
  [599, '9:59'],
  [61, '1:01'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds show as %s', (seconds, shown) => {
  expect(minutesAndSeconds(seconds)).toBe(shown);
});
