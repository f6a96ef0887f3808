import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { keyedHash } from '#domain/secret/keyed-hash.ts';

/** A code as people type it: six Western digits. */
export const codeText = z
  .string({ error: 'Please enter a valid 6-digit OTP' })
  .regex(/^[0-9]{6}$/, 'Please enter a valid 6-digit OTP');

/** A new code: each of the million is as likely. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What is kept of a code: good for this challenge only, and worth nothing without the secret. */
export function hashCode(secret: string, challengeId: string, code: string): string {
  return keyedHash(secret, 'code of a sign-in', `${challengeId}:${code}`);
}
