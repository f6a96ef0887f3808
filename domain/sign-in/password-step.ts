import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { clientNetwork } from '#domain/address/client-network.ts';
import { findAccount } from '#domain/admin/account.ts';
import { openChallenge } from '#domain/admin/challenge.ts';
import { isPassword, TooManyPasswords } from '#domain/admin/password.ts';
import { sweepExpired } from '#domain/admin/sweep.ts';
import { countAttempt } from '#domain/admin/throttle.ts';
import { readKnownBrowser } from './known-browser.ts';
import {
  normalizeEmail,
  reportOutcome,
  type SignInParts,
  type TooMany,
  tooMany,
} from './sign-in.ts';

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

// Reasons: docs/decisions/0009-signing-in.md.
const FROM_ONE_PLACE = { times: 10, seconds: 60 };
// Far more than a person needs, far fewer than a guesser with many addresses needs.
const FOR_ONE_ACCOUNT = { times: 200, seconds: 3600 };

/**
 * Counts a sign-in before its password is checked; resolves with 0, or with the seconds until the next attempt. A known
 * browser is counted separately, so that nobody else can lock it out. An address without an account is counted too: the
 * answer must not reveal which accounts exist.
 */
async function countSignIn(
  db: Database,
  { email, browser, address }: { email: string; browser: string | null; address: string },
): Promise<number> {
  if (browser) return countAttempt(db, `sign-in browser ${browser}`, FROM_ONE_PLACE);
  // Checked first: attempts that the network's limit refuses must not use up the account's.
  const wait = await countAttempt(db, `sign-in from ${clientNetwork(address)}`, FROM_ONE_PLACE);
  if (wait > 0) return wait;
  const account = createHash('sha256').update(email).digest('base64url');
  return countAttempt(db, `sign-in to ${account}`, FOR_ONE_ACCOUNT);
}
