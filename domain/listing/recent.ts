import { desc } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import { findListings } from './find.ts';
import type { ListedListing } from './listing.ts';

/** The listings that were added or changed last, the latest first. */
export async function listRecent(db: Database, limit: number): Promise<ListedListing[]> {
  const rows = await db
    .select({ kind: listings.kind, id: listings.id })
    .from(listings)
    .orderBy(desc(listings.updatedAt), desc(listings.kind), desc(listings.id))
    .limit(limit);
  const [coins, exchanges] = await Promise.all(
    (['coin', 'exchange'] as const).map((kind) =>
      findListings(
        db,
        kind,
        rows.filter((row) => row.kind === kind).map(({ id }) => id),
      ),
    ),
  );
  const found = new Map(
    [...(coins ?? []), ...(exchanges ?? [])].map((each) => [keyOf(each), each]),
  );
  return rows.flatMap((row) => found.get(keyOf(row)) ?? []);
}

function keyOf({ kind, id }: Pick<ListedListing, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}
