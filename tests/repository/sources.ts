import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The paths of the repository's files with names like these (`*.ts`), new ones too: without packages, builds and data. */
export function sources(...names: string[]): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...names];
  const paths = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  // Git lists files that are deleted and not yet committed.
  return paths.filter((path) => path && existsSync(join(ROOT, path)));
}
