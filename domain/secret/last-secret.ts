import { ne } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { lastSecret } from '#db/schema.ts';
import { keyedHash } from './keyed-hash.ts';

/** Stores a fingerprint of this start's secret; resolves with whether the previous start had another secret. */
export async function replaceFingerprint(db: Database, secret: string): Promise<boolean> {
  const fingerprint = keyedHash(secret, 'fingerprint', '');
  // The second of two concurrent first starts waits here for the first.
  await db.insert(lastSecret).values({ fingerprint }).onConflictDoNothing();
  const replaced = await db
    .update(lastSecret)
    .set({ fingerprint })
    .where(ne(lastSecret.fingerprint, fingerprint))
    .returning();
  return replaced.length > 0;
}
