import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { OperatorError } from '#cli/operator/operator-error.ts';
import { BACKUP_ROWS_AT_ONCE, TABLES } from '#db/backup.ts';
import { MAX_UPLOAD_BYTES } from '#domain/image/clean-picture.ts';
import { parseBounded } from './bounded/json.ts';
import { boundedLines, LongLineError } from './bounded/lines.ts';

/** The first line of a backup; the number grows when older programs could not read it. */
export const HEADER = { tabayyan: 'backup', format: 2 } as const;
/** From before there was a ledger of rulings. */
const OLDER = { tabayyan: 'backup', format: 1 };

/** The names of uploaded pictures; nothing else is written from a backup. */
export const UPLOAD_NAME = /^[A-Za-z0-9_-]{16,64}\.webp$/;

const MEGABYTE = 1024 * 1024;
/** Holds 500 rows of four texts, each of the greatest length a form takes, 10,000 letters, of three bytes (60 MB). */
export const LONGEST_LINE_BYTES = 64 * MEGABYTE;
const LONGEST_BASE64 = 4 * Math.ceil(MAX_UPLOAD_BYTES / 3);

const table = z.enum(TABLES);
// As it came: a copy would drop keys that the check below has to see.
const row = z.custom<object>((value) => typeof value === 'object' && value !== null);
const columnsLine = z.strictObject({ table, columns: z.array(z.string()).min(1) });
const rowsLine = z.strictObject({ table, rows: z.array(row).min(1).max(BACKUP_ROWS_AT_ONCE) });
const uploadLine = z.strictObject({
  upload: z.string().regex(UPLOAD_NAME),
  base64: z.string().max(LONGEST_BASE64).pipe(z.base64()),
});
export type BackupLine = z.infer<typeof columnsLine | typeof rowsLine | typeof uploadLine>;
/** A line with its length in the unpacked file. */
export type ReadLine = BackupLine & { bytes: number };

/** Keeps count of the lines; their hash ends the backup. */
export function checksum() {
  const hash = createHash('sha256');
  return {
    add: (line: string | Buffer) => void hash.update(line).update('\n'),
    digest: () => hash.digest('hex'),
  };
}

/** The lines of a backup between its first and its last, in bounded memory. Throws OperatorError where it is not whole. */
export async function* readBackup(file: string): AsyncGenerator<ReadLine> {
  // Errors of reading and unpacking reach the loop below through the last of the two.
  const input = pipeline(createReadStream(file), createGunzip(), () => {});
  const reader = lineReader();
  try {
    for await (const line of boundedLines(input, LONGEST_LINE_BYTES)) {
      const read = reader.read(line);
      if (read) yield read;
    }
    reader.end();
  } catch (error) {
    throw explain(file, reader.isStarted(), error);
  } finally {
    input.destroy();
  }
}

/** The file is not as `backup` writes it; the message says where. */
class BrokenError extends Error {}

function lineReader() {
  const sum = checksum();
  const columns = new Map<string, Set<string>>();
  let state: 'start' | 'middle' | 'end' = 'start';
  let count = 0;

  function read(line: Buffer): ReadLine | null {
    count += 1;
    if (state === 'end') throw new BrokenError('it goes on after its checksum');
    const value = parse(line);
    if (state === 'start') {
      if (![HEADER, OLDER].some((header) => isDeepStrictEqual(header, value))) {
        throw new BrokenError('it does not begin as a backup');
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
    if (!isInOrder) throw new BrokenError(`line ${count} is not as a backup has it`);
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

// Rows come after the columns of their table, and have no others.
function isExpected(line: BackupLine, columns: Map<string, Set<string>>): boolean {
  if (!('rows' in line)) return true;
  const known = columns.get(line.table);
  return line.rows.every((each) => known && Object.keys(each).every((key) => known.has(key)));
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
      `${file} is no backup of this program; name a file that "npm run data -- backup" has written`,
    );
  }
  return new OperatorError(
    `${file} cannot be restored: ${reasonOf(error)}; nothing was changed, use another backup`,
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof BrokenError) return error.message;
  if (error instanceof LongLineError) {
    return `a line is longer than ${LONGEST_LINE_BYTES / MEGABYTE} MB, which no backup has`;
  }
  return 'it is damaged or cut short';
}
