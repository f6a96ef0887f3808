import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runWithFewFiles } from '#tests/rig/command.ts';

const MODULE = new URL('./compress-files.ts', import.meta.url).href;

test('300 files are compressed under a low limit of open files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const names = Array.from({ length: 300 }, (_, place) => `${place}.js`);
  for (const name of names) await writeFile(join(folder, name), 'text');
  const program = `const { compressFiles } = await import('${MODULE}'); await compressFiles('${folder}')`;
  expect(await runWithFewFiles(['--input-type=module', '--eval', program])).toEqual({
    status: 0,
    stderr: '',
  });
  expect((await readdir(folder)).sort()).toEqual(
    names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]).sort(),
  );
});
