import { createHash } from 'node:crypto';
import { canonical } from '#domain/method/canonical.ts';

/** SHA-256 (hex) of a value's JSON, whatever the order of its keys. */
export function digestOf(value: unknown): string {
  return sha256(canonical(value));
}

/** SHA-256 (hex) of a text. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
