import { formatAge } from '#app/i18n/format.ts';
import type { Spark } from '#app/plot/spark.ts';
import type { RuledSummary } from '#domain/listing/display.ts';
import type { MarketCoin } from '#domain/market/market-coin.ts';
import type { FirmnessSign } from '#domain/method/definition.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

/** The age of figures, in words and as a time. */
export interface Freshness {
  age: string;
  at: string;
  /** Stale: the market service sent no newer figures. Unreachable: our own server did not respond. */
  state: 'fresh' | 'stale' | 'unreachable';
  /** Whether the server is fetching newer figures. */
  isDue: boolean;
}

/** A row of the market table: the market's figures and the directory's listing, if there is one. */
export interface MarketRow extends MarketCoin {
  listing: RuledSummary | null;
  /** The line of the last seven days; null with too few stored days. */
  week: Spark | null;
}

/** The coins of the market together; the market cap in dollars, rises and falls of a day. */
export interface MarketSum {
  coins: number;
  marketCap: number;
  rose: number;
  fell: number;
  /** Its coins and parts by verdict, null for those that nobody has classified; empty: the directory failed to load. */
  shares: { verdict: Verdict | null; count: number; marketCap: number }[];
  /** The part that is halal, by the firmness of the verdicts, the largest first. */
  halal: { sign: FirmnessSign; marketCap: number }[];
}

/** A coin of the directory with its rank by market cap. */
export interface RankedCoin extends RuledSummary {
  rank: number | null;
}

/** A page of the market table. */
export interface MarketView {
  rows: MarketRow[];
  /** Counts from 1. */
  page: number;
  pages: number;
  total: number;
  /** Null without any figures. */
  sum: MarketSum | null;
  /** False: the directory failed to load, so every `listing` is null. */
  hasVerdicts: boolean;
  /** ISO: the first stored day; null if a row has a line, or no day is stored. */
  pricesSince: string | null;
  /** Null without any figures. */
  freshness: Freshness | null;
  /** The first coins of the directory, where there are no figures; else empty. */
  listed: RankedCoin[];
}

/** A coin's figures on its own page. */
export interface CoinFigures extends MarketCoin {
  freshness: Freshness;
}

/** The present age of fetched figures, in words of the locale. */
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
