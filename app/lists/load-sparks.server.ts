import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { dayBeforeSparks, type Spark, sparkOf } from '#app/plot/spark.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import { matchMarketCoin } from '#domain/market/match.ts';
import { today } from '#domain/time/day.ts';

/** The stored prices of thirty days, by listing id; those with fewer than seven, or without a certain match, are left out. */
export async function loadSparks(
  { market, marketDays, log }: Pick<Services, 'market' | 'marketDays' | 'log'>,
  listings: ListedListing[],
  language: Language,
): Promise<Record<string, Spark>> {
  const coins = (await market.get())?.value ?? [];
  const matched = listings.flatMap((listing) => {
    const coin = matchMarketCoin(listing, coins);
    return coin ? [{ id: listing.id, marketId: coin.id }] : [];
  });
  try {
    const ids = matched.map(({ marketId }) => marketId);
    const month = { today: today() };
    const days = await marketDays.of(ids, dayBeforeSparks(month.today));
    const sparks = matched.flatMap(({ id, marketId }) => {
      const spark = sparkOf(days.get(marketId) ?? [], month, language);
      return spark ? [[id, spark] as const] : [];
    });
    return Object.fromEntries(sparks);
  } catch (error) {
    log.error({ err: error }, 'past prices could not be read for the coin list');
    return {};
  }
}
