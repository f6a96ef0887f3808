import { randomBytes } from 'node:crypto';
import type { Account } from '#domain/admin/account.ts';
import { isSameHash, keyedHash } from '#domain/secret/keyed-hash.ts';

/**
 * The mark of a browser that has signed in to this account before: `id.signature`. A new password makes it void.
 * With it a sign-in is counted apart, so that nobody else can use up the tries of the person it belongs to
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export function markBrowser(secret: string, account: Account, id: string | null): string {
  const known = id || randomBytes(16).toString('base64url');
  return `${known}.${sign(secret, account, known)}`;
}

/** The id in a mark of this account; null for every other. */
export function readBrowserMark(
  secret: string,
  account: Account | null,
  mark: string | null,
): string | null {
  const [id, signature] = mark?.split('.') ?? [];
  if (!account || !id || !signature) return null;
  return isSameHash(signature, sign(secret, account, id)) ? id : null;
}

function sign(secret: string, account: Account, id: string): string {
  const whose = JSON.stringify([id, account.id, account.passwordHash]);
  return keyedHash(secret, 'known browser', whose);
}
