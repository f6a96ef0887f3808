import { open, rename, rm } from 'node:fs/promises';

/** Suffix of a file that is being written. */
export const DRAFT = '.draft';

/** Lets `fill` write a draft and renames it to `path`, replacing an existing file: no reader sees half a file. */
export async function writeAtomically(
  path: string,
  draft: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  try {
    await fill(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes bytes atomically and flushes them to the disk; the file's name is durable after `syncFolder`. */
export function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  return writeAtomically(path, path + DRAFT, (draft) => writeThrough(draft, bytes));
}

/** Flushes the names in a folder to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot flush a folder, and does not need to.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
