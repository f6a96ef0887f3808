import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { throttles } from '#db/schema.ts';

/** So many times in a window that begins with the first. */
export interface Limit {
  times: number;
  seconds: number;
}

/**
 * Counts one more try under `key`, for all instances together. Answers 0, or, when it was one too many, in how many
 * seconds the window ends.
 */
export async function countTry(
  db: Database,
  key: string,
  { times, seconds }: Limit,
): Promise<number> {
  const isOver = sql`${throttles.windowStart} <= now() - make_interval(secs => ${seconds})`;
  const [row] = await db
    .insert(throttles)
    .values({ key, windowStart: sql`now()`, count: 1 })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        windowStart: sql`case when ${isOver} then now() else ${throttles.windowStart} end`,
        // A flood must not run the counter over.
        count: sql`case when ${isOver} then 1 else least(${throttles.count} + 1, ${times + 1}) end`,
      },
    })
    .returning({
      count: throttles.count,
      secondsLeft: sql<number>`ceil(${seconds} - extract(epoch from now() - ${throttles.windowStart}))::int`,
    });
  if (!row || row.count <= times) return 0;
  return Math.max(1, row.secondsLeft);
}
