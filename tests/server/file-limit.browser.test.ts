import { expect, test } from 'vitest';
import { runWithFewFiles } from '#tests/rig/file-limit.ts';

test('whether the pages are of these sources is found out where few files may be open', async () => {
  expect(await runWithFewFiles(['cli/build.ts'])).toEqual({ status: 0, stderr: '' });
});
