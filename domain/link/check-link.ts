import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { type Database, inOneInstance } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { linkChecks } from '#db/schema.ts';
import type { Connect } from '#domain/outbound/fetch-public.ts';
import { type Pace, postponeHost, takeDue } from './host-pace.ts';
import { judgeLink } from './judge-link.ts';
import { type Finding, requestLink } from './request-link.ts';

/** Settings of link requests and their pace. */
export interface LinkPacing extends Pace {
  origin: string;
  connect?: Connect;
  timeoutMs: number;
}

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
    const next = await takeDue(db, linkChecks, pacing);
    if (!next) return;
    const finding = await requestLink(next.url, { ...pacing, signal });
    await storeFinding(db, next, finding);
    checked = next.url;
  });
  return checked;
}

async function storeFinding(
  db: Database,
  { url, host }: { url: string; host: string },
  finding: Finding,
): Promise<void> {
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
  const isNetworkUp = finding.what !== 'unreachable' || (await hasAnotherAnswered(db, host));
  const { dueMs, ...judged } = judgeLink(before, finding, {
    isNetworkUp,
    now: new Date(),
    chance: Math.random(),
  });
  const retryAfterMs = 'restMs' in finding ? (finding.restMs ?? 0) : 0;
  const dueSeconds = Math.max(dueMs, retryAfterMs) / 1000;
  await db
    .update(linkChecks)
    .set({
      ...judged,
      finding: finding.detail,
      checkedAt: sql`now()`,
      dueAt: sql`now() + make_interval(secs => ${dueSeconds})`,
    })
    .where(eq(linkChecks.url, url));
  if (retryAfterMs > 0) await postponeHost(db, host, retryAfterMs / 1000);
}

/** Whether another host than `host` has answered within a day. */
async function hasAnotherAnswered(db: Database, host: string): Promise<boolean> {
  const yesterday = sql`now() - interval '1 day'`;
  const [row] = await db
    .select({ url: linkChecks.url })
    .from(linkChecks)
    .where(
      and(
        // A link that is being checked is asked but not yet checked; only `askedAt` has an index.
        gt(linkChecks.askedAt, yesterday),
        gt(linkChecks.checkedAt, yesterday),
        eq(linkChecks.outcome, 'alive'),
        ne(linkChecks.host, host),
      ),
    )
    .limit(1);
  return row !== undefined;
}
