import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Database, isUnavailable } from '#db/client.ts';
import { accounts, sessions } from '#db/schema.ts';
import { hashToken, newToken } from './token.ts';

// Reasons: docs/decisions/0009-signing-in.md.
const IDLE_MINUTES = 30;
const LONGEST_HOURS = 12;
/** A session in use is written down this often, and not on every request. */
const TOUCH_SECONDS = 30;

/** Who has signed in with password and code. Without the claim there is nothing to edit. */
export interface SignedIn {
  accountId: string;
  email: string;
  isAdmin: boolean;
}

/** Signs an account in; answers the token for its cookie. */
export async function startSession(db: Database, accountId: string): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({ idHash: hashToken(token), accountId });
  return token;
}

/** Who holds this token, read anew each time; null when the session has ended or the account is disabled. */
export async function findSession(db: Database, token: string | null): Promise<SignedIn | null> {
  if (!token) return null;
  const idHash = hashToken(token);
  const [row] = await db
    .select({
      accountId: accounts.id,
      email: accounts.email,
      isAdmin: accounts.isAdmin,
      isQuiet: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(secs => ${TOUCH_SECONDS})`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.idHash, idHash), isNull(accounts.disabledAt), ...isAlive));
  if (!row) return null;
  const { isQuiet, ...signedIn } = row;
  if (isQuiet) await touch(db, idHash);
  return signedIn;
}

/** Signs this browser out. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, hashToken(token)));
}

/** Signs an account out everywhere; answers how many sessions that ended. */
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
    // On a disk that is full there is still everything to read.
    if (!isUnavailable(error)) throw error;
  });
}

const isAlive = [
  gt(sessions.lastSeenAt, sql`now() - make_interval(mins => ${IDLE_MINUTES})`),
  gt(sessions.createdAt, sql`now() - make_interval(hours => ${LONGEST_HOURS})`),
];
