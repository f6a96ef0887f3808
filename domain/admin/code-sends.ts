import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { throttles } from '#db/schema.ts';
import { CODE_SECONDS, RESEND_SECONDS, SENDS } from './challenge.ts';
import type { AttemptScope } from './code-failures.ts';
import { countAttempt } from './throttle.ts';

const PAUSE = { times: 1, seconds: RESEND_SECONDS };
const TOTAL = { times: SENDS, seconds: CODE_SECONDS };

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
