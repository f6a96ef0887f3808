import { formatAge } from '#app/i18n/format.ts';
import type { ListingSummary } from '#domain/listing/display.ts';
import type { MarketCoin } from '#domain/market/market-coin.ts';

/** How old figures are, in words and as a time. */
export interface Freshness {
  age: string;
  at: string;
  /** Stale: the market service has not given newer ones. Unreachable: our own server could not be asked. */
  state: 'fresh' | 'stale' | 'unreachable';
  /** Newer ones are being asked for. */
  isDue: boolean;
}

/** A row of the market table: the market's figures, and the directory's listing where there is one. */
export interface MarketRow extends MarketCoin {
  listing: ListingSummary | null;
}

/** A page of the market table. */
export interface MarketView {
  rows: MarketRow[];
  /** Both from 1. */
  page: number;
  pages: number;
  total: number;
  /** False: the directory could not be asked; whether a coin has a listing is not known. */
  hasVerdicts: boolean;
  /** Null: there are no figures at all. */
  freshness: Freshness | null;
}

/** A coin's figures on its own page. */
export interface CoinFigures extends MarketCoin {
  freshness: Freshness;
}

/** How old what was fetched is now, in words of the locale. */
export function freshnessOf(
  { fetchedAt, isDue, isStale }: { fetchedAt: Date; isDue: boolean; isStale: boolean },
  locale: string,
): Freshness {
  return {
    age: formatAge(locale, fetchedAt, new Date()),
    at: fetchedAt.toISOString(),
    state: isStale ? 'stale' : 'fresh',
    isDue,
  };
}
