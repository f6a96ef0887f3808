import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/**
 * Runs `work` unless it is running under the same lock, here or in another instance; returns whether it ran. The lock
 * belongs to a connection, so it is released when an instance dies. The work itself uses other connections.
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
