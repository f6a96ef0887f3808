import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { throttles } from '#db/schema.ts';

/** A number of attempts per window; the window starts with the first attempt. */
export interface Limit {
  times: number;
  seconds: number;
}

/** Counts an attempt under `key`, shared by all instances. Resolves with 0, or, over the limit, with the seconds left. */
export async function countAttempt(
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
        // Capped, so that a flood cannot overflow the counter.
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
