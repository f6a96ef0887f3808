import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Database, isUnavailable } from '#db/client.ts';
import { accounts, sessions } from '#db/schema.ts';
import { hashToken, newToken } from './token.ts';

// Reasons: docs/decisions/0009-signing-in.md.
/** A session that is not used for so long has ended. */
export const IDLE_MINUTES = 30;
const MAX_HOURS = 12;
/** The last use of a session is saved at this interval, not on every request. */
const TOUCH_SECONDS = 30;

/** The account of a session. Only the admin claim allows editing. */
export interface SignedIn {
  accountId: string;
  email: string;
  isAdmin: boolean;
}

/** Starts a session; resolves with the token for its cookie. */
export async function startSession(db: Database, accountId: string): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({ idHash: hashToken(token), accountId });
  return token;
}

/** The account of this token, read on every request; null if the session has ended or the account is disabled. */
export async function findSession(db: Database, token: string | null): Promise<SignedIn | null> {
  if (!token) return null;
  const idHash = hashToken(token);
  const [row] = await db
    .select({
      accountId: accounts.id,
      email: accounts.email,
      isAdmin: accounts.isAdmin,
      isDue: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(secs => ${TOUCH_SECONDS})`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.idHash, idHash), isNull(accounts.disabledAt), isAlive));
  if (!row) return null;
  const { isDue, ...signedIn } = row;
  if (isDue) await touch(db, idHash);
  return signedIn;
}

/** Ends the session of this token. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, hashToken(token)));
}

/** Ends all sessions of an account; resolves with their number. */
export async function endSessions(db: Database, accountId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.accountId, accountId))
    .returning({ idHash: sessions.idHash });
  return ended.length;
}

async function touch(db: Database, idHash: string): Promise<void> {
  const touching = db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.idHash, idHash));
  await touching.catch((error: unknown) => {
    // The site stays readable while the database cannot write, for example on a full disk.
    if (!isUnavailable(error)) throw error;
  });
}

const isAlive = and(
  gt(sessions.lastSeenAt, sql`now() - make_interval(mins => ${IDLE_MINUTES})`),
  gt(sessions.createdAt, sql`now() - make_interval(hours => ${MAX_HOURS})`),
);
