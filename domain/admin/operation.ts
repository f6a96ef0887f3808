import { desc } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { operations } from '#db/schema.ts';

/** An operation at the command line, or an editor's consent to a held file: who, when and what; no passwords and no content. */
export type Operation = typeof operations.$inferSelect;

/** Records an operation. */
export async function recordOperation(
  db: Database,
  operation: Omit<typeof operations.$inferInsert, 'id' | 'at'>,
): Promise<void> {
  await db.insert(operations).values(operation);
}

/** The newest operations, newest first. */
export function listOperations(db: Database, limit: number): Promise<Operation[]> {
  return db.select().from(operations).orderBy(desc(operations.id)).limit(limit);
}
