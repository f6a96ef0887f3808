import { and, eq, lte, sql } from 'drizzle-orm';
import { type Database, inOneInstance } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { registers } from '#db/schema.ts';
import type { LinkPacing } from '#domain/freshness/check-link.ts';
import { hostsAskedWithin } from '#domain/freshness/host-pace.ts';
import type { Watch } from '#domain/freshness/jobs.ts';
import { hostOf } from '#domain/freshness/links.ts';
import { EU_REGISTER, type Register } from '#domain/licence/registers.ts';
import { fetchPublic, USER_AGENT } from '#domain/outbound/fetch-public.ts';
import { createRobots, type Robots } from '#domain/watch/robots.ts';
import { RegisterCopyError } from './eu-register.ts';
import { importRegister, storeRefusal } from './import-register.ts';

const MAX_BYTES = 20_000_000;
const TIMEOUT_MS = 60_000;
/** A reading that was cut short, because its instance died, is due again after this. */
const AGAIN_SECONDS = 1800;
const FAILED_SECONDS = 3 * 3600;
/** Less than a day, so that a change is seen within one. */
const NEXT_SECONDS = 22 * 3600;

/** Reads the register that is published as a file once a day, at the pace of link checks. */
export function createRegisterWatch(db: Database, register: Register = EU_REGISTER): Watch {
  const robots = createRobots();
  return {
    gather: async () => {
      await db
        .insert(registers)
        .values({ source: register.id, host: hostOf(register.url), dueAt: sql`now()` })
        .onConflictDoUpdate({
          target: registers.source,
          set: { dueAt: sql`now()` },
          setWhere: sql`${registers.dueAt} is null`,
        });
    },
    check: (pacing, signal) => checkRegister(db, register, { ...pacing, robots }, signal),
  };
}

async function checkRegister(
  db: Database,
  register: Register,
  pacing: LinkPacing & { robots: Robots },
  signal: AbortSignal,
): Promise<string | null> {
  let asked: string | null = null;
  await inOneInstance(db, LOCKS.requests, async () => {
    if (!(await take(db, register, pacing))) return;
    asked = register.url;
    const refusal = await readOnce(db, register, pacing, signal);
    signal.throwIfAborted();
    if (refusal) await storeRefusal(db, register, refusal);
    const seconds = refusal ? FAILED_SECONDS : NEXT_SECONDS;
    await db
      .update(registers)
      .set({ dueAt: sql`now() + make_interval(secs => ${seconds})` })
      .where(eq(registers.source, register.id));
  });
  return asked;
}

async function take(
  db: Database,
  { id }: Register,
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

/** Why the register could not be read, in one line; null: it was taken over. */
async function readOnce(
  db: Database,
  register: Register,
  { origin, robots, connect, ...pacing }: LinkPacing & { robots: Robots },
  signal: AbortSignal,
): Promise<string | null> {
  const headers = {
    'User-Agent': `${USER_AGENT} (reads the register once a day; +${origin})`,
    Accept: 'text/csv,*/*;q=0.1',
  };
  const { url } = register;
  const timeoutMs = Math.max(pacing.timeoutMs, TIMEOUT_MS);
  const isAllowed = await robots.allows(url, { headers, timeoutMs, signal, connect });
  signal.throwIfAborted();
  if (isAllowed === null) return 'could not be read: robots.txt does not answer';
  if (!isAllowed) return 'could not be read: robots.txt forbids programs';
  const limits = { maxBytes: MAX_BYTES, timeoutMs, signal };
  const fetched = await fetchPublic(url, { headers, ...limits }, connect);
  signal.throwIfAborted();
  if (fetched.outcome === 'refused') return `could not be read: ${fetched.status}`;
  if (fetched.outcome !== 'answered') return `could not be read: ${fetched.outcome}`;
  const { bytes, modifiedAt } = fetched;
  try {
    await importRegister(db, register, bytes, { modifiedAt });
    return null;
  } catch (error) {
    if (error instanceof RegisterCopyError) return error.message;
    throw error;
  }
}
