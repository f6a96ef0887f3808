import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Kind, listings } from '#db/schema.ts';
import { type StoredDocument, toStored } from '#domain/listing/document.ts';
import { findManyVersioned } from '#domain/listing/find.ts';

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
    const ids = rows.map(({ id }) => id);
    for (const { listing, version } of await findManyVersioned(db, kind, ids)) {
      yield { ...toStored(listing), version };
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
