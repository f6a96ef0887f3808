import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { count, eq, inArray, lte, sql } from 'drizzle-orm';
import { betweenRestores } from '#db/backup.ts';
import type { Database } from '#db/client.ts';
import { unusedUploads } from '#db/schema.ts';

/** Records a file that is about to be written to the folder of uploads, until a listing names it. */
export async function recordUpload(db: Database, name: string, accountId: string): Promise<void> {
  await db.insert(unusedUploads).values({ name, accountId });
}

/** How many pictures of an account no listing has named yet. */
export async function countUnused(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ unused: count() })
    .from(unusedUploads)
    .where(eq(unusedUploads.accountId, accountId));
  return row?.unused ?? 0;
}

/**
 * Keeps an unused upload for another day, because a form that was sent names it. Waits for a sweep that is removing it:
 * a file that is there afterwards stays until the form is saved.
 */
export async function renewUpload(db: Database, name: string): Promise<void> {
  await db.update(unusedUploads).set({ usedAt: sql`now()` }).where(eq(unusedUploads.name, name));
}

/** Removes the files that no listing has named for a day; answers how many. */
export async function removeUnused(db: Database, folder: string): Promise<number> {
  let removed = 0;
  // A restore may bring back a picture of the same name.
  await betweenRestores(db, async (tx) => {
    // Locked: a form that names one now waits, and then finds its file gone.
    const rows = await tx
      .select({ name: unusedUploads.name })
      .from(unusedUploads)
      .where(lte(unusedUploads.usedAt, sql`now() - interval '1 day'`))
      .for('update', { skipLocked: true });
    const names = rows.map(({ name }) => name);
    for (const name of names) await rm(join(folder, name), { force: true });
    // Afterwards: where this is cut off, the next sweep finds them again.
    await tx.delete(unusedUploads).where(inArray(unusedUploads.name, names));
    removed = names.length;
  });
  return removed;
}
