import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Kind, rulingLedger } from '#db/schema.ts';

/**
 * The last change of the rulings of each listing, by id. An entry from the opening of the ledger is no change: every listing
 * would be new to every reader on that day.
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
