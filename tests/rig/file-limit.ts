import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const MOST_OPEN_FILES = 256;

/** Runs Node with these arguments where no more files may be open than some systems allow. */
export function runWithFewFiles(
  args: string[],
): Promise<{ status: number | null; stderr: string }> {
  const command = `ulimit -n ${MOST_OPEN_FILES} && exec "$@"`;
  return new Promise((tell) => {
    const child = execFile(
      'sh',
      ['-c', command, 'sh', process.execPath, ...args],
      { cwd: resolve(import.meta.dirname, '../..') },
      (_, __, stderr) => tell({ status: child.exitCode, stderr }),
    );
  });
}
