import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import { readStarterListings } from './starter.ts';

/**
 * Stores the starter's licences in exchanges from before licences were stored, once; others then have none. Returns the
 * number of exchanges.
 */
export async function storeStarterLicences(db: Database): Promise<number> {
  const isUnstored = and(eq(listings.kind, 'exchange'), isNull(listings.licences));
  const [first] = await db.select({ id: listings.id }).from(listings).where(isUnstored).limit(1);
  if (!first) return 0;
  const starters = await readStarterListings('exchange');
  const licences = Object.fromEntries(starters.map(({ id, licences }) => [id, licences]));
  const stored = await db
    .update(listings)
    .set({
      licences: sql`coalesce(${JSON.stringify(licences)}::jsonb -> ${listings.id}, '[]')`,
    })
    .where(isUnstored)
    .returning({ id: listings.id });
  return stored.length;
}
