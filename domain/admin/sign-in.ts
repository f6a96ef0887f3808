import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { accounts } from '#db/schema.ts';
import { codeMail } from '#domain/mail/code-mail.ts';
import type { Mailer } from '#domain/mail/mailer.ts';
import { findAccount } from './account.ts';
import {
  type Challenge,
  CODE_SECONDS,
  closeChallenge,
  findChallenge,
  openChallenge,
  putCode,
  RESEND_SECONDS,
  spendAttempt,
  startCodeTime,
  takeCodeBack,
} from './challenge.ts';
import { hashCode, isSameHash, newCode } from './code.ts';
import { addFailure, failuresLeft } from './code-failures.ts';
import { countSend, forgetSends, secondsToSend, uncountSend } from './code-sends.ts';
import { markBrowser, readBrowserMark } from './known-browser.ts';
import { isPassword, TooManyPasswords } from './password.ts';
import { startSession } from './session.ts';
import { countSignIn } from './sign-in-limits.ts';
import { sweepNowAndThen } from './sweep.ts';
import { hashToken } from './token.ts';

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

type TooMany = { outcome: 'tooMany'; retryAfterSeconds: number };

export type SignInStart =
  | { outcome: 'pending'; token: string }
  | { outcome: 'wrong' }
  | { outcome: 'notAdmin' }
  | TooMany;

export type CodeSending =
  | { outcome: 'sent'; expiresIn: number }
  | { outcome: 'notPending' }
  | { outcome: 'mailFailed' }
  | TooMany;

export type CodeVerdict =
  | { outcome: 'signedIn'; session: string; browser: string; email: string }
  | { outcome: 'wrong'; attemptsLeft: number }
  | { outcome: 'expired' }
  | { outcome: 'notPending' }
  | TooMany;

/** A sign-in waiting for its code. */
export interface PendingSignIn {
  email: string;
  /** Of the code; null: none sent yet; 0: expired. */
  secondsLeft: number | null;
  resendInSeconds: number;
  sendsLeft: number;
  attemptsLeft: number;
}

interface Given {
  email: string;
  password: string;
  browser: string | null;
  address: string;
}

/**
 * The first step: address and password. `browser` is the mark of an earlier sign-in, `address` the visitor's IP
 * address. The same answer, as fast, for a wrong password, an unknown address and a disabled account.
 */
export async function startSignIn(parts: SignInParts, given: Given): Promise<SignInStart> {
  return told(parts, 'password', await checkPassword(parts, given));
}

async function checkPassword({ db, secret, log }: SignInParts, given: Given): Promise<SignInStart> {
  const email = normalized(given.email);
  const account = await findAccount(db, email);
  const browser = readBrowserMark(secret, account, given.browser);
  const retryAfterSeconds = await countSignIn(db, { email, browser, address: given.address });
  if (retryAfterSeconds) return tooMany(log, email, 'too many sign-ins', retryAfterSeconds);
  await sweepNowAndThen(db);
  const queue = browser ? 'known' : 'anybody';
  const checking = isPassword(given.password, account?.passwordHash ?? null, queue);
  const isRight = await checking.catch(orBusy);
  if (isRight === 'busy') return tooMany(log, email, 'too many sign-ins at once', BUSY_SECONDS);
  if (!account || !isRight || account.disabledAt) {
    log.warn({ who: email }, 'sign-in refused: wrong address or password, or disabled');
    return { outcome: 'wrong' };
  }
  if (!account.isAdmin) {
    log.warn({ who: email }, 'sign-in refused: no admin');
    return { outcome: 'notAdmin' };
  }
  const token = await openChallenge(db, { accountId: account.id, browser: browser ?? '' });
  log.info({ who: email }, 'sign-in: the password is right, a code is to come');
  return { outcome: 'pending', token };
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

/** Mails a new code, which takes the place of the one before. What cannot be mailed costs nothing. */
export async function sendCode(
  parts: SignInParts,
  token: string | null,
  email: string,
): Promise<CodeSending> {
  return told(parts, 'mail', await mailCode(parts, token, email));
}

async function mailCode(
  { db, secret, mail, origin, log }: SignInParts,
  token: string | null,
  email: string,
): Promise<CodeSending> {
  const challenge = await findChallengeOf(db, token, email);
  if (!challenge || challenge.secondsLeft === 0) return { outcome: 'notPending' };
  const wait = await secondsUntilSend(db, challenge);
  if (wait > 0) return tooMany(log, challenge.email, 'too many codes', wait);
  const code = newCode();
  const codeHash = hashCode(secret, challenge.idHash, code);
  if (!(await putCode(db, challenge, codeHash))) {
    return tooMany(log, challenge.email, 'too many codes at once', RESEND_SECONDS);
  }
  const pause = await countSend(db, challenge);
  if (pause > 0) {
    await takeCodeBack(db, challenge, codeHash);
    return tooMany(log, challenge.email, 'too many codes over all sign-ins', pause);
  }
  try {
    await mail.send(codeMail({ to: challenge.email, code, origin, minutes: CODE_SECONDS / 60 }));
  } catch (error) {
    await takeCodeBack(db, challenge, codeHash);
    await uncountSend(db, challenge);
    // A mail server may repeat what it was sent.
    const reason = String(error).replaceAll(code, '******');
    log.error({ who: challenge.email, reason }, 'the mail with a code could not be sent');
    return { outcome: 'mailFailed' };
  }
  await startCodeTime(db, challenge.idHash, codeHash);
  log.info({ who: challenge.email }, 'a code was sent');
  return { outcome: 'sent', expiresIn: CODE_SECONDS };
}

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

/** Gives up a sign-in half done. */
export async function cancelSignIn(
  { db }: Pick<SignInParts, 'db'>,
  token: string | null,
): Promise<void> {
  if (token) await closeChallenge(db, hashToken(token));
}

function told<R extends { outcome: string }>(
  { onOutcome }: SignInParts,
  step: SignInStep,
  result: R,
): R {
  onOutcome?.(step, result.outcome);
  return result;
}

const BUSY_SECONDS = 5;

function orBusy(error: unknown): 'busy' {
  if (error instanceof TooManyPasswords) return 'busy';
  throw error;
}

function tooMany(
  log: SignInParts['log'],
  who: string,
  what: string,
  retryAfterSeconds: number,
): TooMany {
  log.warn({ who, retryAfterSeconds }, `sign-in refused: ${what}`);
  return { outcome: 'tooMany', retryAfterSeconds };
}

async function findChallengeOf(
  db: Database,
  token: string | null,
  email: string,
): Promise<Challenge | null> {
  const found = await findChallenge(db, token);
  return found && found.email === normalized(email) ? found : null;
}

async function secondsUntilSend(db: Database, challenge: Challenge): Promise<number> {
  const { left, retryAfterSeconds } = await failuresLeft(db, challenge);
  if (left === 0) return retryAfterSeconds;
  const isUsedUp = challenge.sendsLeft === 0 || challenge.attemptsLeft === 0;
  if (isUsedUp) return challenge.secondsLeft ?? RESEND_SECONDS;
  return Math.max(challenge.resendInSeconds, await secondsToSend(db, challenge));
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

function normalized(email: string): string {
  return email.trim().toLowerCase();
}
