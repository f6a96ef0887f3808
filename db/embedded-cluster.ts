import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, findBinaries } from './embedded-binaries.ts';
import { EmbeddedPostgresError, reasonFor } from './embedded-error.ts';

export const SUPERUSER = 'tabayyan';

const MAJOR_VERSION = '18';

/** A PostgreSQL data folder on disk and what it takes to run a server on it. */
export interface Cluster {
  pgDir: string;
  logFile: string;
  binaries: string;
  account: Account | undefined;
}

/** Prepares `dataDir/pg`, creating the database files on the first start. */
export async function prepareCluster(
  dataDir: string,
  log: (line: string) => void,
): Promise<Cluster> {
  const folder = await makeDataDir(dataDir);
  const account = await chooseAccount(folder);
  const binaries = await findBinaries(account, folder);
  const pgDir = join(folder, 'pg');
  if (!(await isInitialised(pgDir))) {
    log('creating the database, first time only');
    await initialise(pgDir, binaries, account);
  }
  if (account && (await stat(pgDir)).uid === 0) await giveTo(account, pgDir);
  return { pgDir, logFile: join(folder, 'pg.log'), binaries, account };
}

/** How to start one of PostgreSQL's programs on a data folder: its first arguments and its process. */
export function onDataFolder(pgDir: string, account: Account | undefined) {
  return {
    // As root we may be in a folder the server's user cannot walk to, such as /root/tabayyan/data.
    // It is put there before it gives up root, and this name leads back without walking.
    args: ['-D', account && process.platform === 'linux' ? '/proc/self/cwd' : pgDir],
    options: { cwd: pgDir, env: { LC_ALL: 'C', TZ: 'UTC' }, ...account },
  };
}

async function makeDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (error) {
    throw new EmbeddedPostgresError(`Cannot create ${dataDir}: ${reasonFor(error)}`, {
      cause: error,
    });
  }
}

// Whoever owns the files keeps them, so that `sudo npm start` does not lock out the folder's owner.
async function chooseAccount(folder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const passwd = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const path of [join(folder, 'pg'), folder]) {
    const owner = await stat(path).catch(() => undefined);
    // initdb wants a user with a name.
    const named = passwd.some(([, , uid]) => Number(uid) === owner?.uid);
    if (owner && owner.uid !== 0 && named) return { uid: owner.uid, gid: owner.gid };
  }
  const nobody = passwd.find(([name]) => name === 'nobody');
  return { uid: Number(nobody?.[2] ?? 65_534), gid: Number(nobody?.[3] ?? 65_534) };
}

async function isInitialised(pgDir: string): Promise<boolean> {
  try {
    const version = (await readFile(join(pgDir, 'PG_VERSION'), 'utf8')).trim();
    if (version === MAJOR_VERSION) return true;
    throw new EmbeddedPostgresError(
      `${pgDir} was written by PostgreSQL ${version}, this is ${MAJOR_VERSION}. ` +
        'Export the data with the Tabayyan that wrote it, or set DATA_DIR to another folder.',
    );
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    if (code !== 'EACCES') throw error;
    throw new EmbeddedPostgresError(
      `${pgDir} belongs to another user. Start as that user or as root, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

// Made aside and renamed: a start that was killed leaves no half a database, and of two first
// starts at once one wins.
async function initialise(pgDir: string, binaries: string, account?: Account): Promise<void> {
  const unfinished = `${pgDir}.new-${process.pid}`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700 });
    if (account) await chown(unfinished, account.uid, account.gid);
    await runInitdb(unfinished, binaries, account);
    await rename(unfinished, pgDir).catch((error) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    });
  } catch (error) {
    throw new EmbeddedPostgresError(`Cannot create ${pgDir}: ${reasonFor(error)}`, {
      cause: error,
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await removeLeftovers(pgDir);
  }
}

async function runInitdb(pgDir: string, binaries: string, account?: Account): Promise<void> {
  const { args, options } = onDataFolder(pgDir, account);
  const choices = [
    ...args,
    '--auth=trust',
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  // pg_trgm sees no letters in Arabic under the plain C type, and not every system has C.UTF-8.
  for (const characterType of ['C.UTF-8', 'en_US.UTF-8']) {
    try {
      await promisify(execFile)(
        join(binaries, 'bin/initdb'),
        [...choices, `--lc-ctype=${characterType}`],
        options,
      );
      return;
    } catch (error) {
      if (!/invalid locale name/.test(String(error)) || characterType === 'en_US.UTF-8')
        throw error;
    }
  }
}

async function removeLeftovers(pgDir: string): Promise<void> {
  const folder = join(pgDir, '..');
  for (const name of await readdir(folder)) {
    const pid = Number(/^pg\.new-(\d+)$/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// The folder itself last: a start that is killed meanwhile leaves the rest to the next one. Another process that starts now
// may have its server running already, which removes files.
async function giveTo(account: Account, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    await chown(path, account.uid, account.gid).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await chown(folder, account.uid, account.gid);
}
