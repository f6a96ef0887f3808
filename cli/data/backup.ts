import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { openDatabase } from '#cli/operator/open-database.ts';
import type { CommandContext } from '#cli/operator/operator.ts';
import { readTables, type TablePart } from '#db/backup.ts';
import { checksum, HEADER, MAX_LINE_BYTES, UPLOAD_NAME } from './backup-file.ts';
import { type Put, replaceFile } from './replace-file.ts';
import { showProgress } from './report.ts';

/** Writes a snapshot of the database and the uploads into one file while the site runs. Throws OperatorError. */
export async function backUp(
  file: string,
  { settings, log, onEnd, say }: CommandContext,
): Promise<void> {
  const { db } = await openDatabase(settings, log, onEnd);
  const uploads = join(settings.dataDir, 'uploads');
  const progress = showProgress((rows) => `${rows} rows`);
  let rows = 0;
  let pictures = 0;
  const write = async (put: Put) => {
    const sum = checksum();
    const putLine = async (line: string) => {
      sum.add(line);
      await put(`${line}\n`);
    };
    await putLine(JSON.stringify(HEADER));
    await readTables(db, async (part) => {
      for (const line of linesOf(part)) await putLine(line);
      if ('rows' in part) rows += part.rows.length;
      progress.report(rows);
    });
    // After the rows, because a picture is stored before a row refers to it.
    for (const upload of await uploadsIn(uploads)) {
      const base64 = (await readFile(join(uploads, upload))).toString('base64');
      await putLine(JSON.stringify({ upload, base64 }));
      pictures += 1;
    }
    await put(`${JSON.stringify({ sha256: sum.digest() })}\n`);
  };
  await replaceFile(file, write, createGzip()).finally(progress.end);
  say(`backed up ${rows} rows and ${pictures} pictures to ${file}`);
}

// A quarter of what a restore reads, so that the row that exceeds it still fits into the line.
const TARGET_LINE_BYTES = MAX_LINE_BYTES / 4;

function* linesOf(part: TablePart): Generator<string> {
  if ('columns' in part) return yield JSON.stringify(part);
  const line = (rows: string[]) =>
    `{"table":${JSON.stringify(part.table)},"rows":[${rows.join(',')}]}`;
  let rows: string[] = [];
  let bytes = 0;
  for (const values of part.rows) {
    const row = JSON.stringify(values);
    const rowBytes = Buffer.byteLength(row) + 1;
    if (rows.length > 0 && bytes + rowBytes > TARGET_LINE_BYTES) {
      yield line(rows);
      rows = [];
      bytes = 0;
    }
    rows.push(row);
    bytes += rowBytes;
  }
  if (rows.length > 0) yield line(rows);
}

async function uploadsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => UPLOAD_NAME.test(name)).sort();
}
