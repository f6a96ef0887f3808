import { and, count, eq, gt, min, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { codeFailures } from '#db/schema.ts';

/** Whose wrong codes are counted together: an account's from one known browser, or from all unknown ones (''). */
export interface Guesser {
  accountId: string;
  browser: string;
}

/** Reasons: docs/decisions/0009-signing-in.md. */
const FAILURES_A_DAY = 10;

/** How many more wrong codes there may be today, and in how many seconds there may be more again. */
export async function failuresLeft(
  db: Database,
  guesser: Guesser,
): Promise<{ left: number; retryAfterSeconds: number }> {
  const [row] = await db
    .select({
      failures: count(),
      retryAfterSeconds: sql<number>`coalesce(ceil(extract(epoch from
        ${min(codeFailures.at)} + interval '24 hours' - now())), 0)::int`,
    })
    .from(codeFailures)
    .where(
      and(
        eq(codeFailures.accountId, guesser.accountId),
        eq(codeFailures.browser, guesser.browser),
        gt(codeFailures.at, sql`now() - interval '24 hours'`),
      ),
    );
  const { failures = 0, retryAfterSeconds = 0 } = row ?? {};
  return { left: Math.max(0, FAILURES_A_DAY - failures), retryAfterSeconds };
}

/** Writes down a wrong code. */
export async function addFailure(db: Database, { accountId, browser }: Guesser): Promise<void> {
  await db.insert(codeFailures).values({ accountId, browser });
}
