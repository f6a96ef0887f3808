import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newBackoff } from './backoff.ts';

const REST_MS = 1000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The duration in milliseconds of the rest that has just begun. */
function restOf(backoff: ReturnType<typeof newBackoff>): number {
  const start = Date.now();
  while (backoff.isResting()) vi.setSystemTime(Date.now() + 500);
  return Date.now() - start;
}

test('a rest doubles with each failure, up to twenty times its length', () => {
  const backoff = newBackoff(REST_MS);
  const rests = Array.from({ length: 7 }, () => {
    backoff.failed();
    return restOf(backoff);
  });
  expect(rests).toEqual([1000, 2000, 4000, 8000, 16_000, 20_000, 20_000]);
});

test('a recovery ends the rest and the doubling', () => {
  const backoff = newBackoff(REST_MS);
  backoff.failed();
  restOf(backoff);
  backoff.failed();
  backoff.recovered();
  expect([backoff.isResting(), backoff.isFailing()]).toEqual([false, false]);
  backoff.failed();
  expect(restOf(backoff)).toBe(REST_MS);
});

test('failures at the same time count once', () => {
  const backoff = newBackoff(REST_MS);
  backoff.failed();
  backoff.failed();
  expect(restOf(backoff)).toBe(REST_MS);
});

test('a rest lasts at least as long as Retry-After', () => {
  const backoff = newBackoff(REST_MS);
  backoff.failed(5000);
  expect(restOf(backoff)).toBe(5000);
});

test('a failure does not shorten a longer rest', () => {
  const backoff = newBackoff(REST_MS);
  backoff.restUntil(Date.now() + 60_000);
  backoff.failed();
  expect(restOf(backoff)).toBe(60_000);
});

test('a rest ends when the clock is set back', () => {
  const backoff = newBackoff(REST_MS);
  backoff.failed();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(backoff.isResting()).toBe(false);
});
