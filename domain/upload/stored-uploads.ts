import { randomBytes } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeDurably } from '#domain/file/atomic-write.ts';

const KEY = /^[0-9a-f]{32}$/;
const PATH = /^\/uploads\/([0-9a-f]{32}\.webp)$/;

/** Pictures of editors, each in a file `<key>.webp`. A key is random, and what is under it never changes. */
export interface StoredUploads {
  /** Writes a picture under a new name or the one given; answers its path on our site. Then the file survives a crash. */
  keep(webp: Uint8Array, name?: string): Promise<string>;
  /** Null: there is none under this key. */
  read(key: string): Promise<Uint8Array | null>;
  /** Whether there is a picture at this path. */
  has(path: string): Promise<boolean>;
}

/** A name that nobody can guess, for a picture that is to be kept. */
export function newUploadName(): string {
  return `${randomBytes(16).toString('hex')}.webp`;
}

/** The name of the file whose path on our site this is; null where it is none. */
export function uploadNameOf(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}

/** The uploads in a folder, which is made by the first. */
export function storedUploads(folder: string): StoredUploads {
  return {
    async keep(webp, name = newUploadName()) {
      await mkdir(folder, { recursive: true });
      await writeDurably(join(folder, name), webp);
      await syncFolder(folder);
      return `/uploads/${name}`;
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
    async has(path) {
      const name = uploadNameOf(path);
      if (!name) return false;
      const found = await stat(join(folder, name)).catch(() => null);
      return found?.isFile() ?? false;
    },
  };
}
