import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '#domain/file/atomic-write.ts';

const DIGEST_BYTES = 32;
/** The smallest unit that a file takes on most disks. */
const BLOCK_BYTES = 4096;
const MAX_BYTES = 200_000_000;

/** Caches bytes in files. Disk errors are logged and never thrown. */
export interface DiskCache {
  /** Null if the file is missing or damaged. */
  read(key: string): Promise<Uint8Array | null>;
  write(key: string, bytes: Uint8Array): Promise<void>;
}

/** An LRU cache of at most `maxBytes` in a folder of its own. Several processes may share it. */
export function diskCache({
  folder,
  maxBytes = MAX_BYTES,
  log,
}: {
  folder: string;
  maxBytes?: number;
  log: { warn(details: object, message: string): void };
}): DiskCache {
  // The size of an existing folder is unknown, so the first write sweeps.
  let writtenSinceSweep = Number.POSITIVE_INFINITY;

  async function read(key: string): Promise<Uint8Array | null> {
    const path = join(folder, nameOf(key));
    const file = await readFile(path);
    const bytes = file.subarray(DIGEST_BYTES);
    if (!digest(bytes).equals(file.subarray(0, DIGEST_BYTES))) {
      await rm(path, { force: true });
      return null;
    }
    const now = new Date();
    await utimes(path, now, now);
    return bytes;
  }

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, nameOf(key));
    // Unique: another process may be writing the same picture.
    const draft = `${path}.${randomUUID()}`;
    await writeAtomically(path, draft, () =>
      writeFile(draft, Buffer.concat([digest(bytes), bytes])),
    );
    writtenSinceSweep += onDisk(DIGEST_BYTES + bytes.length);
    if (writtenSinceSweep < maxBytes / 20) return;
    writtenSinceSweep = 0;
    await sweep(folder, maxBytes * 0.9);
  }

  return {
    read: (key) =>
      read(key).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') log.warn({ err: error }, 'a cached picture cannot be read');
        return null;
      }),
    write: (key, bytes) =>
      write(key, bytes).catch((error: unknown) =>
        log.warn({ err: error }, 'a picture cannot be cached'),
      ),
  };
}

/** Removes the least recently read files, drafts of killed processes too, until `maxBytes` are left. */
async function sweep(folder: string, maxBytes: number): Promise<void> {
  const files: { path: string; bytes: number; usedAt: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const file = await unlessGone(stat(path));
    if (file) files.push({ path, bytes: onDisk(file.size), usedAt: file.mtimeMs });
  }
  files.sort((a, b) => b.usedAt - a.usedAt);
  let total = 0;
  for (const { path, bytes } of files) {
    total += bytes;
    if (total > maxBytes) await rm(path, { force: true });
  }
}

// Another process may be sweeping too.
function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

function nameOf(key: string): string {
  return digest(key).toString('hex');
}

function digest(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

function onDisk(bytes: number): number {
  return Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
}
