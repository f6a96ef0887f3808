import { stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperatorError } from '#cli/operator/operator.ts';
import type { TableColumns } from '#db/backup.ts';
import { readBackup } from './backup-file.ts';

const GIGABYTE = 1024 ** 3;
const BLOCK_BYTES = 4096;
const MAX_PICTURES = 1_000_000;
/** Pages link addresses in these; rows pass none of the schemas that refuse others. The database checks plain columns itself. */
const LINKING_TABLES = new Set(['listings', 'positions', 'ruling_ledger', 'listing_changes']);
/** No value of these tables has half as many levels; one with more is refused, since an address could be below. */
const MAX_DEPTH = 16;

interface Survey {
  pictures: string[];
  columns: TableColumns[];
}

/**
 * Reads a backup to its end and checks that its rows with `hasRows`, and its new pictures with the `folder` they go to,
 * fit into `freeBytes`, and that its addresses are of the web. Throws OperatorError.
 */
export async function surveyBackup(
  file: string,
  {
    folder,
    freeBytes,
    hasRows,
    maxPictures = MAX_PICTURES,
  }: { folder: string | null; freeBytes: number; hasRows: boolean; maxPictures?: number },
): Promise<Survey> {
  const survey: Survey = { pictures: [], columns: [] };
  let neededBytes = 0;
  for await (const line of readBackup(file)) {
    if ('upload' in line) {
      survey.pictures.push(line.upload);
      if (folder) neededBytes += await missingBytes(join(folder, line.upload), line.base64);
    } else if ('columns' in line) survey.columns.push(line);
    else {
      const refused = refusedValue(line);
      if (refused) {
        throw new OperatorError(
          `${file} cannot be restored: ${refused}; nothing was changed, use another backup`,
        );
      }
      if (hasRows) neededBytes += line.bytes;
    }
    if (neededBytes > freeBytes) {
      throw new OperatorError(
        `${file} does not fit: unpacked it takes more than the ${gigabytes(freeBytes)} free on the disk of DATA_DIR; nothing was changed, make room or set DATA_DIR to a larger disk`,
      );
    }
    if (survey.pictures.length > maxPictures) {
      throw new OperatorError(
        `${file} cannot be restored: it contains more than ${maxPictures} pictures; nothing was changed, use another backup`,
      );
    }
  }
  return survey;
}

/** The refused value of the first row that has one, as `listings.contracts contains …`; null: no row has one. */
function refusedValue({ table, rows }: { table: string; rows: object[] }): string | null {
  if (!LINKING_TABLES.has(table)) return null;
  for (const row of rows) {
    for (const [column, value] of Object.entries(row)) {
      const refused = refusedIn(value, 0);
      if (refused) return `${table}.${column} contains ${refused}`;
    }
  }
  return null;
}

function refusedIn(value: unknown, depth: number): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return 'values in more levels than this program stores';
  for (const [key, part] of Object.entries(value)) {
    if (key !== 'url' || typeof part !== 'string') {
      const refused = refusedIn(part, depth + 1);
      if (refused) return refused;
    } else if (!(/^https?:\/\//i.test(part) && URL.canParse(part))) {
      return 'an address that is not a web address';
    }
  }
  return null;
}

/** Free bytes on the disk of `path`, which need not exist. */
export async function freeBytesAt(path: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  } catch (error) {
    const isRoot = dirname(path) === path;
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || isRoot) throw error;
    return freeBytesAt(dirname(path));
  }
}

async function missingBytes(path: string, base64: string): Promise<number> {
  const bytes = Buffer.byteLength(base64, 'base64');
  const stored = await stat(path).catch(() => null);
  return stored?.size === bytes ? 0 : Math.max(BLOCK_BYTES, bytes);
}

function gigabytes(bytes: number): string {
  return `${(bytes / GIGABYTE).toFixed(1)} GB`;
}
