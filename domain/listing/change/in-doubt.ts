import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Kind, listingTexts, type TextDoubt } from '#db/schema.ts';
import { KINDS } from '#domain/listing/kind.ts';

const DOUBTS = ['machine', 'stale'] as const satisfies TextDoubt[];

/** How many listings wait for an editor because of their Arabic: by kind, and by what is in doubt about it. */
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
