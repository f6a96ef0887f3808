import { randomBytes } from 'node:crypto';
import type { Account } from '#domain/admin/account.ts';
import { isSameHash, keyedHash } from '#domain/secret/keyed-hash.ts';

/** The part of an account that a token is signed with. */
type SignedAccount = Pick<Account, 'id' | 'passwordHash'>;

/**
 * The token of a browser that has signed in to this account before: `id.signature`, void after a new password. Attempts
 * of a known browser are counted separately, so that nobody else can use them up
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export function knownBrowserToken(
  secret: string,
  account: SignedAccount,
  id: string | null,
): string {
  const known = id || randomBytes(16).toString('base64url');
  return `${known}.${sign(secret, account, known)}`;
}

/** The browser's id if the token was issued for this account, else null. */
export function readKnownBrowser(
  secret: string,
  account: SignedAccount | null,
  token: string | null,
): string | null {
  const [id, signature] = token?.split('.') ?? [];
  if (!account || !id || !signature) return null;
  return isSameHash(signature, sign(secret, account, id)) ? id : null;
}

function sign(secret: string, account: SignedAccount, id: string): string {
  return keyedHash(secret, 'known browser', JSON.stringify([id, account.id, account.passwordHash]));
}
