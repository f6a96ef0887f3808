import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Kind, listings } from '#db/schema.ts';
import { type StoredDocument, toStored } from './document.ts';
import { findKept } from './find.ts';

const ROWS_AT_ONCE = 200;

/** Every listing of a kind by id, as documents that `readImport` takes back. */
export async function* exportListings(
  db: Database,
  kind: Kind,
): AsyncGenerator<StoredDocument & { version: number }> {
  for (let last = ''; ; ) {
    const rows = await db
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.kind, kind), gt(listings.id, last)))
      .orderBy(asc(listings.id))
      .limit(ROWS_AT_ONCE);
    for (const { id } of rows) {
      const kept = await findKept(db, kind, id);
      if (kept) yield { ...toStored(kept.listing), version: kept.version };
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
