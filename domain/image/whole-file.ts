import { open, rename, rm } from 'node:fs/promises';

/** What a file is called until it is whole. */
export const DRAFT = '.draft';

/** Writes a file whole or not at all, in the place of one that is there; its name is on the disk once its folder is. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = path + DRAFT;
  try {
    await writeThrough(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
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
