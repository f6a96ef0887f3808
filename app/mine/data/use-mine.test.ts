import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY_MINE } from './mine.ts';
import { replaceMine } from './use-mine.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['stored', () => {}, true],
  [
    'shown only',
    () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    false,
  ],
])('a list that replaces another is %s, and says so', (_, setItem, isStored) => {
  vi.stubGlobal('localStorage', { setItem });
  expect(replaceMine(EMPTY_MINE)).toBe(isStored);
});
