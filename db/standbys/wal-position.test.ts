import { expect, test } from 'vitest';
import { positionIn } from './wal-position.ts';

test.each([
  ['0/0', 0n],
  ['0/1A2B3C4D', 0x1a2b3c4dn],
  ['16/B374D848', 0x16b374d848n],
  // The second half has no leading zeros.
  ['A/5', 0xa00000005n],
  ['FFFFFFFF/FFFFFFFF', 0xffffffffffffffffn],
])('the position %s is after %d bytes', (text, bytes) => {
  expect(positionIn(text)).toBe(bytes);
});
