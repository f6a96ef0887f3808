import { eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#db/client.ts';
import { storedResponses } from '#db/schema.ts';

/** Longer than any request: after it, the instance that claimed the request counts as dead. */
export const CLAIM_SECONDS = 20;

export interface StoredResponse<T> {
  value: T;
  fetchedAt: Date;
}

/** The response stored under `name`; a response of another shape, from an earlier version, is ignored. */
export async function readStored<T>(db: Database, name: string, shape: z.ZodType<T>) {
  const [row] = await db.select().from(storedResponses).where(eq(storedResponses.name, name));
  if (!row) return null;
  const { fetchedAt, notBefore } = row;
  const { data, success } = shape.safeParse(row.response);
  const response: StoredResponse<T> | null =
    success && fetchedAt ? { value: data, fetchedAt } : null;
  return { response, fetchedAt, notBefore };
}

/**
 * Claims the request for this instance; resolves with the time of the claim. Null while another instance has it, or if a
 * newer response than that of `known` has been stored.
 */
export async function claim(db: Database, name: string, known: Date | null): Promise<Date | null> {
  const [claimed] = await db
    .insert(storedResponses)
    .values({ name, askedAt: sql`now()` })
    .onConflictDoUpdate({
      target: storedResponses.name,
      set: { askedAt: sql`now()` },
      setWhere: sql`(${storedResponses.askedAt} is null
          or ${storedResponses.askedAt} < now() - make_interval(secs => ${CLAIM_SECONDS}))
        and ${storedResponses.fetchedAt} is not distinct from ${timestamp(known)}`,
    })
    .returning({ askedAt: storedResponses.askedAt });
  return claimed?.askedAt ?? null;
}

/** Stores a good response and releases the claim. */
export async function storeResponse(
  db: Database,
  name: string,
  claimed: Date | null,
  { value, fetchedAt }: StoredResponse<unknown>,
): Promise<void> {
  await db
    .update(storedResponses)
    .set({ response: value, fetchedAt, askedAt: released(claimed) })
    .where(eq(storedResponses.name, name));
}

/** Releases the claim after a failure. The good response stays; a stored wait is never shortened. */
export async function storeFailure(
  db: Database,
  name: string,
  claimed: Date | null,
  notBefore: Date | null,
): Promise<void> {
  await db
    .update(storedResponses)
    .set({
      askedAt: released(claimed),
      notBefore: sql`greatest(${storedResponses.notBefore}, ${timestamp(notBefore)})`,
    })
    .where(eq(storedResponses.name, name));
}

/** Adds a word to the list stored under `name`; concurrent additions do not overwrite each other. */
export async function addToStoredList(db: Database, name: string, word: string): Promise<void> {
  const { response } = storedResponses;
  await db
    .insert(storedResponses)
    .values({ name, response: [word], fetchedAt: sql`now()` })
    .onConflictDoUpdate({
      target: storedResponses.name,
      set: {
        // A stored value that is not a list is replaced.
        response: sql`case
          when jsonb_typeof(${response}) <> 'array' or ${response} is null then excluded.answer
          when ${response} @> excluded.answer then ${response}
          else ${response} || excluded.answer end`,
        fetchedAt: sql`now()`,
      },
    });
}

// An expired claim may belong to another instance by now.
function released(claimed: Date | null): SQL {
  return sql`nullif(${storedResponses.askedAt}, ${timestamp(claimed)})`;
}

function timestamp(date: Date | null): SQL {
  return sql`${date?.toISOString() ?? null}::timestamptz`;
}
