import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#db/client.ts';
import { keptAnswers } from '#db/schema.ts';

/** Longer than any question takes, so that an instance that died is not waited for. */
const CLAIM_SECONDS = 20;

/** What is kept under `name`. An answer that does not have the shape (any more) counts as none. */
export async function readKept<T>(db: Database, name: string, shape: z.ZodType<T>) {
  const [row] = await db.select().from(keptAnswers).where(eq(keptAnswers.name, name));
  if (!row) return null;
  const read = shape.safeParse(row.answer);
  const answer =
    read.success && row.fetchedAt ? { value: read.data, fetchedAt: row.fetchedAt } : null;
  return { answer, notBefore: row.notBefore };
}

/** Takes the right to ask; false while another instance holds it. */
export async function claim(db: Database, name: string): Promise<boolean> {
  const claimed = await db
    .insert(keptAnswers)
    .values({ name, askedAt: new Date() })
    .onConflictDoUpdate({
      target: keptAnswers.name,
      set: { askedAt: sql`now()` },
      setWhere: sql`${keptAnswers.askedAt} is null
        or ${keptAnswers.askedAt} < now() - make_interval(secs => ${CLAIM_SECONDS})`,
    })
    .returning({ name: keptAnswers.name });
  return claimed.length > 0;
}

/** Keeps a good answer and gives the right to ask back. */
export async function storeKept(
  db: Database,
  name: string,
  { value, fetchedAt }: { value: unknown; fetchedAt: Date },
): Promise<void> {
  await db
    .update(keptAnswers)
    .set({ answer: value, fetchedAt, askedAt: null, notBefore: null })
    .where(eq(keptAnswers.name, name));
}

/** Gives the right to ask back after a failure; the good answer stays. */
export async function storeFailure(
  db: Database,
  name: string,
  notBefore: Date | null,
): Promise<void> {
  await db.update(keptAnswers).set({ askedAt: null, notBefore }).where(eq(keptAnswers.name, name));
}
