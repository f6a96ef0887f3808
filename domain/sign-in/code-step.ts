import { eq } from 'drizzle-orm';
import { accounts } from '#db/schema.ts';
import {
  type Challenge,
  closeChallenge,
  findChallenge,
  spendAttempt,
} from '#domain/admin/challenge.ts';
import { addFailure, failuresLeft, resetSends } from '#domain/admin/code-limits.ts';
import { startSession } from '#domain/admin/session.ts';
import { isSameHash } from '#domain/secret/keyed-hash.ts';
import { hashCode } from './code.ts';
import { knownBrowserToken } from './known-browser.ts';
import { findChallengeFor, reportOutcome, type SignInParts, type TooMany } from './sign-in.ts';

export type CodeOutcome =
  | { outcome: 'signedIn'; session: string; browser: string; email: string }
  | { outcome: 'wrong'; attemptsLeft: number }
  | { outcome: 'expired' }
  | { outcome: 'notPending' }
  | TooMany;

interface SentCode {
  /** The challenge's token, from its cookie. */
  token: string | null;
  email: string;
  /** As `codeText` parses it. */
  code: string;
}

/** The second step: the code. The right code ends the challenge and starts a session. */
export async function verifyCode(parts: SignInParts, sent: SentCode): Promise<CodeOutcome> {
  return reportOutcome(parts, 'code', await checkCode(parts, sent));
}

async function checkCode(
  parts: SignInParts,
  { token, email, code }: SentCode,
): Promise<CodeOutcome> {
  const { db, log } = parts;
  const challenge = await findChallengeFor(db, token, email);
  if (!challenge) return { outcome: 'notPending' };
  const verified = await db.transaction((tx) =>
    verify({ ...parts, db: tx }, challenge, { token, code }),
  );
  const who = challenge.email;
  if (verified.outcome === 'signedIn') log.info({ who }, 'signed in');
  else log.warn({ who, outcome: verified.outcome }, 'code refused');
  return verified;
}

// The lock of the account's row lets one code be verified at a time: concurrent challenges would otherwise exceed the daily limit.
async function verify(
  { db, secret }: SignInParts,
  challenge: Challenge,
  { token, code }: Pick<SentCode, 'token' | 'code'>,
): Promise<CodeOutcome> {
  const { id, email, passwordHash } = accounts;
  const [account] = await db
    .select({ id, email, passwordHash })
    .from(accounts)
    .where(eq(accounts.id, challenge.accountId))
    .for('no key update');
  const failures = await failuresLeft(db, challenge);
  if (failures.left === 0) {
    return { outcome: 'tooMany', retryAfterSeconds: failures.retryAfterSeconds };
  }
  const spent = await spendAttempt(db, challenge.idHash);
  if (!account || !spent) return refusalOf(await findChallenge(db, token));
  if (!isSameHash(spent.codeHash, hashCode(secret, challenge.idHash, code))) {
    await addFailure(db, challenge);
    return { outcome: 'wrong', attemptsLeft: Math.min(spent.attemptsLeft, failures.left - 1) };
  }
  await closeChallenge(db, challenge.idHash);
  await resetSends(db, challenge);
  const session = await startSession(db, account.id);
  const browser = knownBrowserToken(secret, account, challenge.browser);
  return { outcome: 'signedIn', session, browser, email: account.email };
}

// No attempt could be spent: the challenge has ended, its code was not sent or has expired, or its attempts are used up.
function refusalOf(challenge: Challenge | null): CodeOutcome {
  if (!challenge) return { outcome: 'notPending' };
  if (challenge.secondsLeft === 0) return { outcome: 'expired' };
  if (challenge.secondsLeft === null) {
    return { outcome: 'wrong', attemptsLeft: challenge.attemptsLeft };
  }
  return { outcome: 'tooMany', retryAfterSeconds: challenge.secondsLeft };
}
