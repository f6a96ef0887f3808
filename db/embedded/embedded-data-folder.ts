import type { Account } from './embedded-account.ts';

/** The data folder as seen by a server that root started. */
export const WORKING_FOLDER = '/proc/self/cwd';

export interface Cluster {
  pgDir: string;
  logFile: string;
  binaries: string;
  account: Account | undefined;
}

/** Arguments and options of PostgreSQL's programs for a data folder. */
export function onDataFolder(pgDir: string, account: Account | undefined) {
  return {
    // The server's user may be unable to traverse the path; the process enters the folder before it gives up root.
    args: ['-D', account && process.platform === 'linux' ? WORKING_FOLDER : pgDir],
    options: { cwd: pgDir, env: { LC_ALL: 'C', TZ: 'UTC' }, ...account },
  };
}
