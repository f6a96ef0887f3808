import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { OperatorError } from '#cli/operator/operator.ts';
import { MAX_ROWS_PER_PART, TABLES } from '#db/backup.ts';
import { MAX_UPLOAD_BYTES } from '#domain/image/format.ts';
import { boundedLines, LongLineError, parseBounded } from './bounded.ts';

export const HEADER = { tabayyan: 'backup', format: 2 } as const;
const FORMAT_1_HEADER = { tabayyan: 'backup', format: 1 };

/** Names of uploaded pictures; a restore writes no other files. */
export const UPLOAD_NAME = /^[A-Za-z0-9_-]{16,64}\.webp$/;

const MEGABYTE = 1024 * 1024;
/** Room for 500 rows of four texts of 10,000 letters, the limit of the forms, of three bytes each (60 MB). */
export const MAX_LINE_BYTES = 64 * MEGABYTE;
const MAX_BASE64_LENGTH = 4 * Math.ceil(MAX_UPLOAD_BYTES / 3);

const table = z.enum(TABLES);
// Not copied by zod, which would drop keys such as `__proto__` that `isExpected` must see.
const row = z.custom<object>((value) => typeof value === 'object' && value !== null);
const columnsLine = z.strictObject({ table, columns: z.array(z.string()).min(1) });
const rowsLine = z.strictObject({ table, rows: z.array(row).min(1).max(MAX_ROWS_PER_PART) });
const uploadLine = z.strictObject({
  upload: z.string().regex(UPLOAD_NAME),
  base64: z.string().max(MAX_BASE64_LENGTH).pipe(z.base64()),
});
type BackupLine = z.infer<typeof columnsLine | typeof rowsLine | typeof uploadLine>;
type MeasuredLine = BackupLine & { bytes: number };

/** SHA-256 over all lines, written as the last line of a backup. */
export function checksum() {
  const hash = createHash('sha256');
  return {
    add: (line: string | Buffer) => void hash.update(line).update('\n'),
    digest: () => hash.digest('hex'),
  };
}

/** Yields the lines between header and checksum, in bounded memory. Throws OperatorError if the file is not a whole backup. */
export async function* readBackup(file: string): AsyncGenerator<MeasuredLine> {
  // pipeline() forwards read errors to the gunzip stream, so the loop below receives both kinds.
  const input = pipeline(createReadStream(file), createGunzip(), () => {});
  const reader = lineReader();
  try {
    for await (const line of boundedLines(input, MAX_LINE_BYTES)) {
      const content = reader.read(line);
      if (content) yield content;
    }
    reader.end();
  } catch (error) {
    throw explain(file, reader.isStarted(), error);
  } finally {
    input.destroy();
  }
}

class BrokenError extends Error {}

function lineReader() {
  const sum = checksum();
  const columns = new Map<string, Set<string>>();
  let state: 'start' | 'middle' | 'end' = 'start';
  let count = 0;

  function read(line: Buffer): MeasuredLine | null {
    count += 1;
    if (state === 'end') throw new BrokenError('there is data after its checksum');
    const value = parse(line);
    if (state === 'start') {
      if (![HEADER, FORMAT_1_HEADER].some((header) => isDeepStrictEqual(header, value))) {
        throw new BrokenError('it does not begin like a backup');
      }
      state = 'middle';
      sum.add(line);
      return null;
    }
    if (isFooter(value)) {
      if (value.sha256 !== sum.digest()) throw new BrokenError('its checksum is wrong');
      state = 'end';
      return null;
    }
    sum.add(line);
    return { ...check(value), bytes: line.length };
  }

  function parse(line: Buffer): unknown {
    try {
      return parseBounded(line);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw new BrokenError(`line ${count} cannot be read`);
    }
  }

  function check(value: unknown): BackupLine {
    const { data } = schemaFor(value).safeParse(value);
    const isInOrder = data && isExpected(data, columns);
    if (!isInOrder) throw new BrokenError(`line ${count} is not in the form of a backup`);
    if ('columns' in data) columns.set(data.table, new Set(data.columns));
    return data;
  }

  return {
    read,
    isStarted: () => state !== 'start',
    end() {
      if (state !== 'end') throw new BrokenError('it is cut short');
    },
  };
}

function schemaFor(value: unknown): z.ZodType<BackupLine> {
  if (typeof value !== 'object' || value === null) return z.never();
  if ('upload' in value) return uploadLine;
  return 'rows' in value ? rowsLine : columnsLine;
}

// Rows follow the columns of their table and have no other columns.
function isExpected(line: BackupLine, columns: Map<string, Set<string>>): boolean {
  if (!('rows' in line)) return true;
  const known = columns.get(line.table);
  return line.rows.every((values) => known && Object.keys(values).every((key) => known.has(key)));
}

function isFooter(value: unknown): value is { sha256: string } {
  return typeof value === 'object' && value !== null && 'sha256' in value;
}

function explain(file: string, isStarted: boolean, error: unknown): unknown {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (syscall) return new OperatorError(`${file} cannot be read: ${message}`);
  const isUnpacking = code?.startsWith('Z_') ?? false;
  const isExpectedFailure =
    isUnpacking || error instanceof BrokenError || error instanceof LongLineError;
  if (!isExpectedFailure) return error;
  if (!isStarted) {
    return new OperatorError(
      `${file} is not a backup of this program; name a file written by "npm run data -- backup"`,
    );
  }
  return new OperatorError(
    `${file} cannot be restored: ${reasonOf(error)}; nothing was changed, use another backup`,
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof BrokenError) return error.message;
  if (error instanceof LongLineError) {
    return `a line is longer than ${MAX_LINE_BYTES / MEGABYTE} MB, which no backup has`;
  }
  return 'it is damaged or cut short';
}
