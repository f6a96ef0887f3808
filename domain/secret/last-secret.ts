import { ne } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { lastSecret } from '#db/schema.ts';
import { keyedHash } from './keyed-hash.ts';

/** Keeps a fingerprint of the secret of this start; answers whether the start before it had another secret. */
export async function isOtherSecret(db: Database, secret: string): Promise<boolean> {
  const fingerprint = keyedHash(secret, 'fingerprint', '');
  // The second of two first starts at once waits for the first here.
  await db.insert(lastSecret).values({ fingerprint }).onConflictDoNothing();
  const replaced = await db
    .update(lastSecret)
    .set({ fingerprint })
    .where(ne(lastSecret.fingerprint, fingerprint))
    .returning();
  return replaced.length > 0;
}
