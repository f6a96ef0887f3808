import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import type { Services } from '#app/services.server.ts';
import { summarize } from '#domain/listing/display.ts';
import { type Listing, textsIn } from '#domain/listing/listing.ts';
import { marketPage } from '#domain/market/market-table.ts';
import { findByMarketCoins } from '#domain/market/reviewed.ts';
import { freshnessOf, type MarketRow, type MarketView } from './figures.ts';
import { readMarketQuery } from './market-query.ts';

/** The page of the market table that `url` asks for. */
export async function loadMarket(
  { db, market, imageAddress, log }: Pick<Services, 'db' | 'market' | 'imageAddress' | 'log'>,
  url: URL,
): Promise<MarketView> {
  const language = languageOf(url.pathname);
  const kept = await market.get();
  const all = new Map(kept?.value.map((coin) => [coin.id, coin]));
  // Without the directory the figures still stand.
  const found = await findByMarketCoins(db, [...all.values()]).catch((error: unknown) => {
    log.error({ err: error }, 'the directory could not be asked for the market table');
    return null;
  });
  const listings = found ?? new Map<string, Listing>();
  // Sorted by the name that is shown, found by any.
  const named = [...all.values()].map((coin) => {
    const listing = listings.get(coin.id);
    const names = [language, 'en', 'ar'].map((one) => listing && textsIn(listing, one)?.name);
    return { ...coin, name: [...names, coin.name].filter(Boolean).join('\n') };
  });
  const { coins, ...place } = marketPage(named, readMarketQuery(url.searchParams));
  return {
    ...place,
    rows: coins.map((shown): MarketRow => {
      const coin = all.get(shown.id) ?? shown;
      const listing = listings.get(coin.id);
      return {
        ...coin,
        image: coin.image && imageAddress('coin', coin.image),
        listing: listing ? summarize(listing, language, 'paginated', imageAddress) : null,
      };
    }),
    hasVerdicts: found !== null,
    freshness: kept && freshnessOf(kept, LANGUAGES[language].locale),
  };
}
