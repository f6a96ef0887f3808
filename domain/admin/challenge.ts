import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { accounts, challenges } from '#db/schema.ts';
import { hashToken, newToken } from './token.ts';

/** Validity of a code (requirement 9.1). */
export const CODE_SECONDS = 600;
// Reasons: docs/decisions/0009-signing-in.md.
export const RESEND_SECONDS = 60;
export const MAX_SENDS = 3;
const MAX_ATTEMPTS = 5;

/** A sign-in that has passed the password step and waits for its code. Times are those of the database's clock. */
export interface Challenge {
  idHash: string;
  accountId: string;
  email: string;
  /** Id of the known browser; empty for unknown browsers. */
  browser: string;
  codeHash: string | null;
  codeSentAt: Date | null;
  /** Validity left of the code; null: no code sent yet; 0: expired. */
  secondsLeft: number | null;
  resendInSeconds: number;
  sendsLeft: number;
  attemptsLeft: number;
}

/** Opens a challenge; resolves with the token for its cookie. */
export async function openChallenge(
  db: Database,
  { accountId, browser }: { accountId: string; browser: string },
): Promise<string> {
  const token = newToken();
  await db.insert(challenges).values({ idHash: hashToken(token), accountId, browser });
  return token;
}

/** The challenge of this token while its account may sign in, else null. */
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
      sendsLeft: sql<number>`${MAX_SENDS}::int - ${challenges.sends}`,
      attemptsLeft: sql<number>`${MAX_ATTEMPTS}::int - ${challenges.attempts}`,
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
 * Spends one of the challenge's sends and replaces its code; false if no send is left, the last was under a minute ago,
 * the challenge has expired, or a concurrent request was faster.
 */
export async function replaceCode(
  db: Database,
  { idHash }: Challenge,
  newHash: string,
): Promise<boolean> {
  const updated = await db
    .update(challenges)
    .set({
      codeHash: newHash,
      codeSentAt: sql`now()`,
      sends: sql`${challenges.sends} + 1`,
    })
    .where(
      and(
        eq(challenges.idHash, idHash),
        lt(challenges.sends, MAX_SENDS),
        lt(challenges.attempts, MAX_ATTEMPTS),
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
  return updated.length > 0;
}

/** Starts the validity of a code whose mail has been sent. */
export async function startCodeValidity(
  db: Database,
  idHash: string,
  codeHash: string,
): Promise<void> {
  await db
    .update(challenges)
    .set({ codeSentAt: sql`now()` })
    .where(and(eq(challenges.idHash, idHash), eq(challenges.codeHash, codeHash)));
}

/** Undoes `replaceCode` after a failed mail: refunds the send and restores the previous code. */
export async function restorePreviousCode(
  db: Database,
  { idHash, codeHash, codeSentAt }: Challenge,
  newHash: string,
): Promise<void> {
  await db
    .update(challenges)
    .set({ codeHash, codeSentAt, sends: sql`${challenges.sends} - 1` })
    .where(and(eq(challenges.idHash, idHash), eq(challenges.codeHash, newHash)));
}

/** Spends an attempt; resolves with the code's hash to compare with, or null if no attempt is left or no code is valid. */
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
        lt(challenges.attempts, MAX_ATTEMPTS),
        isNotNull(challenges.codeHash),
        isFresh(challenges.codeSentAt),
      ),
    )
    .returning({ codeHash: challenges.codeHash, attempts: challenges.attempts });
  if (!spent?.codeHash) return null;
  return { codeHash: spent.codeHash, attemptsLeft: MAX_ATTEMPTS - spent.attempts };
}

/** Deletes the challenge, and with it its code. */
export async function closeChallenge(db: Database, idHash: string): Promise<void> {
  await db.delete(challenges).where(eq(challenges.idHash, idHash));
}

function isFresh(moment: typeof challenges.createdAt | typeof challenges.codeSentAt) {
  return gt(moment, sql`now() - make_interval(secs => ${CODE_SECONDS})`);
}
