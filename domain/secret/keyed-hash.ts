import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Derived keys; a server has one secret and few purposes. */
const keys = new LRUCache<string, Buffer>({ max: 20 });

/** A text's HMAC with a key derived from the secret for this purpose; a hash for one purpose is invalid for others. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url');
}

// A page signs the addresses of a hundred pictures, and to derive the key takes longer than to sign.
function keyFor(secret: string, purpose: string): Buffer {
  const name = `${purpose} ${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', `tabayyan: ${purpose}`, 32));
  keys.set(name, key);
  return key;
}

/** Whether both are the same, in a time that does not tell where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
