import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Kind, rulingLedger } from '#db/schema.ts';

/**
 * When the rulings of these listings were last changed, by id. What stood when the ledger was opened is no change: all of
 * it would be new to everybody on that day.
 */
export async function lastChanges(
  db: Database,
  kind: Kind,
  ids: string[],
): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([rulingLedger.listingId], { id: rulingLedger.listingId, at: rulingLedger.at })
    .from(rulingLedger)
    .where(
      and(
        eq(rulingLedger.kind, kind),
        inArray(rulingLedger.listingId, ids),
        ne(rulingLedger.what, 'opened'),
      ),
    )
    .orderBy(rulingLedger.listingId, desc(rulingLedger.seq));
  return new Map(rows.map(({ id, at }) => [id, at]));
}
