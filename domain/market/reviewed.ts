import { and, eq, inArray, or } from 'drizzle-orm';
import { readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import { findListings } from '#domain/listing/find.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import type { MarketCoin } from './market-coin.ts';
import { listingsByMarketCoin } from './match.ts';

/** The listing of each market coin that has one, by the coin's id. */
export async function findByMarketCoins(
  db: Database,
  coins: MarketCoin[],
): Promise<Map<string, ListedListing>> {
  if (coins.length === 0) return new Map();
  const candidates = await readTagged(['coin'], async () =>
    db
      .select({ id: listings.id })
      .from(listings)
      .where(
        and(
          eq(listings.kind, 'coin'),
          or(
            inArray(
              listings.marketId,
              coins.map((coin) => coin.id),
            ),
            inArray(
              listings.symbol,
              coins.map((coin) => coin.symbol),
            ),
          ),
        ),
      ),
  );
  const found = await findListings(
    db,
    'coin',
    candidates.map((row) => row.id),
  );
  return listingsByMarketCoin(found, coins);
}
