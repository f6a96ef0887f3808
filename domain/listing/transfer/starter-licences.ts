import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import { readStarterListings } from './starter.ts';

/**
 * Stores the starter's licences in exchanges whose licences are not stored yet, because a version before licences wrote their
 * row, once; others then have none. Returns the number of exchanges.
 */
export async function storeStarterLicences(db: Database): Promise<number> {
  const isNotYetStored = and(eq(listings.kind, 'exchange'), isNull(listings.licences));
  const [first] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(isNotYetStored)
    .limit(1);
  if (!first) return 0;
  const starters = await readStarterListings('exchange');
  const licences = Object.fromEntries(starters.map(({ id, licences }) => [id, licences]));
  const stored = await db
    .update(listings)
    .set({
      licences: sql`coalesce(${JSON.stringify(licences)}::jsonb -> ${listings.id}, '[]')`,
    })
    .where(isNotYetStored)
    .returning({ id: listings.id });
  return stored.length;
}
