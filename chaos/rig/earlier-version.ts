import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run, scratchFolder } from '#tests/rig/processes.ts';
import { NotPossible } from './trial.ts';

const STAMP = 'node_modules/.tabayyan-installed';

/**
 * A built copy of the last commit before the newest migration, or of `wanted`. Throws NotPossible without the history.
 * Its packages are linked from here where all of its versions are installed.
 */
export async function earlierVersion(wanted?: string): Promise<{ folder: string; commit: string }> {
  const commit = wanted ? await shortHash(wanted) : await beforeNewestMigration();
  const folder = await scratchFolder();
  const archive = join(folder, 'source.tar');
  await git('archive', '--output', archive, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await linkPackages(folder);
  await run(process.execPath, ['cli/run.mjs', 'build'], { cwd: folder });
  return { folder, commit };
}

async function beforeNewestMigration(): Promise<string> {
  const added = ['--first-parent', '--diff-filter=A', '-m', '--', 'db/migrations/*.sql'];
  try {
    return await shortHash(`${await git('log', '-1', '--format=%h', ...added)}^1`);
  } catch (cause) {
    throw new NotPossible('the history of the repository is not here', { cause });
  }
}

function shortHash(revision: string): Promise<string> {
  return git('rev-parse', '--short', revision);
}

async function git(...args: string[]): Promise<string> {
  return (await run('git', ['-C', ROOT, ...args])).trim();
}

async function linkPackages(folder: string): Promise<void> {
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  const [theirs, ours] = [lock, await readFile(join(ROOT, 'package-lock.json'), 'utf8')].map(
    (text) => JSON.parse(text).packages as Record<string, { version?: string }>,
  );
  const isInstalled = (name: string) => ours?.[name]?.version === theirs?.[name]?.version;
  const names = Object.keys(theirs ?? {}).filter((name) => name !== '');
  if (!names.every(isInstalled)) return;
  await run('cp', ['-al', join(ROOT, 'node_modules'), join(folder, 'node_modules')]);
  // Removed first: written in place, it would change here too.
  await rm(join(folder, STAMP), { force: true });
  await writeFile(join(folder, STAMP), createHash('sha256').update(lock).digest('hex'));
}
