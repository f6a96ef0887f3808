import { and, count, eq, gt, inArray, min, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { codeFailures, throttles } from '#db/schema.ts';
import { CODE_SECONDS, MAX_SENDS, RESEND_SECONDS } from './challenge.ts';
import { countAttempt } from './throttle.ts';

/** The unit in which wrong codes are counted: an account in one known browser, or in all unknown browsers (''). */
export interface AttemptScope {
  accountId: string;
  browser: string;
}

const PAUSE = { times: 1, seconds: RESEND_SECONDS };
const TOTAL = { times: MAX_SENDS, seconds: CODE_SECONDS };

/** Seconds until another code may be mailed; 0: now. */
export async function secondsToSend(db: Database, scope: AttemptScope): Promise<number> {
  const { pause, total } = keysOf(scope);
  const left = (seconds: number) =>
    sql`${seconds} - extract(epoch from now() - ${throttles.windowStart})`;
  const [row] = await db
    .select({
      seconds: sql<number>`coalesce(greatest(0, ceil(max(case
        when ${throttles.key} = ${pause} then ${left(PAUSE.seconds)}
        when ${throttles.count} >= ${TOTAL.times} then ${left(TOTAL.seconds)} end))), 0)::int`,
    })
    .from(throttles)
    .where(inArray(throttles.key, [pause, total]));
  return row?.seconds ?? 0;
}

/**
 * Counts a mail over all sign-ins of its scope: a limit per sign-in would not stop somebody with the password, who can
 * start any number. Resolves with 0, or with the seconds until the next mail may be sent.
 */
export async function countSend(db: Database, scope: AttemptScope): Promise<number> {
  const { pause, total } = keysOf(scope);
  const wait = await countAttempt(db, pause, PAUSE);
  if (wait > 0) return wait;
  const totalWait = await countAttempt(db, total, TOTAL);
  // A refused mail starts no pause.
  if (totalWait > 0) await db.delete(throttles).where(eq(throttles.key, pause));
  return totalWait;
}

/** Takes back the count of a mail that could not be sent. */
export async function refundSend(db: Database, scope: AttemptScope): Promise<void> {
  const { pause, total } = keysOf(scope);
  await db.delete(throttles).where(eq(throttles.key, pause));
  await db
    .update(throttles)
    .set({ count: sql`greatest(0, ${throttles.count} - 1)` })
    .where(eq(throttles.key, total));
}

/** Resets the counts after a code was entered, which proves that the mails arrive. */
export async function resetSends(db: Database, scope: AttemptScope): Promise<void> {
  const { pause, total } = keysOf(scope);
  await db.delete(throttles).where(inArray(throttles.key, [pause, total]));
}

/** Resets the counts of an account in all browsers. */
export async function resetAllSends(db: Database, accountId: string): Promise<void> {
  const { pause, total } = keysOf({ accountId, browser: '' });
  const isOne = or(...[pause, total].map((start) => sql`starts_with(${throttles.key}, ${start})`));
  await db.delete(throttles).where(isOne);
}

function keysOf({ accountId, browser }: AttemptScope) {
  const scope = `${accountId} ${browser}`;
  return { pause: `code pause ${scope}`, total: `codes ${scope}` };
}

/** Reasons: docs/decisions/0009-signing-in.md. */
const MAX_FAILURES_A_DAY = 10;

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
  return { left: Math.max(0, MAX_FAILURES_A_DAY - failures), retryAfterSeconds };
}

/** Records a wrong code. */
export async function addFailure(
  db: Database,
  { accountId, browser }: AttemptScope,
): Promise<void> {
  await db.insert(codeFailures).values({ accountId, browser });
}
