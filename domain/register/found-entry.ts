import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { registerTasks } from '#db/schema.ts';
import type { Service } from '#domain/licence/licence.ts';
import { dayOf } from '#domain/time/day.ts';
import { foundKey } from './compare-register.ts';
import { type Entry, entrySchema } from './eu-register.ts';
import { findEntries } from './find-entries.ts';

/** An entry of a register that no licence of the exchange has. */
export interface FoundEntry extends Entry {
  register: string;
  /** ISO day of the copy. */
  copiedOn: string;
  /** In the program's words, by the letters in the register's; none where it gives no letters. */
  plainServices: Service[];
}

/** The entry that an open task of an exchange is about; null: there is none, or the task is about a licence. */
export async function foundEntry(
  db: Database,
  task: number,
  exchange: string,
): Promise<FoundEntry | null> {
  if (!Number.isSafeInteger(task)) return null;
  const [open] = await db
    .select()
    .from(registerTasks)
    .where(
      and(
        eq(registerTasks.id, task),
        eq(registerTasks.listingId, exchange),
        inArray(registerTasks.what, ['found', 'doubtful']),
        isNull(registerTasks.closedAt),
      ),
    );
  if (!open) return null;
  const [found] = await findEntries(db, open.register, [foundKey(open.key, open.what, exchange)]);
  const copiedAt = found?.modifiedAt ?? found?.readAt;
  if (!found || !copiedAt) return null;
  const entry = entrySchema.parse(found.entry);
  const plainServices = servicesIn(entry.services);
  return { ...entry, register: open.register, copiedOn: dayOf(copiedAt), plainServices };
}

/** The services of MiCA's list, by its letters. */
const SERVICE_OF: Record<string, Service> = {
  a: 'custody',
  b: 'platform',
  c: 'exchange',
  d: 'exchange',
  e: 'broker',
  f: 'placing',
  g: 'broker',
  h: 'advice',
  i: 'portfolio',
  j: 'transfer',
};

function servicesIn(words: string): Service[] {
  const letters = [...words.matchAll(/(?<=^|\|)\s*([a-j])\./g)].map(([, letter = '']) => letter);
  return [...new Set(letters.flatMap((letter) => SERVICE_OF[letter] ?? []))];
}
