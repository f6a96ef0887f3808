import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { openDatabase } from '#cli/open-database.ts';
import { readTables } from '#db/backup.ts';
import { checksum, HEADER, UPLOAD_NAME } from './backup-file.ts';
import { showProgress } from './progress.ts';
import { type Put, replaceFile } from './replace-file.ts';
import type { Work } from './run-data.ts';

/** Writes everything into one file, as of one moment, while the site goes on. */
export async function backUp(file: string, { settings, log, onEnd, say }: Work): Promise<void> {
  const { db } = await openDatabase(settings, log, onEnd);
  const uploads = join(settings.dataDir, 'uploads');
  const progress = showProgress((rows) => `${rows} rows`);
  let rows = 0;
  let pictures = 0;
  const write = async (put: Put) => {
    const sum = checksum();
    const putLine = async (value: object) => {
      const line = JSON.stringify(value);
      sum.add(line);
      await put(`${line}\n`);
    };
    await putLine(HEADER);
    await readTables(db, async (part) => {
      await putLine(part);
      if ('rows' in part) rows += part.rows.length;
      progress.tell(rows);
    });
    // After the rows: every picture they name was there before them.
    for (const upload of await uploadsIn(uploads)) {
      await putLine({ upload, base64: (await readFile(join(uploads, upload))).toString('base64') });
      pictures += 1;
    }
    await put(`${JSON.stringify({ sha256: sum.digest() })}\n`);
  };
  await replaceFile(file, write, createGzip()).finally(progress.end);
  say(`backed up ${rows} rows and ${pictures} pictures to ${file}`);
}

async function uploadsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => UPLOAD_NAME.test(name)).sort();
}
