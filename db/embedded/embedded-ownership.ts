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
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './embedded-account.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';

// The server gets its settings on the command line, and its socket lies in a folder only its user can enter.
const CONFIGURATION = {
  'postgresql.conf': '',
  'postgresql.auto.conf': '',
  'pg_hba.conf': 'local all all trust\n',
  'pg_ident.conf': '',
};

/**
 * Gives a database folder to `account`, with a new configuration. Processes of the old owner may rename and link
 * in it meanwhile, so each folder is taken from them before it is read. The folder itself belongs to root until
 * all is done: a start after a killed one does it again.
 * @throws {EmbeddedPostgresError} for links, which may lead to files elsewhere
 */
export async function changeOwner(account: Account, folder: string): Promise<void> {
  const handle = await openFolder(folder);
  try {
    const { uid } = await handle.stat();
    // Another start has just finished, and its server may be running.
    if (uid === account.uid) return;
    if (uid !== 0) await handle.chown(0, 0);
    await handle.chmod(0o700);
    // This path leads to the open folder even if another one is put in its place.
    const path = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : folder;
    await giveEntries(account, path, folder);
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

async function giveEntries(account: Account, path: string, shownPath: string): Promise<void> {
  for (const name of await readdir(path)) {
    await giveEntry(account, join(path, name), join(shownPath, name)).catch((error) => {
      // The server of another start may be running already, and removes files.
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

async function giveEntry(account: Account, path: string, shownPath: string): Promise<void> {
  const entry = await lstat(path);
  if (entry.isSocket()) {
    // A process of the old owner may be listening on it.
    if (entry.uid !== account.uid) await rm(path);
    return;
  }
  const isOwnFile = entry.isFile() && entry.nlink === 1;
  if (!isOwnFile && !entry.isDirectory()) throw refusal(shownPath);
  await lchown(path, account.uid, account.gid);
  if (!entry.isDirectory()) return;
  await chmod(path, 0o700);
  await giveEntries(account, path, shownPath);
}

function refusal(path: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `${path} is a link or no regular file, so the database cannot be given to another user. ` +
      'Replace it with the file or folder itself, or set DATA_DIR to another folder and restore a backup there.',
  );
}

// New files: a process of the old owner may still have the old ones open for writing.
async function writeConfiguration({ uid, gid }: Account, path: string): Promise<void> {
  for (const [name, text] of Object.entries(CONFIGURATION)) {
    const unfinished = join(path, `${name}.new-${process.pid}`);
    await rm(unfinished, { force: true });
    await writeFile(unfinished, text, { mode: 0o600, flag: 'wx' });
    await lchown(unfinished, uid, gid);
    await rename(unfinished, join(path, name));
  }
}
