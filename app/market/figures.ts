import { formatAge } from '#app/i18n/format.ts';
import type { ListingSummary } from '#domain/listing/display.ts';
import type { MarketCoin } from '#domain/market/market-coin.ts';

/** How old figures are, in words and as a time. */
export interface Freshness {
  age: string;
  at: string;
  isStale: boolean;
}

/** A row of the market table: the market's figures, and the directory's listing where there is one. */
export interface MarketRow extends MarketCoin {
  listing: ListingSummary | null;
}

/** A coin's figures on its own page. */
export interface CoinFigures extends MarketCoin {
  freshness: Freshness;
}

export function freshnessOf(
  { fetchedAt, isStale }: { fetchedAt: Date; isStale: boolean },
  locale: string,
): Freshness {
  return { age: formatAge(locale, fetchedAt, new Date()), at: fetchedAt.toISOString(), isStale };
}
