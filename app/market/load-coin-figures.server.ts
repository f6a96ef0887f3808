import type { Services } from '#app/context/services.server.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import { matchMarketCoin } from '#domain/market/match.ts';
import { type CoinFigures, freshnessOf } from './figures.ts';

/** A coin's live figures where the market certainly means this coin; else null. */
export async function loadCoinFigures(
  { market }: Services,
  listing: ListedListing,
  language: Language,
): Promise<CoinFigures | null> {
  const kept = await market.get();
  const coin = kept && matchMarketCoin(listing, kept.value);
  if (!coin) return null;
  return { ...coin, freshness: freshnessOf(kept, LANGUAGES[language].locale) };
}
