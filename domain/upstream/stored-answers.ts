import { eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#db/client.ts';
import { storedAnswers } from '#db/schema.ts';

/** Longer than any request: after it, the instance that claimed the request counts as dead. */
export const CLAIM_SECONDS = 20;

export interface Answer<T> {
  value: T;
  fetchedAt: Date;
}

/** The answer stored under `name`; an answer of another shape, from an earlier version, is ignored. */
export async function readStored<T>(db: Database, name: string, shape: z.ZodType<T>) {
  const [row] = await db.select().from(storedAnswers).where(eq(storedAnswers.name, name));
  if (!row) return null;
  const { fetchedAt, notBefore } = row;
  const { data, success } = shape.safeParse(row.answer);
  const answer: Answer<T> | null = success && fetchedAt ? { value: data, fetchedAt } : null;
  return { answer, fetchedAt, notBefore };
}

/**
 * Claims the request for this instance; resolves with the time of the claim. Null while another instance has it, or if a
 * newer answer than that of `known` has been stored.
 */
export async function claim(db: Database, name: string, known: Date | null): Promise<Date | null> {
  const [claimed] = await db
    .insert(storedAnswers)
    .values({ name, askedAt: sql`now()` })
    .onConflictDoUpdate({
      target: storedAnswers.name,
      set: { askedAt: sql`now()` },
      setWhere: sql`(${storedAnswers.askedAt} is null
          or ${storedAnswers.askedAt} < now() - make_interval(secs => ${CLAIM_SECONDS}))
        and ${storedAnswers.fetchedAt} is not distinct from ${timestamp(known)}`,
    })
    .returning({ askedAt: storedAnswers.askedAt });
  return claimed?.askedAt ?? null;
}

/** Stores a good answer and releases the claim. */
export async function storeAnswer(
  db: Database,
  name: string,
  claimed: Date | null,
  { value, fetchedAt }: Answer<unknown>,
): Promise<void> {
  await db
    .update(storedAnswers)
    .set({ answer: value, fetchedAt, askedAt: released(claimed) })
    .where(eq(storedAnswers.name, name));
}

/** Releases the claim after a failure. The good answer stays; a stored wait is never shortened. */
export async function storeFailure(
  db: Database,
  name: string,
  claimed: Date | null,
  notBefore: Date | null,
): Promise<void> {
  await db
    .update(storedAnswers)
    .set({
      askedAt: released(claimed),
      notBefore: sql`greatest(${storedAnswers.notBefore}, ${timestamp(notBefore)})`,
    })
    .where(eq(storedAnswers.name, name));
}

/** Adds a word to the list stored under `name`; concurrent additions do not overwrite each other. */
export async function addToStoredList(db: Database, name: string, word: string): Promise<void> {
  const { answer } = storedAnswers;
  await db
    .insert(storedAnswers)
    .values({ name, answer: [word], fetchedAt: sql`now()` })
    .onConflictDoUpdate({
      target: storedAnswers.name,
      set: {
        // A stored value that is not a list is replaced.
        answer: sql`case
          when jsonb_typeof(${answer}) <> 'array' or ${answer} is null then excluded.answer
          when ${answer} @> excluded.answer then ${answer}
          else ${answer} || excluded.answer end`,
        fetchedAt: sql`now()`,
      },
    });
}

// An expired claim may belong to another instance by now.
function released(claimed: Date | null): SQL {
  return sql`nullif(${storedAnswers.askedAt}, ${timestamp(claimed)})`;
}

function timestamp(date: Date | null): SQL {
  return sql`${date?.toISOString() ?? null}::timestamptz`;
}
