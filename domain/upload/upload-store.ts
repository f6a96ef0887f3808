import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DRAFT, syncFolder, writeDurably } from '#domain/file/atomic-write.ts';

/** Longer than any write: a younger draft may belong to another server. */
const DRAFT_MS = 60_000;

/** Files of editors' pictures by name, on a disk or elsewhere. Failures of a store elsewhere are UpstreamErrors. */
export interface UploadStore {
  /** The place of the pictures, for the log and for operators; without secrets. */
  readonly place: string;
  /** Writes a file; once resolved it is durable. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The file's bytes, or null. */
  get(name: string): Promise<Uint8Array | null>;
  has(name: string): Promise<boolean>;
  /** Removes a file if it exists. */
  remove(name: string): Promise<void>;
  /** The names of all files, in no order. */
  list(): AsyncIterable<string>;
  /** Removes what killed writes of these names left, or of all names after a minute. */
  removeDrafts(names?: string[]): Promise<void>;
}

/** Files in a folder, which is created by the first. */
export function folderStore(folder: string): UploadStore {
  const remove = (name: string) => rm(join(folder, name), { force: true });
  const readNames = () =>
    readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  return {
    place: folder,
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      await writeDurably(join(folder, name), bytes);
      await syncFolder(folder);
    },
    async get(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async has(name) {
      const file = await stat(join(folder, name)).catch(() => null);
      return file?.isFile() ?? false;
    },
    remove,
    async *list() {
      yield* await readNames();
    },
    async removeDrafts(names) {
      if (names) {
        for (const name of names) await remove(name + DRAFT);
        return;
      }
      for (const draft of (await readNames()).filter((name) => name.endsWith(DRAFT))) {
        const file = await stat(join(folder, draft)).catch(() => null);
        if (file && Date.now() - file.mtimeMs > DRAFT_MS) await remove(draft);
      }
    },
  };
}
