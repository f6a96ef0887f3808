import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg)$/;

/** Puts a `.br` and a `.gz` beside each text file under `folder`: compressed once, as small as it gets. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const text = await readFile(path);
      await Promise.all([
        writeFile(`${path}.br`, await promisify(brotliCompress)(text)),
        writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 })),
      ]);
    }),
  );
}
