import {
  chmod,
  constants,
  type FileHandle,
  lchown,
  lstat,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './embedded-account.ts';
import type { Cluster } from './embedded-data-folder.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { isServerAt, runningServer, stopServer } from './embedded-server.ts';

// Settings are passed on the command line, and the socket is in a folder that only the server's user can enter.
const CONFIGURATION = {
  'postgresql.conf': '',
  'postgresql.auto.conf': '',
  'pg_hba.conf': 'local all all trust\n',
  'pg_ident.conf': '',
};

/**
 * Changes the owner of a database folder to `account` and rewrites its configuration. Processes of the old owner may
 * rename and link files meanwhile, so each folder changes its owner before it is read. The folder itself belongs to root
 * until the end, so that the next start resumes a killed change. Throws EmbeddedPostgresError for links, which may lead
 * to files elsewhere.
 */
export async function changeOwner(account: Account, folder: string): Promise<void> {
  const handle = await openFolder(folder);
  try {
    const { uid } = await handle.stat();
    if (uid === account.uid) return;
    if (uid !== 0) await handle.chown(0, 0);
    await handle.chmod(0o700);
    // This path refers to the open folder even if the folder is replaced.
    const path = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : folder;
    await changeEntries(account, path, folder);
    await writeConfiguration(account, path);
    await handle.chown(account.uid, account.gid);
  } finally {
    await handle.close();
  }
}

async function openFolder(folder: string): Promise<FileHandle> {
  const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants;
  return open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW).catch((error) => {
    throw ['ELOOP', 'ENOTDIR'].includes(error.code) ? refusal(folder) : error;
  });
}

async function changeEntries(account: Account, path: string, shownPath: string): Promise<void> {
  for (const name of await readdir(path)) {
    await changeEntry(account, join(path, name), join(shownPath, name)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

async function changeEntry(account: Account, path: string, shownPath: string): Promise<void> {
  const entry = await lstat(path);
  if (entry.isSocket()) {
    // A process of the old owner may listen on it.
    if (entry.uid !== account.uid) await rm(path);
    return;
  }
  const isOwnFile = entry.isFile() && entry.nlink === 1;
  if (!isOwnFile && !entry.isDirectory()) throw refusal(shownPath);
  await lchown(path, account.uid, account.gid);
  if (!entry.isDirectory()) return;
  await chmod(path, 0o700);
  await changeEntries(account, path, shownPath);
}

function refusal(path: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `${path} is a link or no regular file, so the database cannot be given to another user. ` +
      'Replace it with the file or folder itself, or set DATA_DIR to another folder and restore a backup there.',
  );
}

// Writes new files, because a process of the old owner may have the old ones open.
async function writeConfiguration({ uid, gid }: Account, path: string): Promise<void> {
  for (const [name, text] of Object.entries(CONFIGURATION)) {
    const unfinished = join(path, `${name}.new-${process.pid}`);
    await rm(unfinished, { force: true });
    await writeFile(unfinished, text, { mode: 0o600, flag: 'wx' });
    await lchown(unfinished, uid, gid);
    await rename(unfinished, join(path, name));
  }
}

/**
 * Changes the owner of the database files to the cluster's account; earlier versions left them to `nobody`. A server of
 * another user is stopped first. The next start resumes a killed handover, and processes may run it concurrently. Throws
 * EmbeddedPostgresError.
 */
export async function handOver(
  { pgDir, account }: Cluster,
  socketFolder: string,
  log: (line: string) => void,
): Promise<void> {
  if (!account || (await stat(pgDir)).uid === account.uid) return;
  log(`giving ${pgDir} to the user ${account.uid}`);
  do {
    await stopForeignServer(pgDir, account.uid);
    if ((await isServerAt(socketFolder)) && !(await runningServer(pgDir))) {
      throw new EmbeddedPostgresError(
        `${pgDir} has to be given to another user, but a PostgreSQL outside this container runs on it. Stop it first.`,
      );
    }
    await changeOwner(account, pgDir);
    // A running older version may have restarted its server before the folder changed its owner.
  } while (await foreignServer(pgDir, account.uid));
}

async function stopForeignServer(pgDir: string, uid: number): Promise<void> {
  const pid = await foreignServer(pgDir, uid);
  if (pid !== undefined) await stopServer(pid, pgDir);
}

async function foreignServer(pgDir: string, uid: number): Promise<number | undefined> {
  const server = await runningServer(pgDir);
  return server && server.uid !== uid ? server.pid : undefined;
}
