import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { listings, listingTexts, registerEntries, registers, registerTasks } from '#db/schema.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import { hostOf } from '#domain/freshness/links.ts';
import { storedLicences } from '#domain/licence/licence.ts';
import { isEntryOf, type Register } from '#domain/licence/registers.ts';
import { dayOf } from '#domain/time/day.ts';
import { inSlices } from '#domain/time/in-slices.ts';
import { storeRefusal } from '#domain/watch/published-file.ts';
import {
  compareRegister,
  keyOfEntry,
  type NamedExchange,
  type RegisterTask,
} from './compare-register.ts';
import { type Entry, HeldCopy, RegisterCopyError, readEuRegister } from './eu-register.ts';

/** A copy with fewer than this share of the earlier entries, or more than that, waits for an editor. */
const MIN_SHARE = 0.8;
const MAX_SHARE = 1.5;
const PER_PART = 200;

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
    if (error instanceof RegisterCopyError) await storeRefusal(db, register, error.message);
    throw error;
  }
}

/** Lets the copy through that waits for an editor; the file is read again at once. Returns whether one waits. */
export async function acceptHeld(db: Database, source: string, by: string): Promise<boolean> {
  const accepted = await db
    .update(registers)
    .set({ acceptedHash: registers.heldHash, dueAt: sql`now()` })
    .where(and(eq(registers.source, source), sql`${registers.heldHash} is not null`))
    .returning({ hash: registers.acceptedHash });
  for (const after of accepted) {
    await recordOperation(db, { by, what: 'accept register', whom: source, after });
  }
  return accepted.length > 0;
}

async function takeOver(
  db: Database,
  register: Register,
  bytes: Uint8Array,
  { now = new Date(), modifiedAt = null, mayJump = false }: ImportOptions,
): Promise<ImportedRegister> {
  const entries = await mergedByKey(await readEuRegister(decode(bytes)));
  const hash = createHash('sha256').update(bytes).digest('hex');
  await hold(db, register, { hash, modifiedAt, mayJump, count: entries.size });
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.registerImport})`);
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
    const opened = await openTasks(tx, register, entries);
    return { entries: entries.size, ...counts, opened };
  });
}

// Refuses a copy that is older than the last one, and one that differs too much until an editor has let it through.
async function hold(
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
  await db.update(registers).set({ heldHash: copy.hash }).where(eq(registers.source, id));
  throw new HeldCopy(
    `${copy.count} entries after ${before.entries} are too many or too few without an editor’s consent`,
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
  for (let from = 0; from < written.length; from += PER_PART) {
    await db
      .insert(registerEntries)
      .values(
        written
          .slice(from, from + PER_PART)
          .map(([key, entry]) => ({ register: id, key, entry, firstReadOn: day })),
      )
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
  for (let from = 0; from < gone.length; from += PER_PART) {
    const keys = gone.slice(from, from + PER_PART).map(({ key }) => key);
    await db
      .update(registerEntries)
      .set({ goneOn: day })
      .where(and(eq(registerEntries.register, id), inArray(registerEntries.key, keys)));
  }
  const added = written.filter(isNew).length;
  return { added, changed: written.length - added, gone: gone.length };
}

// Opens the tasks that are not yet known and closes those whose difference is gone.
async function openTasks(
  db: Database,
  register: Register,
  entries: ReadonlyMap<string, Entry>,
): Promise<number> {
  const goneRows = await db
    .select({ key: registerEntries.key, goneOn: registerEntries.goneOn })
    .from(registerEntries)
    .where(
      and(eq(registerEntries.register, register.id), sql`${registerEntries.goneOn} is not null`),
    );
  const goneOn = new Map(goneRows.map(({ key, goneOn }) => [key, goneOn ?? '']));
  const tasks = await compareRegister(entries, await namedExchanges(db, register), goneOn);
  const keys = tasks.map(({ key }) => key);
  await db
    .update(registerTasks)
    .set({ closedAt: sql`now()`, closedBy: 'register' })
    .where(
      and(
        eq(registerTasks.register, register.id),
        isNull(registerTasks.closedAt),
        keys.length > 0 ? notInArray(registerTasks.key, keys) : undefined,
      ),
    );
  let opened = 0;
  for (let from = 0; from < tasks.length; from += PER_PART) {
    const rows = await db
      .insert(registerTasks)
      .values(tasks.slice(from, from + PER_PART).map((task) => rowOf(register, task)))
      .onConflictDoUpdate({
        target: [registerTasks.register, registerTasks.key],
        set: { openedAt: sql`now()`, closedAt: null, closedBy: null },
        // One that an editor has closed stays closed.
        setWhere: eq(registerTasks.closedBy, 'register'),
      })
      .returning({ id: registerTasks.id });
    opened += rows.length;
  }
  return opened;
}

function rowOf({ id: register }: Register, { exchange: listingId, ...task }: RegisterTask) {
  return { register, listingId, ...task };
}

/** The exchanges with their names and their entries in the register. */
async function namedExchanges(db: Database, register: Register): Promise<NamedExchange[]> {
  const rows = await db
    .select({
      id: listings.id,
      website: listings.website,
      licences: listings.licences,
      names: sql<
        string[]
      >`coalesce(json_agg(${listingTexts.name}) filter (where ${listingTexts.name} is not null), '[]')`,
    })
    .from(listings)
    .leftJoin(
      listingTexts,
      and(eq(listingTexts.kind, listings.kind), eq(listingTexts.listingId, listings.id)),
    )
    .where(eq(listings.kind, 'exchange'))
    .groupBy(listings.kind, listings.id);
  return rows.map((row) => ({
    ...row,
    licences: storedLicences(row).filter((licence) => isEntryOf(licence, register)),
  }));
}

// A company may have several rows, each with other services.
async function mergedByKey(entries: readonly Entry[]): Promise<Map<string, Entry>> {
  const merged = new Map<string, Entry>();
  await inSlices(entries, (entry) => {
    const key = keyOfEntry(entry);
    const earlier = merged.get(key);
    merged.set(key, earlier ? mergedEntry(earlier, entry) : entry);
  });
  return merged;
}

function mergedEntry(one: Entry, other: Entry): Entry {
  const days = [one.from, other.from].filter((day) => day !== null).sort();
  return {
    ...one,
    hosts: [...new Set([...one.hosts, ...other.hosts])],
    from: days[0] ?? null,
    // Valid while one of them is.
    until: (one.until && other.until && [one.until, other.until].sort().at(-1)) || null,
    services:
      one.services === other.services ? one.services : `${one.services} | ${other.services}`,
  };
}

function sorted(entry: unknown): string {
  return JSON.stringify(
    Object.entries(entry ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RegisterCopyError('it is not in UTF-8');
  }
}
