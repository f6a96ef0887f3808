import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#tests/rig/processes.ts';

const ASSETS = join(ROOT, 'build/client/assets');

test('no script for browsers contains the database’s tables or modules of Node', async () => {
  const names = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
  expect(names.length).toBeGreaterThan(20);
  const scripts = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(ASSETS, name), 'utf8') })),
  );
  const ofServer = scripts.filter(({ text }) => /drizzle:|["']node:/.test(text));
  expect(ofServer.map(({ name }) => name)).toEqual([]);
});
