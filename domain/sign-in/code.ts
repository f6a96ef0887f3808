import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { keyedHash } from '#domain/secret/keyed-hash.ts';
import { CODE_ERROR } from './typed-code.ts';

/** Parses a code: six Western digits. */
export const codeText = z.string({ error: CODE_ERROR }).regex(/^[0-9]{6}$/, CODE_ERROR);

/** A new code, uniformly distributed over the million. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The stored form of a code: bound to its challenge, and useless without the secret. */
export function hashCode(secret: string, challengeId: string, code: string): string {
  return keyedHash(secret, 'code of a sign-in', `${challengeId}:${code}`);
}
