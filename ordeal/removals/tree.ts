import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run, scratchFolder } from '#bench/ending.ts';
import { ROOT } from '#bench/site.ts';
import { NotPossible } from '../trial.ts';
import type { Removal } from './removal.ts';

/** A copy of all sources, in which things may be taken out. */
export interface Tree {
  folder: string;
  /** Answers what puts it back. Throws where its text does not stand there once. */
  takeOut(removal: Removal): Promise<() => Promise<void>>;
  /** Builds the pages, where their sources have changed since. */
  build(): Promise<void>;
}

/** Copies the sources as they lie here, committed or not; the packages are linked. Gone with the ordeal. */
export async function copyTree(): Promise<Tree> {
  const folder = await scratchFolder();
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = await run('git', ['-C', ROOT, ...asked]).catch(() => {
    throw new NotPossible('the sources are not in a git checkout');
  });
  for (const path of new Set(listed.split('\0'))) if (path) await copyIfThere(path, folder);
  // Built of these very sources already: the first build is then for nothing.
  await copyIfThere('build', folder);
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    async takeOut({ file, from, to }) {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      const times = timesIn(text, from);
      if (times !== 1) throw new Error(`stands in ${file} ${times} times, not once: ${from}`);
      await writeFile(
        path,
        text.replace(from, () => to),
      );
      return () => writeFile(path, text);
    },
    async build() {
      const url = pathToFileURL(join(folder, 'cli/build.ts')).href;
      const { buildIfChanged }: typeof import('#cli/build.ts') = await import(url);
      await buildIfChanged(() => {});
    },
  };
}

/** How often `part` stands in `text`. */
export function timesIn(text: string, part: string): number {
  return text.split(part).length - 1;
}

// A file may be known to git and deleted here.
async function copyIfThere(path: string, folder: string): Promise<void> {
  const copied = cp(join(ROOT, path), join(folder, path), { recursive: true });
  await copied.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
