import { eq, gt, sql } from 'drizzle-orm';
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

/** Requests nothing of a host for some seconds, as it asked. */
export async function postponeHost(db: Database, host: string, seconds: number): Promise<void> {
  const until = sql`now() + make_interval(secs => ${seconds})`;
  await db
    .update(linkChecks)
    .set({ dueAt: sql`greatest(${linkChecks.dueAt}, ${until})` })
    .where(eq(linkChecks.host, host));
  await db
    .update(watchedPages)
    .set({ dueAt: sql`greatest(${watchedPages.dueAt}, ${until})` })
    .where(eq(watchedPages.host, host));
  await db
    .update(registers)
    .set({ dueAt: sql`greatest(${registers.dueAt}, ${until})` })
    .where(eq(registers.host, host));
}
