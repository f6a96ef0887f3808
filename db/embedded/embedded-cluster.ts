import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, chooseAccount, namedAccount } from './embedded-account.ts';
import { prepareBinaries } from './embedded-binaries.ts';
import { type Cluster, onDataFolder } from './embedded-data-folder.ts';
import { EmbeddedPostgresError, reasonFor } from './embedded-error.ts';
import { changeOwner } from './embedded-handover.ts';

export const SUPERUSER = 'tabayyan';

const MAJOR_VERSION = '18';
const RESTORE = 'Set DATA_DIR to another folder and restore a backup there.';

/** Prepares `dataDir/pg`, creating the database files on the first start. Throws EmbeddedPostgresError. */
export async function prepareCluster(
  dataDir: string,
  log: (line: string) => void,
): Promise<Cluster> {
  const folder = await makeDataDir(dataDir);
  const account = await chooseAccount(folder);
  const binaries = await prepareBinaries(account, folder);
  const pgDir = join(folder, 'pg');
  if (!(await isInitialised(pgDir))) {
    log('creating the database, first time only');
    await initialise(pgDir, binaries, account);
  }
  return { pgDir, logFile: join(folder, 'pg.log'), binaries, account };
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

async function isInitialised(pgDir: string): Promise<boolean> {
  try {
    const version = (await readFile(join(pgDir, 'PG_VERSION'), 'utf8')).trim();
    if (version === MAJOR_VERSION) return true;
    throw new EmbeddedPostgresError(
      /^[\d.]+$/.test(version)
        ? `${pgDir} was written by PostgreSQL ${version}, this is ${MAJOR_VERSION}. ` +
            'Export the data with the Tabayyan that wrote it, or set DATA_DIR to another folder.'
        : `${pgDir} is damaged: its PG_VERSION contains no version. ${RESTORE}`,
    );
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      if (await isEmpty(pgDir)) return false;
      throw new EmbeddedPostgresError(`${pgDir} is damaged: it has no PG_VERSION. ${RESTORE}`);
    }
    if (code !== 'EACCES') throw error;
    throw new EmbeddedPostgresError(
      `${pgDir} belongs to another user. Start as that user or as root, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.length === 0;
}

// Created aside and renamed: a killed start leaves no partial database, and one of two first starts wins.
async function initialise(pgDir: string, binaries: string, account?: Account): Promise<void> {
  const unfinished = `${pgDir}.new-${process.pid}`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700 });
    const creator = account && (await namedAccount(account));
    if (creator) await chown(unfinished, creator.uid, creator.gid);
    await runInitdb(unfinished, binaries, creator);
    if (account) await changeOwner(account, unfinished);
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
  const create = (characterType: string) =>
    promisify(execFile)(
      join(binaries, 'bin/initdb'),
      [...args, ...INITDB_ARGS, `--lc-ctype=${characterType}`],
      options,
    );
  // Under the character type C, pg_trgm finds no letters in Arabic.
  await create('C.UTF-8').catch((error: unknown) => {
    if (!/invalid locale name/.test(String(error))) throw error;
    // Not every system has C.UTF-8.
    return create('en_US.UTF-8');
  });
}

const INITDB_ARGS = [
  '--auth=trust',
  `--username=${SUPERUSER}`,
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

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
