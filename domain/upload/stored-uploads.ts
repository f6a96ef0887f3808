import { randomBytes } from 'node:crypto';
import type { UploadStore } from './upload-store.ts';

const KEY = /^[0-9a-f]{32}$/;
const PATH = /^\/uploads\/([0-9a-f]{32}\.webp)$/;

/** Pictures of editors, each in a file `<key>.webp`. A key is random, and its file never changes. */
export interface StoredUploads {
  /** Writes a picture durably, by default under a new name; resolves with its path on our site. */
  store(webp: Uint8Array, name?: string): Promise<string>;
  /** The picture under this key, or null. */
  read(key: string): Promise<Uint8Array | null>;
  /** Whether a picture exists at this path on our site. */
  has(path: string): Promise<boolean>;
}

/** A new file name that nobody can guess. */
export function newUploadName(): string {
  return `${randomBytes(16).toString('hex')}.webp`;
}

/** The file name of an upload's path on our site; null for any other path. */
export function uploadNameOf(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}

/** The uploads in a store. */
export function storedUploads(store: UploadStore): StoredUploads {
  return {
    async store(webp, name = newUploadName()) {
      await store.put(name, webp);
      return `/uploads/${name}`;
    },
    read: async (key) => (KEY.test(key) ? store.get(`${key}.webp`) : null),
    async has(path) {
      const name = uploadNameOf(path);
      return name !== null && store.has(name);
    },
  };
}
