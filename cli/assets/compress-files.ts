import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg)$/;
/** Each job opens up to two files, and macOS allows 256 by default; zlib has four threads. */
const CONCURRENCY = 8;

/** Writes a `.br` and a `.gz` at the highest level beside each text file under `folder`. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  const queue = files.values();
  const compressEach = async () => {
    for (const { parentPath, name } of queue) await compress(join(parentPath, name));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, compressEach));
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  await Promise.all([
    writeFile(`${path}.br`, await promisify(brotliCompress)(text)),
    writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 })),
  ]);
}
