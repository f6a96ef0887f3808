import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { countAttempt } from '#domain/admin/throttle.ts';
import { clientNetwork } from './client-network.ts';

// Reasons: docs/decisions/0009-signing-in.md.
const FROM_ONE_PLACE = { times: 10, seconds: 60 };
// Far more than a person needs, far fewer than a guesser with many addresses needs.
const FOR_ONE_ACCOUNT = { times: 200, seconds: 3600 };

/**
 * Counts a sign-in before its password is checked; resolves with 0, or with the seconds until the next attempt. A known
 * browser is counted separately, so that nobody else can lock it out. An address without an account is counted too: the
 * answer must not reveal which accounts exist.
 */
export async function countSignIn(
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
