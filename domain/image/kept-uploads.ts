import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const KEY = /^[0-9a-f]{32}$/;
const PATH = /^\/uploads\/[0-9a-f]{32}\.webp$/;

/** Pictures of editors, each in a file `<key>.webp`. A key is random, and what is under it never changes. */
export interface KeptUploads {
  /** The picture's path on our site; once it is known the file survives a crash. */
  keep(webp: Uint8Array): Promise<string>;
  /** Null: there is none under this key. */
  read(key: string): Promise<Uint8Array | null>;
}

export function keptUploads(folder: string): KeptUploads {
  return {
    async keep(webp) {
      await mkdir(folder, { recursive: true });
      const key = randomBytes(16).toString('hex');
      const path = join(folder, `${key}.webp`);
      const draft = `${path}.draft`;
      try {
        await writeThrough(draft, webp);
        await rename(draft, path);
        await syncFolder(folder);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return `/uploads/${key}.webp`;
    },
    async read(key) {
      if (!KEY.test(key)) return null;
      try {
        return await readFile(join(folder, `${key}.webp`));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

/** Whether it is a path that `keep` may have answered with. */
export function isUploadPath(text: string): boolean {
  return PATH.test(text);
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

// The new name is on the disk only once the folder is.
async function syncFolder(folder: string): Promise<void> {
  // Windows has no way to do this, and does not need it.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
