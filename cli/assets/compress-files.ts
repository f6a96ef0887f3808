import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg)$/;
/** Each has up to two files open, of which a system may allow no more than 256; zlib has four threads. */
const AT_ONCE = 8;

/** Puts a `.br` and a `.gz` beside each text file under `folder`: compressed once, as small as it gets. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  const left = files.values();
  const compressEach = async () => {
    for (const { parentPath, name } of left) await compress(join(parentPath, name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressEach));
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  await Promise.all([
    writeFile(`${path}.br`, await promisify(brotliCompress)(text)),
    writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 })),
  ]);
}
