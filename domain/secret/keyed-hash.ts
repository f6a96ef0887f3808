import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A text's HMAC with a key derived from the secret for this purpose; a hash for one purpose is invalid for others. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `tabayyan: ${purpose}`, 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether both are the same, in a time that does not tell where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
