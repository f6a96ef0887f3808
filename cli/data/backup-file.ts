import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { OperatorError } from '#cli/operator-error.ts';
import { TABLES } from '#db/backup.ts';

/** The first line of a backup; the number grows when older programs could not read it. */
export const HEADER = { tabayyan: 'backup', format: 2 } as const;
/** From before there was a ledger of rulings. */
const OLDER = { tabayyan: 'backup', format: 1 };

/** The names of uploaded pictures; nothing else is written from a backup. */
export const UPLOAD_NAME = /^[A-Za-z0-9_-]{16,64}\.webp$/;

const table = z.enum(TABLES);
const lineSchema = z.union([
  z.object({ table, columns: z.array(z.string()) }),
  z.object({ table, rows: z.array(z.record(z.string(), z.unknown())) }),
  z.object({ upload: z.string().regex(UPLOAD_NAME), base64: z.base64() }),
]);
export type BackupLine = z.infer<typeof lineSchema>;

/** Keeps count of the lines; their hash ends the backup. */
export function checksum() {
  const hash = createHash('sha256');
  return {
    add: (line: string) => void hash.update(`${line}\n`),
    digest: () => hash.digest('hex'),
  };
}

/** The lines of a backup between its first and its last. Throws OperatorError where it is broken or cut short. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const sum = checksum();
  let state: 'start' | 'middle' | 'end' = 'start';
  // What goes wrong with the file reaches the loop below through the last of the two.
  const input = pipeline(createReadStream(file), createGunzip(), () => {});
  try {
    for await (const line of createInterface({
      input,
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      const value: unknown = JSON.parse(line);
      if (state === 'start') {
        if (![HEADER, OLDER].some((header) => isDeepStrictEqual(header, value))) break;
        state = 'middle';
      } else if (isFooter(value)) {
        if (value.sha256 === sum.digest()) state = 'end';
        break;
      } else yield lineSchema.parse(value);
      sum.add(line);
    }
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (syscall) throw new OperatorError(`${file} cannot be read: ${message}`);
    const isBroken = error instanceof SyntaxError || error instanceof z.ZodError;
    if (!isBroken && !code?.startsWith('Z_')) throw error;
  } finally {
    input.destroy();
  }
  if (state === 'start') throw new OperatorError(`${file} is no backup of this program`);
  if (state !== 'end')
    throw new OperatorError(`${file} is broken or cut short; nothing was changed`);
}

function isFooter(value: unknown): value is { sha256: string } {
  return typeof value === 'object' && value !== null && 'sha256' in value;
}
