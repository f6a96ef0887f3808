import { randomBytes } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeWhole } from '#domain/file/whole-file.ts';

const KEY = /^[0-9a-f]{32}$/;
const PATH = /^\/uploads\/([0-9a-f]{32})\.webp$/;

/** Pictures of editors, each in a file `<key>.webp`. A key is random, and what is under it never changes. */
export interface KeptUploads {
  /** The picture's path on our site; once it is known the file survives a crash. */
  keep(webp: Uint8Array): Promise<string>;
  /** Null: there is none under this key. */
  read(key: string): Promise<Uint8Array | null>;
  /** Whether there is a picture at this path. */
  has(path: string): Promise<boolean>;
}

/** The uploads in a folder, which is made by the first. */
export function keptUploads(folder: string): KeptUploads {
  return {
    async keep(webp) {
      await mkdir(folder, { recursive: true });
      const key = randomBytes(16).toString('hex');
      await writeWhole(join(folder, `${key}.webp`), webp);
      await syncFolder(folder);
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
    async has(path) {
      const [, key] = PATH.exec(path) ?? [];
      if (!key) return false;
      const found = await stat(join(folder, `${key}.webp`)).catch(() => null);
      return found?.isFile() ?? false;
    },
  };
}
