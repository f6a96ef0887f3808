import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { registers, warningLists } from '#db/schema.ts';
import type { Watch } from '#domain/job/jobs.ts';
import {
  createFileWatch,
  type PublishedFile,
  type Refusal,
  storeRefusal,
} from '#domain/quote/published-file.ts';
import { createRobots } from '#domain/quote/robots.ts';
import { WarningListError, WarningListHeld } from './error.ts';
import { type ImportedList, importWarnings, PROTECTED } from './import.ts';
import type { ListId } from './list-ids.ts';
import { LISTS } from './lists.ts';

const MAX_BYTES = 60_000_000;

/** Reads these lists once a day each, once there are domains that are never warned of. `files`: other addresses than their own. */
export function createListWatches(
  db: Database,
  lists: readonly ListId[],
  files: Partial<Record<ListId, string>> = {},
): Watch[] {
  const robots = createRobots();
  return lists.map((list) => createFileWatch(db, fileOf(db, list, files[list]), robots));
}

/** The row of a list among the registers; `%`: the pattern of all. */
export function fileIdOf(list: ListId | '%'): string {
  return `warnings/${list}`;
}

function fileOf(db: Database, list: ListId, url = LISTS[list].file): PublishedFile {
  const id = fileIdOf(list);
  return {
    id,
    url,
    purpose: 'reads the list once a day',
    accept: url.endsWith('.csv') ? 'text/csv' : 'application/json',
    maxBytes: MAX_BYTES,
    isReady: async () => (await db.$count(warningLists, eq(warningLists.source, PROTECTED))) > 0,
    importFile: async (bytes, modifiedAt) => {
      try {
        await takeOverList(db, list, bytes, { modifiedAt });
      } catch (error) {
        if (error instanceof WarningListError) return refusalOf(error, hashOf(bytes));
        throw error;
      }
      return null;
    },
  };
}

interface TakeOverOptions {
  now?: Date;
  /** When the file says that it was changed. */
  modifiedAt?: Date | null;
  mayJump?: boolean;
}

/** Imports a list from a file and settles what editors see of it. Throws WarningListError; the dashboard then says why. */
export async function takeOverList(
  db: Database,
  list: ListId,
  bytes: Uint8Array,
  { now, modifiedAt = null, mayJump = false }: TakeOverOptions = {},
): Promise<ImportedList> {
  const hash = hashOf(bytes);
  const id = fileIdOf(list);
  const [before] = await db.select().from(registers).where(eq(registers.source, id));
  try {
    const isAccepted = mayJump || before?.acceptedHash === hash;
    const imported = await importWarnings(db, list, bytes, { now, mayJump: isAccepted });
    const settled = { refusal: null, refusedAt: null, heldHash: null, acceptedHash: null };
    await db
      .update(registers)
      .set({ readAt: sql`now()`, modifiedAt, hash, entries: imported.entries, ...settled })
      .where(eq(registers.source, id));
    return imported;
  } catch (error) {
    if (error instanceof WarningListError) {
      await storeRefusal(db, { id, url: LISTS[list].file }, refusalOf(error, hash));
    }
    throw error;
  }
}

function refusalOf(error: WarningListError, hash: string): Refusal {
  return { reason: error.message, heldHash: error instanceof WarningListHeld ? hash : null };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
