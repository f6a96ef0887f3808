import { lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { challenges, codeFailures, sessions, throttles } from '#db/schema.ts';
import { countAttempt } from './throttle.ts';

/** Deletes challenges, failures, sessions and rate limits that are older than a day, at most every ten minutes. */
export async function sweepExpired(db: Database): Promise<void> {
  if (await countAttempt(db, 'sweep', { times: 1, seconds: 600 })) return;
  const aDayAgo = sql`now() - interval '1 day'`;
  await db.delete(challenges).where(lt(challenges.createdAt, aDayAgo));
  await db.delete(codeFailures).where(lt(codeFailures.at, aDayAgo));
  await db.delete(sessions).where(lt(sessions.createdAt, aDayAgo));
  await db.delete(throttles).where(lt(throttles.windowStart, aDayAgo));
}
