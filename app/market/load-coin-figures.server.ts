import type { Services } from '#app/context/services.server.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import type { ListingFields } from '#domain/listing/listing.ts';
import { type CoinFigures, freshnessOf } from './figures.ts';

/** A coin's live figures; null unless the market's coin is certainly this one. */
export async function loadCoinFigures(
  { market }: Services,
  listing: ListingFields,
  language: Language,
): Promise<CoinFigures | null> {
  const { response, coin } = await market.coinOf(listing);
  if (!response || !coin) return null;
  return { ...coin, freshness: freshnessOf(response, LANGUAGES[language].locale) };
}
