import { createGzip } from 'node:zlib';
import { openDatabase } from '#cli/operator/open-database.ts';
import type { CommandContext } from '#cli/operator/operator.ts';
import { showProgress } from '#cli/operator/terminal-output.ts';
import { orOperatorError, uploadStore } from '#cli/operator/upload-store.ts';
import { readTables, type TablePart } from '#db/backup.ts';
import type { UploadStore } from '#domain/upload/upload-store.ts';
import { checksum, HEADER, MAX_LINE_BYTES, UPLOAD_NAME } from './backup-file.ts';
import { type Put, replaceFile } from './replace-file.ts';

/** Writes a snapshot of the database and the uploads into one file while the site runs. Throws OperatorError. */
export async function backUp(
  file: string,
  { settings, log, onEnd, say }: CommandContext,
): Promise<void> {
  const { db } = await openDatabase(settings, log, onEnd);
  const uploads = uploadStore(settings);
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
    for (const upload of await namesIn(uploads)) {
      const picture = await uploads.get(upload);
      // Swept meanwhile.
      if (!picture) continue;
      const base64 = Buffer.from(picture).toString('base64');
      await putLine(JSON.stringify({ upload, base64 }));
      pictures += 1;
    }
    await put(`${JSON.stringify({ sha256: sum.digest() })}\n`);
  };
  await orOperatorError(() => replaceFile(file, write, createGzip())).finally(progress.end);
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

async function namesIn(uploads: UploadStore): Promise<string[]> {
  const names: string[] = [];
  for await (const name of uploads.list()) if (UPLOAD_NAME.test(name)) names.push(name);
  return names.sort();
}
