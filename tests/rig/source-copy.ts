import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './processes.ts';

const PARTS = [
  ...['app', 'cli', 'db', 'domain', 'http', 'public', 'settings.ts', 'package.json'],
  ...['tsconfig.json', 'vite.config.ts', 'react-router.config.ts'],
];

/** Copies the sources, for tests that change a file; the packages are linked. */
export async function copySources(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-copy-'));
  for (const part of PARTS) await cp(join(ROOT, part), join(folder, part), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
