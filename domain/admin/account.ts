import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import { accounts, challenges, codeFailures } from '#db/schema.ts';
import { forgetAllSends } from './code-sends.ts';
import { hashPassword } from './password.ts';
import { endSessions } from './session.ts';

/** A person who may sign in; without the admin claim there is nothing they could do there. */
export type Account = typeof accounts.$inferSelect;

const NOT_AN_ADDRESS = 'Please enter a valid email address';

/** An e-mail address, kept in lower case. */
export const emailAddress = z
  .string(NOT_AN_ADDRESS)
  .max(254, NOT_AN_ADDRESS)
  // Refused before it is trimmed: a second line would be a header of the mail.
  .refine((text) => !/\p{Cc}/u.test(text), NOT_AN_ADDRESS)
  .trim()
  .toLowerCase()
  .pipe(z.email(NOT_AN_ADDRESS));

/** Adds an account; null when the address has one. */
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
  const [found] = await db.select().from(accounts).where(eq(accounts.email, email));
  return found ?? null;
}

/** All accounts, by address. */
export function listAccounts(db: Database): Promise<Account[]> {
  return db.select().from(accounts).orderBy(asc(accounts.email));
}

/** Whether there is anybody who could sign in. */
export async function hasAccounts(db: Database): Promise<boolean> {
  const found = await db.select({ id: accounts.id }).from(accounts).limit(1);
  return found.length > 0;
}

/** Gives an account a new password and signs it out everywhere. */
export async function setPassword(db: Database, id: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
    // Who knew the old one guesses no more; their wrong codes and mails need not lock out its owner.
    await tx.delete(codeFailures).where(eq(codeFailures.accountId, id));
    await forgetAllSends(tx, id);
    await signOutEverywhere(tx, id);
  });
}

/** Disables an account, or enables it again; either way it is signed out everywhere. */
export async function setDisabled(db: Database, id: string, isDisabled: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const disabledAt = isDisabled ? new Date() : null;
    await tx.update(accounts).set({ disabledAt }).where(eq(accounts.id, id));
    await signOutEverywhere(tx, id);
  });
}

/** The name under which the public reads what an account has ruled; null: none. */
export async function setPublicName(
  db: Database,
  id: string,
  publicName: string | null,
): Promise<void> {
  await db.update(accounts).set({ publicName }).where(eq(accounts.id, id));
}

/** Gives the admin claim, or takes it; then it is signed out everywhere, should it be given the claim again. */
export async function setAdmin(db: Database, id: string, isAdmin: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ isAdmin }).where(eq(accounts.id, id));
    if (!isAdmin) await signOutEverywhere(tx, id);
  });
}

/** Ends every session and every sign-in half done; answers how many sessions that were. */
export async function signOutEverywhere(db: Database, id: string): Promise<number> {
  await db.delete(challenges).where(eq(challenges.accountId, id));
  return endSessions(db, id);
}
