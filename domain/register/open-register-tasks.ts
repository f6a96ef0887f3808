import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { batchesOf } from '#db/batches.ts';
import type { Database } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { listings, listingTexts, registerEntries, registers, registerTasks } from '#db/schema.ts';
import { licencesInRow } from '#domain/licence/licence.ts';
import { EU_REGISTER, isEntryOf, type Register } from '#domain/licence/registers.ts';
import { withRests } from '#domain/time/in-slices.ts';
import { compareRegister, type NamedExchange, type RegisterTask } from './compare-register.ts';
import { type Entry, entrySchema } from './eu-register.ts';

const TASKS_PER_STATEMENT = 200;

/** Opens the tasks that are not yet known and closes those whose difference is gone. Returns the number of opened ones. */
export async function openRegisterTasks(
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
  for await (const some of withRests(batchesOf(tasks, TASKS_PER_STATEMENT))) {
    const rows = await db
      .insert(registerTasks)
      .values(some.map((task) => rowOf(register, task)))
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

/**
 * Opens and closes the tasks of the European register by its last copy, in the transaction that changed licences. An import at the
 * same time comes before or after it.
 */
export async function compareWithLastCopy(
  db: Database,
  register: Register = EU_REGISTER,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCKS.registerImport})`);
  const [read] = await db.select().from(registers).where(eq(registers.source, register.id));
  if (!read?.entries) return;
  const rows = await db
    .select({ key: registerEntries.key, entry: registerEntries.entry })
    .from(registerEntries)
    .where(and(eq(registerEntries.register, register.id), isNull(registerEntries.goneOn)));
  const entries = new Map(rows.map(({ key, entry }) => [key, entrySchema.parse(entry)]));
  await openRegisterTasks(db, register, entries);
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
    licences: licencesInRow(row).filter((licence) => isEntryOf(licence, register)),
  }));
}
