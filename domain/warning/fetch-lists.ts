import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { registers, warningLists } from '#db/schema.ts';
import type { Watch } from '#domain/freshness/jobs.ts';
import { createFileWatch, type PublishedFile, type Refusal } from '#domain/watch/published-file.ts';
import { createRobots } from '#domain/watch/robots.ts';
import { WarningListError, WarningListHeld } from './error.ts';
import { importWarnings, PROTECTED } from './import.ts';
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
    importFile: (bytes, modifiedAt) => takeOver(db, list, bytes, modifiedAt),
  };
}

async function takeOver(
  db: Database,
  list: ListId,
  bytes: Uint8Array,
  modifiedAt: Date | null,
): Promise<Refusal | null> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const isThisList = eq(registers.source, fileIdOf(list));
  const [before] = await db.select().from(registers).where(isThisList);
  try {
    const mayJump = before?.acceptedHash === hash;
    const { entries } = await importWarnings(db, list, bytes, { mayJump });
    const settled = { refusal: null, refusedAt: null, heldHash: null, acceptedHash: null };
    await db
      .update(registers)
      .set({ readAt: sql`now()`, modifiedAt, hash, entries, ...settled })
      .where(isThisList);
    return null;
  } catch (error) {
    if (!(error instanceof WarningListError)) throw error;
    return { reason: error.message, heldHash: error instanceof WarningListHeld ? hash : null };
  }
}
