import type { Database } from '#db/client.ts';
import {
  type Challenge,
  CODE_SECONDS,
  RESEND_SECONDS,
  replaceCode,
  restorePreviousCode,
  startCodeValidity,
} from '#domain/admin/challenge.ts';
import { countSend, failuresLeft, refundSend, secondsToSend } from '#domain/admin/code-limits.ts';
import { codeMail } from '#domain/mail/code-mail.ts';
import { hashCode, newCode } from './code.ts';
import {
  findChallengeFor,
  reportOutcome,
  type SignInParts,
  type TooMany,
  tooMany,
} from './sign-in.ts';

export type CodeSending =
  | { outcome: 'sent'; expiresIn: number }
  | { outcome: 'notPending' }
  | { outcome: 'mailFailed' }
  | TooMany;

/** Mails a new code, which replaces the previous one. A mail that cannot be sent is not counted. */
export async function sendCode(
  parts: SignInParts,
  token: string | null,
  email: string,
): Promise<CodeSending> {
  return reportOutcome(parts, 'mail', await mailCode(parts, token, email));
}

async function mailCode(
  { db, secret, mail, origin, log }: SignInParts,
  token: string | null,
  email: string,
): Promise<CodeSending> {
  const challenge = await findChallengeFor(db, token, email);
  if (!challenge || challenge.secondsLeft === 0) return { outcome: 'notPending' };
  const wait = await secondsUntilSend(db, challenge);
  if (wait > 0) return tooMany(log, challenge.email, 'too many codes', wait);
  const code = newCode();
  const codeHash = hashCode(secret, challenge.idHash, code);
  if (!(await replaceCode(db, challenge, codeHash))) {
    return tooMany(log, challenge.email, 'too many codes at once', RESEND_SECONDS);
  }
  const pause = await countSend(db, challenge);
  if (pause > 0) {
    await restorePreviousCode(db, challenge, codeHash);
    return tooMany(log, challenge.email, 'too many codes over all sign-ins', pause);
  }
  try {
    await mail.send(codeMail({ to: challenge.email, code, origin, minutes: CODE_SECONDS / 60 }));
  } catch (error) {
    await restorePreviousCode(db, challenge, codeHash);
    await refundSend(db, challenge);
    // The mail server's error may quote the mail.
    const reason = String(error).replaceAll(code, '******');
    log.error({ who: challenge.email, reason }, 'the mail with a code could not be sent');
    return { outcome: 'mailFailed' };
  }
  await startCodeValidity(db, challenge.idHash, codeHash);
  log.info({ who: challenge.email }, 'a code was sent');
  return { outcome: 'sent', expiresIn: CODE_SECONDS };
}

async function secondsUntilSend(db: Database, challenge: Challenge): Promise<number> {
  const { left, retryAfterSeconds } = await failuresLeft(db, challenge);
  if (left === 0) return retryAfterSeconds;
  const isUsedUp = challenge.sendsLeft === 0 || challenge.attemptsLeft === 0;
  if (isUsedUp) return challenge.secondsLeft ?? RESEND_SECONDS;
  return Math.max(challenge.resendInSeconds, await secondsToSend(db, challenge));
}
