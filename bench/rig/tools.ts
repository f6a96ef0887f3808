import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { run } from '#tests/rig/processes.ts';

const FOLDER = join(import.meta.dirname, 'tools');
const PLACES = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

/** The path of a program, or null. */
export async function programOf(name: string): Promise<string | null> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...PLACES];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Whether the system has this program. */
export async function isInstalled(name: string): Promise<boolean> {
  return (await programOf(name)) !== null;
}

/** The folder of a package that only the bench needs; such packages are installed on first use. */
export async function toolOf(name: string): Promise<string> {
  const folder = join(FOLDER, 'node_modules', name);
  if ((await installedVersion(folder)) !== (await wantedVersion(name))) {
    console.log('installing what only the bench needs …');
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', args, { cwd: FOLDER });
  }
  return folder;
}

async function installedVersion(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text).version;
}

async function wantedVersion(name: string): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(FOLDER, 'package.json'), 'utf8'));
  return dependencies[name];
}
