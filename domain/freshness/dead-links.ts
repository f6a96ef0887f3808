import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { linkChecks, listingTexts } from '#db/schema.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { isEnglishOf } from './english-text.ts';

/** A link that has led nowhere for days, and the listing that has it. */
export interface DeadLink {
  kind: Kind;
  listingId: string;
  /** The listing's, in English. */
  name: string;
  url: string;
  /** A status, or why there was none. */
  finding: string;
  since: Date;
  checkedAt: Date;
}

/** How one of a listing's links was found to lead nowhere. */
export interface SilentLink {
  /** True: its host says that there is no such page; false: nobody answers. */
  isGone: boolean;
  /** ISO. */
  at: string;
}

/** The dead links, the ones that died last first. */
export async function listDeadLinks(db: Database, limit: number): Promise<DeadLink[]> {
  const rows = await db
    .select({ link: linkChecks, name: listingTexts.name })
    .from(linkChecks)
    .leftJoin(listingTexts, isEnglishOf(linkChecks.kind, linkChecks.listingId))
    .where(eq(linkChecks.outcome, 'dead'))
    .orderBy(desc(linkChecks.failingSince), asc(linkChecks.url))
    .limit(limit);
  return rows.flatMap(({ link, name }) => {
    const { kind, listingId, url, finding, failingSince: since, checkedAt } = link;
    if (!since || !checkedAt) return [];
    return [
      { kind, listingId, name: name ?? listingId, url, finding: finding ?? '', since, checkedAt },
    ];
  });
}

/** How many there are. */
export function countDeadLinks(db: Database): Promise<number> {
  return db.$count(linkChecks, eq(linkChecks.outcome, 'dead'));
}

/** When a link was last asked; null: none ever was. */
export async function lastLinkCheck(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ at: linkChecks.askedAt })
    .from(linkChecks)
    .where(sql`${linkChecks.askedAt} is not null`)
    .orderBy(desc(linkChecks.askedAt))
    .limit(1);
  return row?.at ?? null;
}

/** A listing's links that lead nowhere, by their address without what follows `#`. */
export async function silentLinksOf(
  db: Database,
  kind: Kind,
  listingId: string,
): Promise<Record<string, SilentLink>> {
  const rows = await db
    .select({ url: linkChecks.url, finding: linkChecks.finding, at: linkChecks.checkedAt })
    .from(linkChecks)
    .where(
      and(
        eq(linkChecks.kind, kind),
        eq(linkChecks.listingId, listingId),
        eq(linkChecks.outcome, 'dead'),
      ),
    );
  return Object.fromEntries(
    rows.flatMap(({ url, finding, at }) =>
      at ? [[url, { isGone: /^4\d\d$/.test(finding ?? ''), at: at.toISOString() }]] : [],
    ),
  );
}
