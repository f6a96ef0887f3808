import { expect, test } from 'vitest';
import { reasonFor } from './embedded-error.ts';

test.each([
  ['ENOSPC: no space left on device, write', 'the disk is full.'],
  ['LOG:  starting\nFATAL:  bad configuration\nLOG:  stopped\n', 'FATAL:  bad configuration'],
  ['starting\nstopped\n', 'stopped'],
  ['', 'no reason is given.'],
])('the reason that PostgreSQL did not start after the output %j is %j', (output, reason) => {
  expect(reasonFor(output)).toBe(reason);
});
