import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import { accounts, challenges, codeFailures } from '#db/schema.ts';
import { resetAllSends } from './code-limits.ts';
import { MAX_EMAIL_LENGTH } from './credential-lengths.ts';
import { hashPassword } from './password.ts';
import { endSessions } from './session.ts';

/** A person's account. Only accounts with the admin claim can sign in. */
export type Account = typeof accounts.$inferSelect;

const NOT_AN_ADDRESS = 'Please enter a valid email address';

/** Parses an e-mail address and lower-cases it. */
export const emailAddress = z
  .string(NOT_AN_ADDRESS)
  .max(MAX_EMAIL_LENGTH, NOT_AN_ADDRESS)
  // Checked before trimming: a line break would start another header of the mail.
  .refine((text) => !/\p{Cc}/u.test(text), NOT_AN_ADDRESS)
  .trim()
  .toLowerCase()
  .pipe(z.email(NOT_AN_ADDRESS));

/** Adds an account; null if the address already has one. */
export async function addAccount(
  db: Database,
  { email, password, isAdmin }: { email: string; password: string; isAdmin: boolean },
): Promise<Account | null> {
  const passwordHash = await hashPassword(password);
  const [added] = await db
    .insert(accounts)
    .values({ id: randomUUID(), email, passwordHash, isAdmin })
    .onConflictDoNothing({ target: accounts.email })
    .returning();
  return added ?? null;
}

/** The account at this address (in lower case), or null. */
export async function findAccount(db: Database, email: string): Promise<Account | null> {
  // PostgreSQL text cannot hold NUL.
  if (email.includes('\0')) return null;
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  return account ?? null;
}

/** All accounts, by address. */
export function listAccounts(db: Database): Promise<Account[]> {
  return db.select().from(accounts).orderBy(asc(accounts.email));
}

/** Whether any account exists. */
export async function hasAccounts(db: Database): Promise<boolean> {
  const rows = await db.select({ id: accounts.id }).from(accounts).limit(1);
  return rows.length > 0;
}

/** Sets a new password and signs the account out everywhere. */
export async function setPassword(db: Database, id: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
    // The limits that somebody with the old password used up must not lock out the owner.
    await tx.delete(codeFailures).where(eq(codeFailures.accountId, id));
    await resetAllSends(tx, id);
    await signOutEverywhere(tx, id);
  });
}

/** Disables or enables an account, and signs it out everywhere. */
export async function setDisabled(db: Database, id: string, isDisabled: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const disabledAt = isDisabled ? new Date() : null;
    await tx.update(accounts).set({ disabledAt }).where(eq(accounts.id, id));
    await signOutEverywhere(tx, id);
  });
}

/** Sets the name that the public sees beside an account's rulings; null: no name. */
export async function setPublicName(
  db: Database,
  id: string,
  publicName: string | null,
): Promise<void> {
  await db.update(accounts).set({ publicName }).where(eq(accounts.id, id));
}

/** Grants or revokes the admin claim. Revoking signs out everywhere: a later grant must not revive old sessions. */
export async function setAdmin(db: Database, id: string, isAdmin: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ isAdmin }).where(eq(accounts.id, id));
    if (!isAdmin) await signOutEverywhere(tx, id);
  });
}

/** Ends all sessions and pending sign-ins of an account; resolves with the number of sessions. */
export async function signOutEverywhere(db: Database, id: string): Promise<number> {
  await db.delete(challenges).where(eq(challenges.accountId, id));
  return endSessions(db, id);
}
