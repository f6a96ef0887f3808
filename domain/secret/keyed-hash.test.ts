import { expect, test } from 'vitest';
import { isSameHash, keyedHash } from './keyed-hash.ts';

test('a hash depends on secret, purpose and text', () => {
  const hashes = [
    keyedHash('a secret', 'a cookie', 'text'),
    keyedHash('another', 'a cookie', 'text'),
    keyedHash('a secret', 'an address', 'text'),
    keyedHash('a secret', 'a cookie', 'texts'),
  ];
  expect(new Set(hashes).size).toBe(4);
});

test.each([
  ['the same', 'abc', true],
  ['another', 'abd', false],
  ['a longer one', 'abcd', false],
  ['an empty one', '', false],
])('compared with %s, a hash is told apart', (_, other, isSame) => {
  expect(isSameHash('abc', other)).toBe(isSame);
});

test('a hash is the same in every release, so that issued cookies and addresses stay valid', () => {
  expect(keyedHash('a secret', 'known browser', 'text')).toBe(
    '_ABc0HrDy7NEo6_JGS_CZ3jjrSxxcXQT2uo_rUZpmZo',
  );
});
