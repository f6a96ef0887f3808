import { findAccount } from '#domain/admin/account.ts';
import { openChallenge } from '#domain/admin/challenge.ts';
import { isPassword, TooManyPasswords } from '#domain/admin/password.ts';
import { sweepExpired } from '#domain/admin/sweep.ts';
import { readKnownBrowser } from './known-browser.ts';
import {
  normalizeEmail,
  reportOutcome,
  type SignInParts,
  type TooMany,
  tooMany,
} from './sign-in.ts';
import { countSignIn } from './sign-in-limits.ts';

export type SignInStart =
  | { outcome: 'pending'; token: string }
  | { outcome: 'wrong' }
  | { outcome: 'notAdmin' }
  | TooMany;

interface Attempt {
  email: string;
  password: string;
  /** The known browser's token of an earlier sign-in. */
  browser: string | null;
  /** The client's IP address. */
  address: string;
}

/**
 * The first step: e-mail address and password. A wrong password, an unknown address and a disabled account get the same
 * answer in the same time.
 */
export async function startSignIn(parts: SignInParts, attempt: Attempt): Promise<SignInStart> {
  return reportOutcome(parts, 'password', await checkPassword(parts, attempt));
}

async function checkPassword(
  { db, secret, log }: SignInParts,
  { email: typedEmail, password, browser: browserToken, address }: Attempt,
): Promise<SignInStart> {
  const email = normalizeEmail(typedEmail);
  const account = await findAccount(db, email);
  const browser = readKnownBrowser(secret, account, browserToken);
  const retryAfterSeconds = await countSignIn(db, { email, browser, address });
  if (retryAfterSeconds) return tooMany(log, email, 'too many sign-ins', retryAfterSeconds);
  await sweepExpired(db);
  const queue = browser ? 'known' : 'anybody';
  const checking = isPassword(password, account?.passwordHash ?? null, queue);
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

const BUSY_SECONDS = 5;

function orBusy(error: unknown): 'busy' {
  if (error instanceof TooManyPasswords) return 'busy';
  throw error;
}
