import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { type Database, inOneInstance } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { registers } from '#db/schema.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import type { Watch } from '#domain/job/jobs.ts';
import type { LinkPacing } from '#domain/link/check-link.ts';
import { hostsAskedWithin } from '#domain/link/host-pace.ts';
import { fetchPublic, USER_AGENT } from '#domain/outbound/fetch-public.ts';
import { UNREAD } from '#domain/outbound/unread.ts';
import { hostOf } from '#domain/outbound/web-address.ts';
import { createRobots, type Robots } from './robots.ts';

/** A file that is published anew at one address, and read once a day. */
export interface PublishedFile {
  /** Its row among the registers. */
  id: string;
  url: string;
  /** Why it is read, for its host: `reads the register once a day`. */
  purpose: string;
  accept: string;
  maxBytes: number;
  /** Whether it can be taken over by now; by default always. */
  isReady?: () => Promise<boolean>;
  /** Takes the file over; null: it is taken over. */
  importFile: (bytes: Uint8Array, modifiedAt: Date | null) => Promise<Refusal | null>;
}

/** A reading that was not taken over. */
export interface Refusal {
  /** Why, in one line. */
  reason: string;
  /** The hash of the file where it differs too much and waits for an editor. */
  heldHash: string | null;
}

const TIMEOUT_MS = 60_000;
/** A reading that was cut short, because its instance died, is due again after this. */
const AGAIN_SECONDS = 1800;
const FAILED_SECONDS = 3 * 3600;
/** Less than a day, so that a change is seen within one. */
const NEXT_SECONDS = 22 * 3600;

/** Reads a published file once a day, at the pace of link checks. */
export function createFileWatch(db: Database, file: PublishedFile, robots = createRobots()): Watch {
  return {
    gather: async () => {
      await db
        .insert(registers)
        .values({ source: file.id, host: hostOf(file.url), dueAt: sql`now()` })
        .onConflictDoUpdate({
          target: registers.source,
          set: { dueAt: sql`now()` },
          setWhere: sql`${registers.dueAt} is null`,
        });
    },
    check: (pacing, signal) => checkFile(db, file, { ...pacing, robots }, signal),
  };
}

/** Stores why the last reading of a file was not taken over, and the file that waits since then. */
export async function storeRefusal(
  db: Database,
  { id: source, url }: Pick<PublishedFile, 'id' | 'url'>,
  { reason, heldHash }: Refusal,
): Promise<void> {
  const refused = { refusal: reason, refusedAt: sql`now()`, heldHash };
  await db
    .insert(registers)
    .values({ source, host: hostOf(url), ...refused })
    .onConflictDoUpdate({ target: registers.source, set: refused });
}

/** The hash of a newer file that differs too much and waits for an editor; null: none waits. */
export function waitingHash(
  row: Pick<typeof registers.$inferSelect, 'heldHash' | 'acceptedHash'> | undefined,
): string | null {
  return row && row.heldHash !== row.acceptedHash ? row.heldHash : null;
}

/** Lets the file with this hash through; it is read again at once. Returns whether that file waits for an editor. */
export function acceptHeld(
  db: Database,
  source: string,
  { hash, by, what }: { hash: string; by: string; what: 'accept register' | 'accept warnings' },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const accepted = await tx
      .update(registers)
      .set({ acceptedHash: hash, dueAt: sql`now()` })
      .where(
        and(
          eq(registers.source, source),
          eq(registers.heldHash, hash),
          sql`${registers.acceptedHash} is distinct from ${hash}`,
        ),
      )
      .returning({ hash: registers.acceptedHash });
    for (const after of accepted) await recordOperation(tx, { by, what, whom: source, after });
    return accepted.length > 0;
  });
}

/** Lets a file be read again at once, at the pace of its host. False: its last reading did not fail. */
export async function readAgain(db: Database, source: string): Promise<boolean> {
  const failed = await db
    .update(registers)
    .set({ dueAt: sql`now()` })
    .where(and(eq(registers.source, source), isNotNull(registers.refusal)))
    .returning({ source: registers.source });
  return failed.length > 0;
}

type Pacing = LinkPacing & { robots: Robots };

async function checkFile(
  db: Database,
  file: PublishedFile,
  pacing: Pacing,
  signal: AbortSignal,
): Promise<string | null> {
  let asked: string | null = null;
  await inOneInstance(db, LOCKS.requests, async () => {
    if (!(await isDue(db, file)) || !(await claim(db, file, pacing))) return;
    asked = file.url;
    const refusal = await readOnce(file, pacing, signal);
    signal.throwIfAborted();
    if (refusal) await storeRefusal(db, file, refusal);
    const seconds = refusal ? FAILED_SECONDS : NEXT_SECONDS;
    await db
      .update(registers)
      .set({ dueAt: sql`now() + make_interval(secs => ${seconds})` })
      .where(eq(registers.source, file.id));
  });
  return asked;
}

async function isDue(db: Database, { id, isReady }: PublishedFile): Promise<boolean> {
  const due = and(eq(registers.source, id), lte(registers.dueAt, sql`now()`));
  if ((await db.$count(registers, due)) === 0) return false;
  return isReady ? isReady() : true;
}

async function claim(
  db: Database,
  { id }: PublishedFile,
  { pauseSeconds, hostPauseSeconds }: LinkPacing,
): Promise<boolean> {
  if ((await hostsAskedWithin(db, pauseSeconds).limit(1)).length > 0) return false;
  const claimed = await db
    .update(registers)
    .set({ askedAt: sql`now()`, dueAt: sql`now() + make_interval(secs => ${AGAIN_SECONDS})` })
    .where(
      and(
        eq(registers.source, id),
        lte(registers.dueAt, sql`now()`),
        sql`${registers.host} not in ${hostsAskedWithin(db, hostPauseSeconds)}`,
      ),
    )
    .returning({ source: registers.source });
  return claimed.length > 0;
}

async function readOnce(
  { url, purpose, accept, maxBytes, importFile }: PublishedFile,
  { origin, robots, connect, ...pacing }: Pacing,
  signal: AbortSignal,
): Promise<Refusal | null> {
  const headers = {
    'User-Agent': `${USER_AGENT} (${purpose}; +${origin})`,
    Accept: `${accept},*/*;q=0.1`,
  };
  const timeoutMs = Math.max(pacing.timeoutMs, TIMEOUT_MS);
  const isAllowed = await robots.allows(url, { headers, timeoutMs, signal, connect });
  signal.throwIfAborted();
  if (isAllowed === null) return unread('robots.txt does not answer');
  if (!isAllowed) return unread('robots.txt forbids programs');
  const limits = { maxBytes, timeoutMs, signal };
  const fetched = await fetchPublic(url, { headers, ...limits }, connect);
  signal.throwIfAborted();
  if (fetched.outcome === 'refused') return unread(`${fetched.status}`);
  if (fetched.outcome !== 'answered') return unread(fetched.outcome);
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    // The end of the server does not wait for the rest of an import, which is rolled back with its connection.
    return await Promise.race([importFile(fetched.bytes, fetched.modifiedAt), aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function unread(why: string): Refusal {
  return { reason: `${UNREAD}${why}`, heldHash: null };
}
