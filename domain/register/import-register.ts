import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { batchesOf } from '#db/batches.ts';
import type { Database } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { registerEntries, registers } from '#db/schema.ts';
import type { Register } from '#domain/licence/registers.ts';
import { hostOf } from '#domain/outbound/web-address.ts';
import { type Refusal, storeRefusal } from '#domain/quote/published-file.ts';
import { decodeUtf8 } from '#domain/text/utf8.ts';
import { dayOf } from '#domain/time/day.ts';
import { inSlices, withRests } from '#domain/time/in-slices.ts';
import { type Entry, HeldCopyError, RegisterCopyError, readEuRegister } from './eu-register.ts';
import { mergedByKey } from './merge-entries.ts';
import { openRegisterTasks } from './open-register-tasks.ts';

/** A copy with fewer than this share of the earlier entries, or more than that, waits for an editor. */
const MIN_SHARE = 0.8;
const MAX_SHARE = 1.5;
const ROWS_PER_STATEMENT = 200;

export interface ImportedRegister {
  entries: number;
  added: number;
  changed: number;
  gone: number;
  /** Tasks that were opened. */
  opened: number;
}

interface ImportOptions {
  now?: Date;
  /** When the file says that it was changed. */
  modifiedAt?: Date | null;
  /** Whether a copy that differs too much is taken over. */
  mayJump?: boolean;
}

/**
 * Takes a copy of a register over, all or nothing, and opens a task for each difference from the licences; no licence
 * changes. Repeating it changes nothing. Throws RegisterCopyError, also for a copy that is older or much shorter or longer than the
 * last one; that one stays, and the refusal is stored.
 */
export async function importRegister(
  db: Database,
  register: Register,
  bytes: Uint8Array,
  options: ImportOptions = {},
): Promise<ImportedRegister> {
  try {
    return await takeOver(db, register, bytes, options);
  } catch (error) {
    if (error instanceof RegisterCopyError) await storeRefusal(db, register, refusalOf(error));
    throw error;
  }
}

/** Why a copy is not taken over, and its hash where it waits for an editor. */
export function refusalOf({ message, heldHash }: RegisterCopyError): Refusal {
  return { reason: message, heldHash };
}

async function takeOver(
  db: Database,
  register: Register,
  bytes: Uint8Array,
  { now = new Date(), modifiedAt: said = null, mayJump = false }: ImportOptions,
): Promise<ImportedRegister> {
  // After a time to come, each later copy would be older than the last one.
  const modifiedAt = said && said > now ? now : said;
  const entries = await mergedByKey(await readEuRegister(decode(bytes)));
  const hash = createHash('sha256').update(bytes).digest('hex');
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.registerImport})`);
    await refuseJump(tx, register, { hash, modifiedAt, mayJump, count: entries.size });
    const day = dayOf(now);
    const read = {
      readAt: now,
      readBy: null,
      modifiedAt,
      hash,
      entries: entries.size,
      refusal: null,
      refusedAt: null,
      heldHash: null,
      acceptedHash: null,
    };
    await tx
      .insert(registers)
      .values({ source: register.id, host: hostOf(register.url), ...read })
      .onConflictDoUpdate({ target: registers.source, set: read });
    const counts = await storeEntries(tx, register, entries, day);
    const opened = await openRegisterTasks(tx, register, entries);
    return { entries: entries.size, ...counts, opened };
  });
}

// Refuses a copy that is older than the last one, and one that differs too much until an editor has let it through.
async function refuseJump(
  db: Database,
  { id }: Register,
  copy: { hash: string; modifiedAt: Date | null; mayJump: boolean; count: number },
): Promise<void> {
  const [before] = await db.select().from(registers).where(eq(registers.source, id));
  if (!before?.entries || before.hash === copy.hash) return;
  if (copy.modifiedAt && before.modifiedAt && copy.modifiedAt < before.modifiedAt) {
    throw new RegisterCopyError('the copy is older than the last one');
  }
  const share = copy.count / before.entries;
  if (share >= MIN_SHARE && share <= MAX_SHARE) return;
  if (copy.mayJump || before.acceptedHash === copy.hash) return;
  throw new HeldCopyError(
    `${copy.count} entries after ${before.entries} are too many or too few without an editor’s consent`,
    copy.hash,
  );
}

async function storeEntries(
  db: Database,
  { id }: Register,
  entries: ReadonlyMap<string, Entry>,
  day: string,
) {
  const rows = await db.select().from(registerEntries).where(eq(registerEntries.register, id));
  const before = new Map(rows.map((row) => [row.key, row]));
  const isNew = ([key]: [string, Entry]) => before.get(key)?.goneOn !== null;
  const isChanged = ([key, entry]: [string, Entry]) =>
    sorted(before.get(key)?.entry) !== sorted(entry);
  const written: [string, Entry][] = [];
  await inSlices(entries, (entry) => {
    if (isNew(entry) || isChanged(entry)) written.push(entry);
  });
  for await (const some of withRests(batchesOf(written, ROWS_PER_STATEMENT))) {
    await db
      .insert(registerEntries)
      .values(some.map(([key, entry]) => ({ register: id, key, entry, firstReadOn: day })))
      .onConflictDoUpdate({
        target: [registerEntries.register, registerEntries.key],
        set: {
          entry: sql`excluded.entry`,
          firstReadOn: sql`case when ${registerEntries.goneOn} is null then ${registerEntries.firstReadOn} else excluded.first_read_on end`,
          goneOn: null,
        },
      });
  }
  const gone = rows.filter(({ key, goneOn }) => goneOn === null && !entries.has(key));
  for await (const some of withRests(batchesOf(gone, ROWS_PER_STATEMENT))) {
    const keys = some.map(({ key }) => key);
    await db
      .update(registerEntries)
      .set({ goneOn: day })
      .where(and(eq(registerEntries.register, id), inArray(registerEntries.key, keys)));
  }
  const added = written.filter(isNew).length;
  return { added, changed: written.length - added, gone: gone.length };
}

function sorted(entry: unknown): string {
  return JSON.stringify(
    Object.entries(entry ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function decode(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes);
  if (text === null) throw new RegisterCopyError('it is not in UTF-8');
  return text;
}
