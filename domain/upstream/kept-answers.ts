import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#db/client.ts';
import { keptAnswers } from '#db/schema.ts';

/** Longer than any question takes, so that an instance that died is not waited for. */
export const CLAIM_SECONDS = 20;

/** What is kept under `name`. An answer that does not have the shape (any more) counts as none. */
export async function readKept<T>(db: Database, name: string, shape: z.ZodType<T>) {
  const [row] = await db.select().from(keptAnswers).where(eq(keptAnswers.name, name));
  if (!row) return null;
  const read = shape.safeParse(row.answer);
  const answer =
    read.success && row.fetchedAt ? { value: read.data, fetchedAt: row.fetchedAt } : null;
  return { answer, fetchedAt: row.fetchedAt, notBefore: row.notBefore };
}

/**
 * Takes the right to ask, and says since when it is held; null while another instance holds it, and where one has
 * brought another answer than the one read that was fetched at `known`.
 */
export async function claim(db: Database, name: string, known: Date | null): Promise<Date | null> {
  const [claimed] = await db
    .insert(keptAnswers)
    .values({ name, askedAt: sql`now()` })
    .onConflictDoUpdate({
      target: keptAnswers.name,
      set: { askedAt: sql`now()` },
      setWhere: sql`(${keptAnswers.askedAt} is null
          or ${keptAnswers.askedAt} < now() - make_interval(secs => ${CLAIM_SECONDS}))
        and ${keptAnswers.fetchedAt} is not distinct from ${known?.toISOString() ?? null}::timestamptz`,
    })
    .returning({ askedAt: keptAnswers.askedAt });
  return claimed?.askedAt ?? null;
}

/** Keeps a good answer and gives the right to ask back, where it is still the one taken at `claimed`. */
export async function storeKept(
  db: Database,
  name: string,
  claimed: Date | null,
  { value, fetchedAt }: { value: unknown; fetchedAt: Date },
): Promise<void> {
  await db
    .update(keptAnswers)
    .set({ answer: value, fetchedAt, askedAt: released(claimed) })
    .where(eq(keptAnswers.name, name));
}

/** Adds a word to the list under `name`, without the right to ask; of two added at once neither is lost. */
export async function keepLearned(db: Database, name: string, word: string): Promise<void> {
  const { answer } = keptAnswers;
  await db
    .insert(keptAnswers)
    .values({ name, answer: [word], fetchedAt: sql`now()` })
    .onConflictDoUpdate({
      target: keptAnswers.name,
      set: {
        // What is no list (any more) gives way.
        answer: sql`case
          when jsonb_typeof(${answer}) <> 'array' or ${answer} is null then excluded.answer
          when ${answer} @> excluded.answer then ${answer}
          else ${answer} || excluded.answer end`,
        fetchedAt: sql`now()`,
      },
    });
}

/** Gives the right to ask back after a failure; the good answer stays, and so does a longer wait. */
export async function storeFailure(
  db: Database,
  name: string,
  claimed: Date | null,
  notBefore: Date | null,
): Promise<void> {
  const wait = sql`${notBefore?.toISOString() ?? null}::timestamptz`;
  await db
    .update(keptAnswers)
    .set({
      askedAt: released(claimed),
      notBefore: sql`greatest(${keptAnswers.notBefore}, ${wait})`,
    })
    .where(eq(keptAnswers.name, name));
}

// One that took too long has lost the right to another instance.
function released(claimed: Date | null) {
  return sql`nullif(${keptAnswers.askedAt}, ${claimed?.toISOString() ?? null}::timestamptz)`;
}
