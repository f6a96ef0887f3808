import type { Database } from '#db/client.ts';
import { type Challenge, closeChallenge, findChallenge } from '#domain/admin/challenge.ts';
import { secondsToSend } from '#domain/admin/code-sends.ts';
import { hashToken } from '#domain/admin/token.ts';
import type { Mailer } from '#domain/mail/mailer.ts';

/** What signing in needs. Built once; http gives each request one whose log knows the visitor's address. */
export interface SignInParts {
  db: Database;
  secret: string;
  mail: Mailer;
  /** Public address of the site, for the mail. */
  origin: string;
  log: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  /** Is told how each step ended; for figures, so never whose it was. */
  onOutcome?: (step: SignInStep, outcome: string) => void;
}

export type SignInStep = 'password' | 'mail' | 'code';

/** Too often; when to come again. */
export type TooMany = { outcome: 'tooMany'; retryAfterSeconds: number };

/** A sign-in waiting for its code. */
export interface PendingSignIn {
  email: string;
  /** Of the code; null: none sent yet; 0: expired. */
  secondsLeft: number | null;
  resendInSeconds: number;
  sendsLeft: number;
  attemptsLeft: number;
}

/** The sign-in this token is for; null when there is none, or it is over. */
export async function findPending(
  { db }: Pick<SignInParts, 'db'>,
  token: string | null,
): Promise<PendingSignIn | null> {
  const found = await findChallenge(db, token);
  if (!found) return null;
  const { email, secondsLeft, sendsLeft, attemptsLeft } = found;
  const resendInSeconds = Math.max(found.resendInSeconds, await secondsToSend(db, found));
  return { email, secondsLeft, resendInSeconds, sendsLeft, attemptsLeft };
}

/** Gives up a sign-in half done. */
export async function cancelSignIn(
  { db }: Pick<SignInParts, 'db'>,
  token: string | null,
): Promise<void> {
  if (token) await closeChallenge(db, hashToken(token));
}

/** The challenge of this token where it is for this e-mail address; else null. */
export async function findChallengeOf(
  db: Database,
  token: string | null,
  email: string,
): Promise<Challenge | null> {
  const found = await findChallenge(db, token);
  return found && found.email === normalized(email) ? found : null;
}

/** Tells how a step ended, and passes that on. */
export function told<R extends { outcome: string }>(
  { onOutcome }: SignInParts,
  step: SignInStep,
  result: R,
): R {
  onOutcome?.(step, result.outcome);
  return result;
}

/** A refusal that is logged. */
export function tooMany(
  log: SignInParts['log'],
  who: string,
  what: string,
  retryAfterSeconds: number,
): TooMany {
  log.warn({ who, retryAfterSeconds }, `sign-in refused: ${what}`);
  return { outcome: 'tooMany', retryAfterSeconds };
}

/** An e-mail address as accounts are found by it. */
export function normalized(email: string): string {
  return email.trim().toLowerCase();
}
