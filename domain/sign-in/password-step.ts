import { findAccount } from '#domain/admin/account.ts';
import { openChallenge } from '#domain/admin/challenge.ts';
import { isPassword, TooManyPasswords } from '#domain/admin/password.ts';
import { sweepNowAndThen } from '#domain/admin/sweep.ts';
import { readBrowserMark } from './known-browser.ts';
import { normalized, type SignInParts, type TooMany, told, tooMany } from './sign-in.ts';
import { countSignIn } from './sign-in-limits.ts';

export type SignInStart =
  | { outcome: 'pending'; token: string }
  | { outcome: 'wrong' }
  | { outcome: 'notAdmin' }
  | TooMany;

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

const BUSY_SECONDS = 5;

function orBusy(error: unknown): 'busy' {
  if (error instanceof TooManyPasswords) return 'busy';
  throw error;
}
