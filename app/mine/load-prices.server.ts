import type { Services } from '#app/context/services.server.ts';
import type { PublicPrices } from '#app/mine/data/mine-summary.ts';
import { findByMarketCoins } from '#domain/market/reviewed.ts';

/** Prices of the directory's coins that match a market coin, and rates; unknown ones are left out. */
export async function loadPrices({
  db,
  market,
  rates,
}: Pick<Services, 'db' | 'market' | 'rates'>): Promise<PublicPrices> {
  const [cachedMarket, cachedRates] = await Promise.all([market.get(), rates.get()]);
  const listed = await findByMarketCoins(db, cachedMarket?.value ?? []);
  const coins = (cachedMarket?.value ?? []).flatMap(({ id, price }) => {
    const listing = listed.get(id);
    return listing && price !== null && price > 0 ? [[listing.id, price] as const] : [];
  });
  return {
    coins: Object.fromEntries(coins),
    coinsAt: cachedMarket?.fetchedAt.toISOString() ?? null,
    perBitcoin: cachedRates?.value ?? null,
    perBitcoinAt: cachedRates?.fetchedAt.toISOString() ?? null,
  };
}
