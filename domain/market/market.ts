import { z } from 'zod';
import type { Database } from '#db/client.ts';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import {
  type CachedResponse,
  type CachedSource,
  cachedSource,
} from '#domain/upstream/cached-source.ts';
import { fetchMarketCoins } from './coin-gecko.ts';
import { type MarketCoin, storedMarketCoin } from './market-coin.ts';
import { storeDay } from './market-days.ts';
import { type CoinIdentity, isSameMatch, matchMarketCoin } from './match.ts';

/** The service allows one request a minute. */
const FRESH_MS = 60_000;

export interface Market extends CachedSource<MarketCoin[]> {
  /** The coin of a listing, null where the match is not certain, and the response that it is from. */
  coinOf(listing: CoinIdentity): Promise<MatchedCoin>;
}

interface MatchedCoin {
  response: CachedResponse<MarketCoin[]> | null;
  coin: MarketCoin | null;
}

/** A change of the figures: whether the coins are others too, so that a listing may match another one. */
export interface NewFigures {
  hasOtherCoins: boolean;
}

/** The market table's coins, cached; each day's first prices are stored (`market-days.ts`). */
export function createMarket(
  db: Database,
  fetch: Fetch,
  settings: { baseUrl: string; key: string | undefined },
  log: { warn(details: object, message: string): void },
  onNew: (change: NewFigures) => void = () => {},
): Market {
  const source = cachedSource({
    db,
    name: 'market',
    shape: z.array(storedMarketCoin),
    freshMs: FRESH_MS,
    load: (signal) => fetchMarketCoins(fetch, settings, signal),
    log,
    onNew: (response, before) =>
      onNew({ hasOtherCoins: !before || !isSameMatch(response.value, before.value) }),
    onFetched: async (response) => {
      // Pages rendered since the response arrived lack the new day.
      if (await storeDay(db, response)) onNew({ hasOtherCoins: false });
    },
  });
  return {
    ...source,
    coinOf: async (listing) => {
      const response = await source.get();
      return { response, coin: response && matchMarketCoin(listing, response.value) };
    },
  };
}
