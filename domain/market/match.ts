import { foldForSearch } from '#domain/listing/list/search-text.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { MarketCoin } from './market-coin.ts';

/** The fields of a listing that identify its market coin. */
export type CoinIdentity = Pick<Listing, 'marketId' | 'symbol' | 'texts'>;

/**
 * The market coin of a listing: by market id, else by symbol *and* name, never by ticker alone. Null where none or
 * several match (requirement 3.7).
 */
export function matchMarketCoin(listing: CoinIdentity, coins: MarketCoin[]): MarketCoin | null {
  // A given id decides, even if its coin is not among the hundred.
  if (listing.marketId) return coins.find((coin) => coin.id === listing.marketId) ?? null;
  const name = foldForSearch(listing.texts.en?.name ?? '');
  if (!listing.symbol || !name) return null;
  const [only, ...others] = coins.filter(
    (coin) => coin.symbol === listing.symbol && foldForSearch(coin.name) === name,
  );
  return only && others.length === 0 ? only : null;
}

/** Whether every listing has the same match among these coins as among the others. */
export function isSameMatch(coins: MarketCoin[], others: MarketCoin[]): boolean {
  const identities = (some: MarketCoin[]) =>
    JSON.stringify(some.map(({ id, symbol, name }) => [id, symbol, name].join('\n')).sort());
  return identities(coins) === identities(others);
}

/** The listing of each market coin with a certain match. */
export function listingsByMarketCoin<L extends CoinIdentity>(
  listings: L[],
  coins: MarketCoin[],
): Map<string, L> {
  const matches = new Map<string, L>();
  const twice = new Set<string>();
  for (const listing of listings) {
    const coin = matchMarketCoin(listing, coins);
    if (!coin) continue;
    if (matches.has(coin.id)) twice.add(coin.id);
    matches.set(coin.id, listing);
  }
  for (const id of twice) matches.delete(id);
  return matches;
}
