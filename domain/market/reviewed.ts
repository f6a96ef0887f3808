import { and, eq, or, sql } from 'drizzle-orm';
import { readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { preparedOnce } from '#db/prepared.ts';
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
  const asked = { ids: coins.map(({ id }) => id), symbols: coins.map(({ symbol }) => symbol) };
  const candidates = await readTagged(['coin'], () => candidatesOf(db).execute(asked));
  const found = await findListings(
    db,
    'coin',
    candidates.map((row) => row.id),
  );
  return listingsByMarketCoin(found, coins);
}

const candidatesOf = preparedOnce((db) =>
  db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.kind, 'coin'),
        or(
          sql`${listings.marketId} = any(${sql.placeholder('ids')})`,
          sql`${listings.symbol} = any(${sql.placeholder('symbols')})`,
        ),
      ),
    )
    .prepare('market_candidates'),
);
