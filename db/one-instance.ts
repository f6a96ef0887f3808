import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/**
 * Does `work` unless another instance, or this one, is at it under the same lock; says whether it was done. The lock
 * ends with its connection: whoever dies holds nobody up. The work itself goes by other connections.
 */
export async function inOneInstance(
  db: Database,
  lock: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lock}) as taken`,
    );
    if (!row?.taken) return false;
    await work();
    return true;
  });
}
