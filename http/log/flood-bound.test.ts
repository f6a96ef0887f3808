import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundFlood } from './flood-bound.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function newBound() {
  const reports: object[] = [];
  const isWithinBound = boundFlood((lines) => reports.push(lines));
  /** Tries to write that many lines; returns how many are written. */
  const flood = (network: string, lines: number) =>
    Array.from({ length: lines }, () => isWithinBound(network)).filter(Boolean).length;
  return { reports, flood };
}

test('a network has 30 lines a minute, and the number of lines left out is reported', () => {
  const { reports, flood } = newBound();
  expect(flood('192.0.2.1', 1030)).toBe(30);
  expect(flood('192.0.2.2', 2)).toBe(2);
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(reports).toEqual([{ network: '192.0.2.1', leftOut: 1000 }]);
});

test('a network has 30 lines again in the next minute', () => {
  const { reports, flood } = newBound();
  flood('192.0.2.1', 31);
  vi.advanceTimersByTime(60_000);
  expect(flood('192.0.2.1', 31)).toBe(30);
  vi.advanceTimersByTime(60_000);
  expect(reports).toHaveLength(2);
});

test('all networks together have 300 lines a minute, and one report', () => {
  const { reports, flood } = newBound();
  let written = 0;
  for (let network = 0; network < 100_000; network += 1) {
    written += flood(`10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`, 2);
  }
  expect(written).toBe(300);
  vi.advanceTimersByTime(60_000);
  expect(reports).toEqual([{ leftOut: 199_700 }]);
});

test('a minute without lines left out has no report', () => {
  const { reports, flood } = newBound();
  flood('192.0.2.1', 30);
  vi.advanceTimersByTime(600_000);
  expect(reports).toEqual([]);
});
