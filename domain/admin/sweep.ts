import { lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { challenges, codeFailures, sessions, throttles } from '#db/schema.ts';
import { countTry } from './throttle.ts';

/** Removes, at most every ten minutes, what after a day counts for nothing any more. */
export async function sweepNowAndThen(db: Database): Promise<void> {
  if (await countTry(db, 'sweep', { times: 1, seconds: 600 })) return;
  const aDayAgo = sql`now() - interval '1 day'`;
  await db.delete(challenges).where(lt(challenges.createdAt, aDayAgo));
  await db.delete(codeFailures).where(lt(codeFailures.at, aDayAgo));
  await db.delete(sessions).where(lt(sessions.createdAt, aDayAgo));
  await db.delete(throttles).where(lt(throttles.windowStart, aDayAgo));
}
