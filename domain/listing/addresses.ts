import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Kind, listings } from '#db/schema.ts';

/** A listing in a sitemap. */
export interface ListingAddress {
  id: string;
  updatedAt: Date;
}

const BATCH = 1000;

/** `count` listings of a kind in the order of their ids, starting at index `from`, in batches. */
export async function* listAddresses(
  db: Database,
  kind: Kind,
  { from, count }: { from: number; count: number },
): AsyncGenerator<ListingAddress[]> {
  let after: string | undefined;
  for (let left = count; left > 0; left -= BATCH) {
    const batch = await db
      .select({ id: listings.id, updatedAt: listings.updatedAt })
      .from(listings)
      .where(and(eq(listings.kind, kind), after === undefined ? undefined : gt(listings.id, after)))
      .orderBy(asc(listings.id))
      .limit(Math.min(BATCH, left))
      .offset(after === undefined ? from : 0);
    if (batch.length > 0) yield batch;
    after = batch.at(-1)?.id;
    if (batch.length < BATCH) return;
  }
}
