import { and, asc, eq, gt, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { linkChecks, registers, watchedPages } from '#db/schema.ts';

/** The hosts that were requested within the last seconds, for any reason. */
export function hostsAskedWithin(db: Database, seconds: number) {
  const since = sql`now() - make_interval(secs => ${seconds})`;
  return db
    .select({ host: linkChecks.host })
    .from(linkChecks)
    .where(gt(linkChecks.askedAt, since))
    .union(
      db
        .select({ host: watchedPages.host })
        .from(watchedPages)
        .where(gt(watchedPages.askedAt, since)),
    )
    .union(db.select({ host: registers.host }).from(registers).where(gt(registers.askedAt, since)));
}

/** The pace of requests, over all instances. */
export interface Pace {
  /** Between any two requests. */
  pauseSeconds: number;
  /** Between two requests of one host. */
  hostPauseSeconds: number;
}

/** An address whose request was cut short, because its instance died, is due again after this. */
const AGAIN_SECONDS = 3600;

/** Takes the address that has been due for longest and whose host had no recent request; null: none, or it is too soon. */
export async function takeDue(
  db: Database,
  table: typeof linkChecks | typeof watchedPages,
  { pauseSeconds, hostPauseSeconds }: Pace,
): Promise<{ url: string; host: string } | null> {
  if ((await hostsAskedWithin(db, pauseSeconds).limit(1)).length > 0) return null;
  const recentHosts = hostsAskedWithin(db, hostPauseSeconds);
  const [next] = await db
    .select({ url: table.url, host: table.host })
    .from(table)
    .where(and(lte(table.dueAt, sql`now()`), notInArray(table.host, recentHosts)))
    .orderBy(asc(table.dueAt), asc(table.url))
    .limit(1);
  if (!next) return null;
  // Several listings may have the same link.
  await db
    .update(table)
    .set({ askedAt: sql`now()`, dueAt: sql`now() + make_interval(secs => ${AGAIN_SECONDS})` })
    .where(eq(table.url, next.url));
  return next;
}

/** Requests nothing of a host for some seconds, as it asked. */
export async function postponeHost(db: Database, host: string, seconds: number): Promise<void> {
  const until = sql`now() + make_interval(secs => ${seconds})`;
  for (const table of [linkChecks, watchedPages, registers]) {
    await db
      .update(table)
      .set({ dueAt: sql`greatest(${table.dueAt}, ${until})` })
      .where(eq(table.host, host));
  }
}
