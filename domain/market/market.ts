import { z } from 'zod';
import type { Database } from '#db/client.ts';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { type KeptSource, keepSource } from '#domain/upstream/kept-source.ts';
import { askCoinGecko } from './coin-gecko.ts';
import { type MarketCoin, marketCoinSchema } from './market-coin.ts';

/** The service asks not to be asked more than once a minute. */
export const MARKET_FRESH_MILLISECONDS = 60_000;

export type Market = KeptSource<MarketCoin[]>;

/** The market table's coins, kept. */
export function keepMarket(
  db: Database,
  fetch: Fetch,
  settings: { baseUrl: string; key: string | undefined },
  log: { warn(details: object, message: string): void },
  onNew?: () => void,
): Market {
  return keepSource({
    db,
    name: 'market',
    shape: z.array(marketCoinSchema),
    freshMilliseconds: MARKET_FRESH_MILLISECONDS,
    load: (signal) => askCoinGecko(fetch, settings, signal),
    log,
    ...(onNew && { onNew }),
  });
}
