import { desc } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import { findListings } from './find.ts';
import { KINDS } from './kind.ts';
import type { ListedListing } from './listing.ts';

/** The most recently added or changed listings, the latest first. */
export async function listRecent(db: Database, limit: number): Promise<ListedListing[]> {
  const rows = await db
    .select({ kind: listings.kind, id: listings.id })
    .from(listings)
    .orderBy(desc(listings.updatedAt), desc(listings.kind), desc(listings.id))
    .limit(limit);
  const found = await Promise.all(
    KINDS.map((kind) =>
      findListings(
        db,
        kind,
        rows.filter((row) => row.kind === kind).map(({ id }) => id),
      ),
    ),
  );
  const byKey = new Map(found.flat().map((listing) => [keyOf(listing), listing]));
  return rows.flatMap((row) => byKey.get(keyOf(row)) ?? []);
}

function keyOf({ kind, id }: Pick<ListedListing, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}
