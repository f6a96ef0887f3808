import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { runWithFewFiles } from '#tests/rig/command.ts';

const MODULE = new URL('./compress-files.ts', import.meta.url).href;

test('300 files are compressed under a low limit of open files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const names = Array.from({ length: 300 }, (_, place) => `${place}.js`);
  for (const name of names) await writeFile(join(folder, name), `text of ${name}`);
  const program = `const { compressFiles } = await import(${JSON.stringify(MODULE)});
    await compressFiles(${JSON.stringify(folder)});`;
  expect(await runWithFewFiles(['--input-type=module', '--eval', program])).toEqual({
    status: 0,
    stderr: '',
  });
  expect((await readdir(folder)).sort()).toEqual(
    names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]).sort(),
  );
  const last = join(folder, '299.js');
  expect(String(brotliDecompressSync(await readFile(`${last}.br`)))).toBe('text of 299.js');
  expect(String(gunzipSync(await readFile(`${last}.gz`)))).toBe('text of 299.js');
});
