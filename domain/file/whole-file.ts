import { open, rename, rm } from 'node:fs/promises';

/** What a file is called until it is whole. */
export const DRAFT = '.draft';

/** Has `fill` write a draft, and moves that to `path`, over what is there: a file is whole or not there at all. */
export async function putWhole(
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

/** Writes bytes whole, as `putWhole`, and has them on the disk; the file's name is there once its folder is. */
export function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  return putWhole(path, path + DRAFT, (draft) => writeThrough(draft, bytes));
}

/** Has the names in a folder on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows has no way to do this, and does not need it.
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
