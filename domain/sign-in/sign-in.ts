import type { Database } from '#db/client.ts';
import { type Challenge, closeChallenge, findChallenge } from '#domain/admin/challenge.ts';
import { secondsToSend } from '#domain/admin/code-limits.ts';
import { hashToken } from '#domain/admin/token.ts';
import type { Mailer } from '#domain/mail/mailer.ts';

/** Dependencies of a sign-in. Each request gets a copy whose log knows the client's address. */
export interface SignInParts {
  db: Database;
  secret: string;
  mail: Mailer;
  /** Public origin of the site, for the mail. */
  origin: string;
  log: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  /** Counts the outcomes of the steps, without the account. */
  onOutcome?: (step: SignInStep, outcome: string) => void;
}

export type SignInStep = 'password' | 'mail' | 'code';

/** Rate limit reached. */
export type TooMany = { outcome: 'tooMany'; retryAfterSeconds: number };

/** A sign-in that waits for its code. */
export interface PendingSignIn {
  email: string;
  /** Validity left of the code; null: no code sent yet; 0: expired. */
  secondsLeft: number | null;
  resendInSeconds: number;
  sendsLeft: number;
  attemptsLeft: number;
}

/** The pending sign-in of this token, or null. */
export async function findPending(
  { db }: Pick<SignInParts, 'db'>,
  token: string | null,
): Promise<PendingSignIn | null> {
  const challenge = await findChallenge(db, token);
  if (!challenge) return null;
  const { email, secondsLeft, sendsLeft, attemptsLeft } = challenge;
  const resendInSeconds = Math.max(challenge.resendInSeconds, await secondsToSend(db, challenge));
  return { email, secondsLeft, resendInSeconds, sendsLeft, attemptsLeft };
}

/** Cancels a pending sign-in. */
export async function cancelSignIn(
  { db }: Pick<SignInParts, 'db'>,
  token: string | null,
): Promise<void> {
  if (token) await closeChallenge(db, hashToken(token));
}

/** The challenge of this token if it belongs to this e-mail address, else null. */
export async function findChallengeFor(
  db: Database,
  token: string | null,
  email: string,
): Promise<Challenge | null> {
  const challenge = await findChallenge(db, token);
  return challenge && challenge.email === normalizeEmail(email) ? challenge : null;
}

/** Reports the outcome of a step and returns its result. */
export function reportOutcome<R extends { outcome: string }>(
  { onOutcome }: SignInParts,
  step: SignInStep,
  result: R,
): R {
  onOutcome?.(step, result.outcome);
  return result;
}

/** Logs a refusal and returns it. */
export function tooMany(
  log: SignInParts['log'],
  who: string,
  reason: string,
  retryAfterSeconds: number,
): TooMany {
  log.warn({ who, retryAfterSeconds }, `sign-in refused: ${reason}`);
  return { outcome: 'tooMany', retryAfterSeconds };
}

/** An e-mail address as accounts are looked up by it. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
