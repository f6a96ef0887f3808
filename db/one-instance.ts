import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Runs `work` unless another instance runs it under this lock; returns whether it ran. The lock ends with its connection. */
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
