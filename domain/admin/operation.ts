import { desc } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { operations } from '#db/schema.ts';

/** Something done at the command line, with who did it and when; no password, no row of anybody's. */
export type Operation = typeof operations.$inferSelect;

/** Keeps an operation on record. */
export async function recordOperation(
  db: Database,
  operation: Omit<typeof operations.$inferInsert, 'id' | 'at'>,
): Promise<void> {
  await db.insert(operations).values(operation);
}

/** The newest so many. */
export function listOperations(db: Database, most: number): Promise<Operation[]> {
  return db.select().from(operations).orderBy(desc(operations.id)).limit(most);
}
