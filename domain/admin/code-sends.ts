import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { throttles } from '#db/schema.ts';
import { CODE_SECONDS, RESEND_SECONDS, SENDS } from './challenge.ts';
import type { Guesser } from './code-failures.ts';
import { countTry } from './throttle.ts';

const PAUSE = { times: 1, seconds: RESEND_SECONDS };
const IN_ALL = { times: SENDS, seconds: CODE_SECONDS };

/** In how many seconds there may be another mail with a code; 0: now. */
export async function secondsToSend(db: Database, guesser: Guesser): Promise<number> {
  const { pause, inAll } = keysOf(guesser);
  const left = (seconds: number) =>
    sql`${seconds} - extract(epoch from now() - ${throttles.windowStart})`;
  const [row] = await db
    .select({
      seconds: sql<number>`coalesce(greatest(0, ceil(max(case
        when ${throttles.key} = ${pause} then ${left(PAUSE.seconds)}
        when ${throttles.count} >= ${IN_ALL.times} then ${left(IN_ALL.seconds)} end))), 0)::int`,
    })
    .from(throttles)
    .where(inArray(throttles.key, [pause, inAll]));
  return row?.seconds ?? 0;
}

/**
 * Counts a mail with a code, over all sign-ins of an account from one known browser or from all unknown ones: whoever has
 * the password begins as many as they like. Answers 0, or in how many seconds there may be one.
 */
export async function countSend(db: Database, guesser: Guesser): Promise<number> {
  const { pause, inAll } = keysOf(guesser);
  const wait = await countTry(db, pause, PAUSE);
  if (wait > 0) return wait;
  const waitForAll = await countTry(db, inAll, IN_ALL);
  // What is not sent begins no pause.
  if (waitForAll > 0) await db.delete(throttles).where(eq(throttles.key, pause));
  return waitForAll;
}

/** Gives one back that was counted and could not be sent. */
export async function uncountSend(db: Database, guesser: Guesser): Promise<void> {
  const { pause, inAll } = keysOf(guesser);
  await db.delete(throttles).where(eq(throttles.key, pause));
  await db
    .update(throttles)
    .set({ count: sql`greatest(0, ${throttles.count} - 1)` })
    .where(eq(throttles.key, inAll));
}

/** Forgets them: the mails have reached who they are for. */
export async function forgetSends(db: Database, guesser: Guesser): Promise<void> {
  const { pause, inAll } = keysOf(guesser);
  await db.delete(throttles).where(inArray(throttles.key, [pause, inAll]));
}

/** Forgets an account's, from wherever they were asked for. */
export async function forgetAllSends(db: Database, accountId: string): Promise<void> {
  const { pause, inAll } = keysOf({ accountId, browser: '' });
  const isOne = or(...[pause, inAll].map((start) => sql`starts_with(${throttles.key}, ${start})`));
  await db.delete(throttles).where(isOne);
}

function keysOf({ accountId, browser }: Guesser) {
  const whose = `${accountId} ${browser}`;
  return { pause: `code pause ${whose}`, inAll: `codes ${whose}` };
}
