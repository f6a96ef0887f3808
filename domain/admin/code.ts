import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

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
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tabayyan: code of a sign-in', 32));
  return createHmac('sha256', key).update(`${challengeId}:${code}`).digest('base64url');
}

/** Whether both are the same, in a time that does not tell where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
