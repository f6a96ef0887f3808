import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { countTry } from '#domain/admin/throttle.ts';
import { clientNetwork } from './client-network.ts';

// Reasons: docs/decisions/0009-signing-in.md.
const FROM_ONE_PLACE = { times: 10, seconds: 60 };
// Far more than a person tries, far fewer than a guesser with many addresses needs.
const FOR_ONE_ACCOUNT = { times: 200, seconds: 3600 };

/**
 * Counts a sign-in before it is looked at; answers 0, or in how many seconds to try again. A browser that is known is
 * counted by itself, so that nobody else can lock it out. There need not be an account: the answer must not tell.
 */
export async function countSignIn(
  db: Database,
  { email, browser, address }: { email: string; browser: string | null; address: string },
): Promise<number> {
  if (browser) return countTry(db, `sign-in browser ${browser}`, FROM_ONE_PLACE);
  // The address first: what it is refused must not use up the account's.
  const wait = await countTry(db, `sign-in from ${clientNetwork(address)}`, FROM_ONE_PLACE);
  if (wait > 0) return wait;
  const account = createHash('sha256').update(email).digest('base64url');
  return countTry(db, `sign-in to ${account}`, FOR_ONE_ACCOUNT);
}
