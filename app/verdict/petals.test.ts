import { expect, test } from 'vitest';
import { petalsOf } from './petals.ts';

/** The area within a path of one closed polygon. */
function areaOf(path: string): number {
  const corners = path
    .replace(/[MZ]/g, '')
    .split('L')
    .map((corner) => corner.split(' ').map(Number) as [number, number]);
  const sum = corners.reduce((total, [x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [0, 0];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

test.each([5, 7, 9])('of %i petals a failing one has the most ink', (count) => {
  const only = (letter: string) => petalsOf(letter.padEnd(count, '-'));
  const [failed, concern] = [areaOf(only('f').failed), areaOf(only('c').doubtful)];
  expect(failed).toBeGreaterThan(areaOf(only('p').passed));
  expect(failed).toBeGreaterThan(concern);
  expect(only('f').crosses).not.toBe('');
});
