import { expect, test } from 'vitest';
import { runWithFewFiles } from '#tests/rig/command.ts';

test('the build checks its sources with a low limit of open files', async () => {
  expect(await runWithFewFiles(['cli/build.ts'])).toEqual({ status: 0, stderr: '' });
});
