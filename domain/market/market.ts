import { z } from 'zod';
import type { Database } from '#db/client.ts';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { type CachedSource, cachedSource } from '#domain/upstream/cached-source.ts';
import { fetchMarketCoins } from './coin-gecko.ts';
import { type MarketCoin, storedMarketCoin } from './market-coin.ts';
import { storeDay } from './market-days.ts';

/** The service allows one request a minute. */
const FRESH_MS = 60_000;

export type Market = CachedSource<MarketCoin[]>;

/** The market table's coins, cached; each day's first prices are stored (`market-days.ts`). */
export function createMarket(
  db: Database,
  fetch: Fetch,
  settings: { baseUrl: string; key: string | undefined },
  log: { warn(details: object, message: string): void },
  onNew?: () => void,
): Market {
  return cachedSource({
    db,
    name: 'market',
    shape: z.array(storedMarketCoin),
    freshMs: FRESH_MS,
    load: (signal) => fetchMarketCoins(fetch, settings, signal),
    log,
    onNew,
    onFetched: async (answer) => {
      // Pages rendered since the answer arrived lack the new day.
      if (await storeDay(db, answer)) onNew?.();
    },
  });
}
