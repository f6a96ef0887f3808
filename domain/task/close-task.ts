import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { headlineTasks, quoteDifferences, registerTasks } from '#db/schema.ts';

const TABLES = { headlines: headlineTasks, quotes: quoteDifferences, registers: registerTasks };

/** The tasks that editors close. */
export type TaskKind = keyof typeof TABLES;
export const TASK_KINDS = Object.keys(TABLES) as TaskKind[];

/** Closes a task. Returns whether there is one; one that is closed stays as it is. */
export async function closeTask(
  db: Database,
  kind: TaskKind,
  id: number,
  by: string,
): Promise<boolean> {
  if (!Number.isSafeInteger(id)) return false;
  const table = TABLES[kind];
  const [row] = await db
    .update(table)
    .set({
      closedAt: sql`coalesce(${table.closedAt}, now())`,
      closedBy: sql`coalesce(${table.closedBy}, ${by})`,
    })
    .where(eq(table.id, id))
    .returning({ id: table.id });
  return row !== undefined;
}
