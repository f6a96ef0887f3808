import { expect, test } from 'vitest';
import { isSameHash, keyedHash } from './keyed-hash.ts';

test('a hash is of one secret, one purpose and one text', () => {
  const hashes = [
    keyedHash('a secret', 'a cookie', 'text'),
    keyedHash('another', 'a cookie', 'text'),
    keyedHash('a secret', 'an address', 'text'),
    keyedHash('a secret', 'a cookie', 'texts'),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(isSameHash(hashes[0] ?? '', keyedHash('a secret', 'a cookie', 'text'))).toBe(true);
});

// Cookies and addresses that are out there go on holding after an update.
test('a hash stays the same from one release to the next', () => {
  expect(keyedHash('a secret', 'known browser', 'text')).toBe(
    '_ABc0HrDy7NEo6_JGS_CZ3jjrSxxcXQT2uo_rUZpmZo',
  );
});
