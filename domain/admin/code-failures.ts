import { and, count, eq, gt, min, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { codeFailures } from '#db/schema.ts';

/** The unit in which wrong codes are counted: an account in one known browser, or in all unknown browsers (''). */
export interface AttemptScope {
  accountId: string;
  browser: string;
}

/** Reasons: docs/decisions/0009-signing-in.md. */
const FAILURES_A_DAY = 10;

/** The number of wrong codes left for the last 24 hours, and the seconds until the oldest of them expires. */
export async function failuresLeft(
  db: Database,
  scope: AttemptScope,
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
        eq(codeFailures.accountId, scope.accountId),
        eq(codeFailures.browser, scope.browser),
        gt(codeFailures.at, sql`now() - interval '24 hours'`),
      ),
    );
  const { failures = 0, retryAfterSeconds = 0 } = row ?? {};
  return { left: Math.max(0, FAILURES_A_DAY - failures), retryAfterSeconds };
}

/** Records a wrong code. */
export async function addFailure(
  db: Database,
  { accountId, browser }: AttemptScope,
): Promise<void> {
  await db.insert(codeFailures).values({ accountId, browser });
}
