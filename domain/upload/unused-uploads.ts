import { count, eq, inArray, lte, sql } from 'drizzle-orm';
import { betweenRestores } from '#db/backup.ts';
import type { Database } from '#db/client.ts';
import { unusedUploads } from '#db/schema.ts';
import type { UploadStore } from './upload-store.ts';

/** Records an upload as unused, before its file is written; a trigger deletes the row once a listing names the file. */
export async function recordUpload(db: Database, name: string, accountId: string): Promise<void> {
  await db.insert(unusedUploads).values({ name, accountId });
}

/** The number of an account's unused uploads. */
export async function countUnused(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ unused: count() })
    .from(unusedUploads)
    .where(eq(unusedUploads.accountId, accountId));
  return row?.unused ?? 0;
}

/**
 * Extends an unused upload by a day, since a submitted form names it. Waits for a sweep that is removing it: a file that
 * exists afterwards stays until the form is saved.
 */
export async function renewUpload(db: Database, name: string): Promise<void> {
  await db.update(unusedUploads).set({ usedAt: sql`now()` }).where(eq(unusedUploads.name, name));
}

/** Removes the files that have been unused for a day; resolves with their number. */
export async function removeUnused(db: Database, store: UploadStore): Promise<number> {
  let removed = 0;
  // A restore may bring back a picture of the same name.
  await betweenRestores(db, async (tx) => {
    // The row locks make a form that names one of them wait, and then find its file gone.
    const rows = await tx
      .select({ name: unusedUploads.name })
      .from(unusedUploads)
      .where(lte(unusedUploads.usedAt, sql`now() - interval '1 day'`))
      .for('update', { skipLocked: true });
    const names = rows.map(({ name }) => name);
    for (const name of names) await store.remove(name);
    // Deleted after the files: an interrupted sweep is completed by the next one.
    await tx.delete(unusedUploads).where(inArray(unusedUploads.name, names));
    removed = names.length;
  });
  return removed;
}
