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
    // A concurrent start has finished, and its server may be running.
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
      // The server of a concurrent start may remove files.
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
