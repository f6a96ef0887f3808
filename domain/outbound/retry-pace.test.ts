import { expect, test } from 'vitest';
import { restAfter } from './retry-pace.ts';

const HOUR_MS = 3_600_000;

test.each([
  ['for an hour, if it does not say', 429, null, HOUR_MS],
  ['as long as it says', 503, 2 * HOUR_MS, 2 * HOUR_MS],
  ['for a minute at least', 429, 0, 60_000],
  ['for a week at most', 503, 365 * 24 * HOUR_MS, 7 * 24 * HOUR_MS],
  ['not at all after another status', 403, HOUR_MS, null],
])('a host is left alone %s', (_, status, retryAfterMs, restMs) => {
  expect(restAfter(status, retryAfterMs)).toBe(restMs);
});
