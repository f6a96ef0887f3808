import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundFlood } from './flood-bound.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How many of so many lines are taken. */
function flood(takes: (network: string) => boolean, network: string, lines: number): number {
  return Array.from({ length: lines }, () => takes(network)).filter((taken) => taken).length;
}

function bound() {
  const told: object[] = [];
  return { told, takes: boundFlood((left) => told.push(left)) };
}

test('of one network thirty lines a minute are written, and how many more there were', () => {
  const { told, takes } = bound();
  expect(flood(takes, '192.0.2.1', 1030)).toBe(30);
  expect(flood(takes, '192.0.2.2', 2)).toBe(2);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([{ network: '192.0.2.1', leftOut: 1000 }]);
});

test('the next minute is a new one', () => {
  const { told, takes } = bound();
  flood(takes, '192.0.2.1', 31);
  vi.advanceTimersByTime(60_000);
  expect(flood(takes, '192.0.2.1', 31)).toBe(30);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(2);
});

test('of all networks together no more than three hundred lines are written, and as many counts', () => {
  const { told, takes } = bound();
  let taken = 0;
  for (let network = 0; network < 100_000; network += 1) {
    taken += flood(takes, `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`, 2);
  }
  expect(taken).toBe(300);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([{ leftOut: 199_700 }]);
});

test('a minute in which nothing is left out is not spoken of', () => {
  const { told, takes } = bound();
  flood(takes, '192.0.2.1', 30);
  vi.advanceTimersByTime(600_000);
  expect(told).toEqual([]);
});
