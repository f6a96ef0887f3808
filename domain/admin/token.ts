import { createHash, randomBytes } from 'node:crypto';

/** A new id for a cookie: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of it: who reads the database cannot sign in with what is there. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
