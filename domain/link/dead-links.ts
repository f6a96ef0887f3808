import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { listingTags, readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { isEnglishOf } from '#db/english-text.ts';
import { preparedOnce } from '#db/prepared.ts';
import { linkChecks, listingTexts } from '#db/schema.ts';
import type { Kind } from '#domain/listing/kind.ts';

/** A link that has been dead for days, and its listing. */
export interface DeadLink {
  kind: Kind;
  listingId: string;
  /** The listing's English name. */
  name: string;
  url: string;
  /** An HTTP status, or the reason for its absence. */
  finding: string;
  since: Date;
  checkedAt: Date;
}

/** The result of checking a listing's dead link. */
export interface DeadLinkState {
  /** True: the host says that the page does not exist; false: no answer. */
  isGone: boolean;
  /** ISO. */
  at: string;
}

/** The dead links, most recent first. */
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

/** The number of dead links. */
export function countDeadLinks(db: Database): Promise<number> {
  return db.$count(linkChecks, eq(linkChecks.outcome, 'dead'));
}

/** The time of the last request of any link; null: never. */
export async function lastLinkCheck(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ at: linkChecks.askedAt })
    .from(linkChecks)
    .where(sql`${linkChecks.askedAt} is not null`)
    .orderBy(desc(linkChecks.askedAt))
    .limit(1);
  return row?.at ?? null;
}

const deadLinks = preparedOnce((db) =>
  db
    .select({ url: linkChecks.url, finding: linkChecks.finding, at: linkChecks.checkedAt })
    .from(linkChecks)
    .where(
      and(
        eq(linkChecks.kind, sql.placeholder('kind')),
        eq(linkChecks.listingId, sql.placeholder('listingId')),
        eq(linkChecks.outcome, 'dead'),
      ),
    )
    .prepare('dead_links'),
);

/** A listing's dead links, by address without fragment. */
export async function deadLinksOf(
  db: Database,
  kind: Kind,
  listingId: string,
): Promise<Record<string, DeadLinkState>> {
  const rows = await readTagged(listingTags(kind, [listingId]), () =>
    deadLinks(db).execute({ kind, listingId }),
  );
  return Object.fromEntries(
    rows.flatMap(({ url, finding, at }) =>
      at ? [[url, { isGone: /^4\d\d$/.test(finding ?? ''), at: at.toISOString() }]] : [],
    ),
  );
}
