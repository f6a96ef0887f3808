import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { type Database, inOneInstance } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { registers } from '#db/schema.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import type { LinkPacing } from '#domain/freshness/check-link.ts';
import { hostsAskedWithin } from '#domain/freshness/host-pace.ts';
import type { Watch } from '#domain/freshness/jobs.ts';
import { fetchPublic, USER_AGENT } from '#domain/outbound/fetch-public.ts';
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
  /** Takes the file over; the result says in one line why not, or is null. */
  take: (bytes: Uint8Array, modifiedAt: Date | null) => Promise<string | null>;
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

/** Stores why the last reading of a file was not taken over. */
export async function storeRefusal(
  db: Database,
  { id: source, url }: Pick<PublishedFile, 'id' | 'url'>,
  refusal: string,
): Promise<void> {
  const refused = { refusal, refusedAt: sql`now()` };
  await db
    .insert(registers)
    .values({ source, host: hostOf(url), ...refused })
    .onConflictDoUpdate({ target: registers.source, set: refused });
}

/** Whether a newer file differs too much and waits for an editor. */
export function isHeld(
  row: Pick<typeof registers.$inferSelect, 'heldHash' | 'acceptedHash'> | undefined,
): boolean {
  return row?.heldHash != null && row.heldHash !== row.acceptedHash;
}

/** Lets the file through that waits for an editor; it is read again at once. Returns whether one waits. */
export async function acceptHeld(
  db: Database,
  source: string,
  { by, what }: { by: string; what: 'accept register' | 'accept warnings' },
): Promise<boolean> {
  const accepted = await db
    .update(registers)
    .set({ acceptedHash: registers.heldHash, dueAt: sql`now()` })
    .where(and(eq(registers.source, source), isNotNull(registers.heldHash)))
    .returning({ hash: registers.acceptedHash });
  for (const after of accepted) await recordOperation(db, { by, what, whom: source, after });
  return accepted.length > 0;
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
    if (!(await isDue(db, file)) || !(await take(db, file, pacing))) return;
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

async function take(
  db: Database,
  { id }: PublishedFile,
  { pauseSeconds, hostPauseSeconds }: LinkPacing,
): Promise<boolean> {
  if ((await hostsAskedWithin(db, pauseSeconds).limit(1)).length > 0) return false;
  const taken = await db
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
  return taken.length > 0;
}

// Why the file could not be read, in one line; null: it was taken over.
async function readOnce(
  { url, purpose, accept, maxBytes, take }: PublishedFile,
  { origin, robots, connect, ...pacing }: Pacing,
  signal: AbortSignal,
): Promise<string | null> {
  const headers = {
    'User-Agent': `${USER_AGENT} (${purpose}; +${origin})`,
    Accept: `${accept},*/*;q=0.1`,
  };
  const timeoutMs = Math.max(pacing.timeoutMs, TIMEOUT_MS);
  const isAllowed = await robots.allows(url, { headers, timeoutMs, signal, connect });
  signal.throwIfAborted();
  if (isAllowed === null) return 'could not be read: robots.txt does not answer';
  if (!isAllowed) return 'could not be read: robots.txt forbids programs';
  const limits = { maxBytes, timeoutMs, signal };
  const fetched = await fetchPublic(url, { headers, ...limits }, connect);
  signal.throwIfAborted();
  if (fetched.outcome === 'refused') return `could not be read: ${fetched.status}`;
  if (fetched.outcome !== 'answered') return `could not be read: ${fetched.outcome}`;
  return take(fetched.bytes, fetched.modifiedAt);
}
