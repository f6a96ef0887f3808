import { eq } from 'drizzle-orm';
import { accounts } from '#db/schema.ts';
import {
  type Challenge,
  closeChallenge,
  findChallenge,
  spendAttempt,
} from '#domain/admin/challenge.ts';
import { addFailure, failuresLeft } from '#domain/admin/code-failures.ts';
import { forgetSends } from '#domain/admin/code-sends.ts';
import { startSession } from '#domain/admin/session.ts';
import { isSameHash } from '#domain/secret/keyed-hash.ts';
import { hashCode } from './code.ts';
import { markBrowser } from './known-browser.ts';
import { findChallengeOf, type SignInParts, type TooMany, told } from './sign-in.ts';

export type CodeVerdict =
  | { outcome: 'signedIn'; session: string; browser: string; email: string }
  | { outcome: 'wrong'; attemptsLeft: number }
  | { outcome: 'expired' }
  | { outcome: 'notPending' }
  | TooMany;

/** The second step: the code, as `codeText` reads it. Right, it ends the challenge and signs in. */
export async function verifyCode(
  parts: SignInParts,
  token: string | null,
  email: string,
  code: string,
): Promise<CodeVerdict> {
  return told(parts, 'code', await checkCode(parts, token, email, code));
}

async function checkCode(
  parts: SignInParts,
  token: string | null,
  email: string,
  code: string,
): Promise<CodeVerdict> {
  const { db, log } = parts;
  const challenge = await findChallengeOf(db, token, email);
  if (!challenge) return { outcome: 'notPending' };
  const verdict = await db.transaction((tx) => judge({ ...parts, db: tx }, challenge, token, code));
  const who = challenge.email;
  if (verdict.outcome === 'signedIn') log.info({ who }, 'signed in');
  else log.warn({ who, outcome: verdict.outcome }, 'code refused');
  return verdict;
}

// One code of an account at a time: else many challenges at once would get past the limit of a day.
async function judge(
  { db, secret }: SignInParts,
  challenge: Challenge,
  token: string | null,
  code: string,
): Promise<CodeVerdict> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.id, challenge.accountId))
    .for('no key update');
  const failures = await failuresLeft(db, challenge);
  if (failures.left === 0) {
    return { outcome: 'tooMany', retryAfterSeconds: failures.retryAfterSeconds };
  }
  const spent = await spendAttempt(db, challenge.idHash);
  if (!account || !spent) return whyNot(await findChallenge(db, token));
  if (!isSameHash(spent.codeHash, hashCode(secret, challenge.idHash, code))) {
    await addFailure(db, challenge);
    return { outcome: 'wrong', attemptsLeft: Math.min(spent.attemptsLeft, failures.left - 1) };
  }
  await closeChallenge(db, challenge.idHash);
  await forgetSends(db, challenge);
  const session = await startSession(db, account.id);
  const browser = markBrowser(secret, account, challenge.browser);
  return { outcome: 'signedIn', session, browser, email: account.email };
}

function whyNot(challenge: Challenge | null): CodeVerdict {
  if (!challenge) return { outcome: 'notPending' };
  if (challenge.secondsLeft === 0) return { outcome: 'expired' };
  if (challenge.secondsLeft === null) {
    return { outcome: 'wrong', attemptsLeft: challenge.attemptsLeft };
  }
  return { outcome: 'tooMany', retryAfterSeconds: challenge.secondsLeft };
}
