import { and, asc, eq, gt, lte, notInArray, sql } from 'drizzle-orm';
import { type Database, inOneInstance } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { linkChecks } from '#db/schema.ts';
import type { Connect } from '#domain/outbound/fetch-public.ts';
import { hostsAskedWithin, postponeHost } from './host-pace.ts';
import { judgeLink } from './judge-link.ts';
import { type Finding, requestLink } from './request-link.ts';

/** Settings of link requests and their pace. */
export interface LinkPacing {
  origin: string;
  connect?: Connect;
  /** Between any two links, over all instances. */
  pauseSeconds: number;
  /** Between two links of one host. */
  hostPauseSeconds: number;
  timeoutMs: number;
}

/** A link whose check was cut short, because its instance died, is due again after this. */
const AGAIN_SECONDS = 3600;

/**
 * Checks the link that has been due for longest and whose host had no recent request, in one instance at a time.
 * Returns the link, or null.
 */
export async function checkNextLink(
  db: Database,
  pacing: LinkPacing,
  signal: AbortSignal,
): Promise<string | null> {
  let checked: string | null = null;
  await inOneInstance(db, LOCKS.requests, async () => {
    const next = await takeNext(db, pacing);
    if (!next) return;
    const finding = await requestLink(next.url, { ...pacing, signal });
    await storeFinding(db, next, finding);
    checked = next.url;
  });
  return checked;
}

interface Link {
  url: string;
  host: string;
}

async function takeNext(
  db: Database,
  { pauseSeconds, hostPauseSeconds }: LinkPacing,
): Promise<Link | null> {
  // All instances share one pace.
  if ((await hostsAskedWithin(db, pauseSeconds).limit(1)).length > 0) return null;
  const recentHosts = hostsAskedWithin(db, hostPauseSeconds);
  const [next] = await db
    .select({ url: linkChecks.url, host: linkChecks.host })
    .from(linkChecks)
    .where(and(lte(linkChecks.dueAt, sql`now()`), notInArray(linkChecks.host, recentHosts)))
    .orderBy(asc(linkChecks.dueAt), asc(linkChecks.url))
    .limit(1);
  if (!next) return null;
  // Updates every listing that has the link.
  await db
    .update(linkChecks)
    .set({ askedAt: sql`now()`, dueAt: sql`now() + make_interval(secs => ${AGAIN_SECONDS})` })
    .where(eq(linkChecks.url, next.url));
  return next;
}

async function storeFinding(db: Database, { url, host }: Link, finding: Finding): Promise<void> {
  const rows = await db
    .select({
      failures: linkChecks.failures,
      failingSince: linkChecks.failingSince,
    })
    .from(linkChecks)
    .where(eq(linkChecks.url, url));
  // A listing that got the link today has no failures yet.
  const [before] = rows.toSorted((a, b) => b.failures - a.failures);
  if (!before) return;
  const canAsk = finding.what !== 'unreachable' || (await hasAnotherAnswered(db));
  const { dueMs, ...judged } = judgeLink(before, finding, {
    canAsk,
    now: new Date(),
    chance: Math.random(),
  });
  const rest = 'restMs' in finding ? (finding.restMs ?? 0) : 0;
  const due = Math.max(dueMs, rest) / 1000;
  await db
    .update(linkChecks)
    .set({
      ...judged,
      finding: finding.detail,
      checkedAt: sql`now()`,
      dueAt: sql`now() + make_interval(secs => ${due})`,
    })
    .where(eq(linkChecks.url, url));
  if (rest > 0) await postponeHost(db, host, rest / 1000);
}

async function hasAnotherAnswered(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ url: linkChecks.url })
    .from(linkChecks)
    .where(
      and(gt(linkChecks.askedAt, sql`now() - interval '1 day'`), eq(linkChecks.outcome, 'alive')),
    )
    .limit(1);
  return row !== undefined;
}
