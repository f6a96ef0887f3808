import type { Services } from '#app/context/services.server.ts';
import type { PublicPrices } from '#app/mine/data/prices.ts';
import { findByMarketCoins } from '#domain/market/reviewed.ts';

/** Prices of all coins of the directory that the market certainly means, and rates. What is missing is left out. */
export async function loadPrices({
  db,
  market,
  rates,
}: Pick<Services, 'db' | 'market' | 'rates'>): Promise<PublicPrices> {
  const [kept, keptRates] = await Promise.all([market.get(), rates.get()]);
  const listed = await findByMarketCoins(db, kept?.value ?? []);
  const coins = (kept?.value ?? []).flatMap(({ id, price }) => {
    const listing = listed.get(id);
    return listing && price !== null && price > 0 ? [[listing.id, price] as const] : [];
  });
  return {
    coins: Object.fromEntries(coins),
    coinsAt: kept?.fetchedAt.toISOString() ?? null,
    perBitcoin: keptRates?.value ?? null,
    perBitcoinAt: keptRates?.fetchedAt.toISOString() ?? null,
  };
}
