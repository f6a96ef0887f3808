import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { accounts, challenges } from '#db/schema.ts';
import { hashToken, newToken } from './token.ts';

/** Validity of a code (requirement 9.1). */
export const CODE_SECONDS = 600;
// Reasons: docs/decisions/0009-signing-in.md.
export const RESEND_SECONDS = 60;
export const SENDS = 3;
const ATTEMPTS = 5;

/** A sign-in whose password was right and whose code is still to come. Times are the database's. */
export interface Challenge {
  idHash: string;
  accountId: string;
  email: string;
  /** Id of the known browser it comes from; empty for all others. */
  browser: string;
  codeHash: string | null;
  codeSentAt: Date | null;
  /** Of the code; null: none sent yet; 0: expired. */
  secondsLeft: number | null;
  resendInSeconds: number;
  sendsLeft: number;
  attemptsLeft: number;
}

/** Starts one; answers the token for its cookie. */
export async function openChallenge(
  db: Database,
  { accountId, browser }: { accountId: string; browser: string },
): Promise<string> {
  const token = newToken();
  await db.insert(challenges).values({ idHash: hashToken(token), accountId, browser });
  return token;
}

/** The challenge this token is for, as long as its account may sign in; null when there is none. */
export async function findChallenge(db: Database, token: string | null): Promise<Challenge | null> {
  if (!token) return null;
  const age = sql`extract(epoch from now() - ${challenges.codeSentAt})`;
  const [row] = await db
    .select({
      idHash: challenges.idHash,
      accountId: challenges.accountId,
      email: accounts.email,
      browser: challenges.browser,
      codeHash: challenges.codeHash,
      codeSentAt: challenges.codeSentAt,
      secondsLeft: sql<number | null>`case when ${challenges.codeSentAt} is not null
        then greatest(0, ceil(${CODE_SECONDS} - ${age}))::int end`,
      resendInSeconds: sql<number>`coalesce(greatest(0, ceil(${RESEND_SECONDS} - ${age})), 0)::int`,
      sendsLeft: sql<number>`${SENDS}::int - ${challenges.sends}`,
      attemptsLeft: sql<number>`${ATTEMPTS}::int - ${challenges.attempts}`,
    })
    .from(challenges)
    .innerJoin(accounts, eq(accounts.id, challenges.accountId))
    .where(
      and(
        eq(challenges.idHash, hashToken(token)),
        or(isNotNull(challenges.codeSentAt), isFresh(challenges.createdAt)),
        eq(accounts.isAdmin, true),
        isNull(accounts.disabledAt),
      ),
    );
  return row ?? null;
}

/**
 * Spends one of its sends and puts a new code in place of the old one; false when there is none left, the last was
 * under a minute ago, the challenge has expired, or another request was faster.
 */
export async function putCode(
  db: Database,
  { idHash }: Challenge,
  newHash: string,
): Promise<boolean> {
  const put = await db
    .update(challenges)
    .set({
      codeHash: newHash,
      codeSentAt: sql`now()`,
      sends: sql`${challenges.sends} + 1`,
    })
    .where(
      and(
        eq(challenges.idHash, idHash),
        lt(challenges.sends, SENDS),
        lt(challenges.attempts, ATTEMPTS),
        or(
          and(isNull(challenges.codeSentAt), isFresh(challenges.createdAt)),
          and(
            isFresh(challenges.codeSentAt),
            sql`${challenges.codeSentAt} <= now() - make_interval(secs => ${RESEND_SECONDS})`,
          ),
        ),
      ),
    )
    .returning({ idHash: challenges.idHash });
  return put.length > 0;
}

/** The mail with this code is on its way: its time begins now. */
export async function startCodeTime(db: Database, idHash: string, codeHash: string): Promise<void> {
  await db
    .update(challenges)
    .set({ codeSentAt: sql`now()` })
    .where(and(eq(challenges.idHash, idHash), eq(challenges.codeHash, codeHash)));
}

/** The mail could not be sent: the send is given back, and the code before it is good again. */
export async function takeCodeBack(
  db: Database,
  { idHash, codeHash, codeSentAt }: Challenge,
  newHash: string,
): Promise<void> {
  await db
    .update(challenges)
    .set({ codeHash, codeSentAt, sends: sql`${challenges.sends} - 1` })
    .where(and(eq(challenges.idHash, idHash), eq(challenges.codeHash, newHash)));
}

/** Spends one of its attempts; answers the code to compare with, or null when there is no attempt left or no code. */
export async function spendAttempt(
  db: Database,
  idHash: string,
): Promise<{ codeHash: string; attemptsLeft: number } | null> {
  const [spent] = await db
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(
      and(
        eq(challenges.idHash, idHash),
        lt(challenges.attempts, ATTEMPTS),
        isNotNull(challenges.codeHash),
        isFresh(challenges.codeSentAt),
      ),
    )
    .returning({ codeHash: challenges.codeHash, attempts: challenges.attempts });
  if (!spent?.codeHash) return null;
  return { codeHash: spent.codeHash, attemptsLeft: ATTEMPTS - spent.attempts };
}

/** Ends it; a code of it is good no more. */
export async function closeChallenge(db: Database, idHash: string): Promise<void> {
  await db.delete(challenges).where(eq(challenges.idHash, idHash));
}

function isFresh(moment: typeof challenges.createdAt | typeof challenges.codeSentAt) {
  return gt(moment, sql`now() - make_interval(secs => ${CODE_SECONDS})`);
}
