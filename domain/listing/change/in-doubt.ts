import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { listings, listingTexts, type TextDoubt, type Verdict } from '#db/schema.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';

const DOUBTS = ['machine', 'stale'] as const satisfies TextDoubt[];

/** The number of listings with Arabic texts in doubt, by kind and doubt. */
export async function countInDoubt(
  db: Database,
): Promise<{ kind: Kind; doubt: TextDoubt; count: number }[]> {
  const holding = (doubt: TextDoubt) =>
    sql<number>`count(*) filter (where jsonb_path_exists(${listingTexts.doubts},
      '$.* ? (@ == $doubt)', jsonb_build_object('doubt', ${doubt}::text)))::int`;
  const rows = await db
    .select({ kind: listingTexts.kind, machine: holding('machine'), stale: holding('stale') })
    .from(listingTexts)
    .where(sql`${listingTexts.language} = 'ar' and ${listingTexts.doubts} <> '{}'`)
    .groupBy(listingTexts.kind);
  return KINDS.flatMap((kind) => {
    const found = rows.find((row) => row.kind === kind);
    return DOUBTS.map((doubt) => ({ kind, doubt, count: found?.[doubt] ?? 0 }));
  });
}

export interface UnreadReason {
  kind: Kind;
  id: string;
  name: string;
  verdict: Verdict;
  /** True: the Arabic page shows an earlier Arabic reason. False: it shows the English one. */
  isEarlierShown: boolean;
}

/** Listings with a verdict and an unread Arabic reason, the latest changed first, and their total number. */
export async function listUnreadReasons(
  db: Database,
  limit: number,
): Promise<{ count: number; reasons: UnreadReason[] }> {
  const english = alias(listingTexts, 'english');
  const rows = await db
    .select({
      kind: listings.kind,
      id: listings.id,
      name: english.name,
      verdict: listings.category,
      readReason: listings.readReason,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(listingTexts)
    .innerJoin(
      listings,
      and(eq(listings.kind, listingTexts.kind), eq(listings.id, listingTexts.listingId)),
    )
    .leftJoin(
      english,
      and(
        eq(english.kind, listings.kind),
        eq(english.listingId, listings.id),
        eq(english.language, 'en'),
      ),
    )
    .where(
      and(
        eq(listingTexts.language, 'ar'),
        sql`${listingTexts.doubts} <> '{}'`,
        sql`${listingTexts.doubts} ? 'reason'`,
        isNotNull(listings.category),
      ),
    )
    .orderBy(desc(listings.updatedAt), listings.kind, listings.id)
    .limit(limit);
  const reasons = rows.flatMap(({ verdict, name, readReason, count: _, ...row }) =>
    verdict ? [{ ...row, name: name ?? row.id, verdict, isEarlierShown: readReason !== null }] : [],
  );
  return { count: rows[0]?.count ?? 0, reasons };
}
