import { z } from 'zod';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import { visibleText } from '#domain/text/hidden-characters.ts';
import { requestJson, UpstreamError } from '#domain/upstream/request.ts';
import type { MarketCoin } from './market-coin.ts';

// Requirement 7.2.
const MAX_COINS = 100;
const QUERY = `vs_currency=usd&order=market_cap_desc&per_page=${MAX_COINS}&page=1&sparkline=false`;
/** A hundred coins take 100 kB; three times as much leaves room for longer names, and is parsed in a millisecond or two. */
const MAX_BYTES = 300_000;
const MAX_TEXT_LENGTH = 200;
const MAX_ADDRESS_LENGTH = 2000;

// Older rows hold numbers as text; any field may be null or missing.
const amount = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .nullish()
  .catch(null)
  .transform((value) => (typeof value === 'number' && Number.isFinite(value) ? value : null));

const visible = z.string().max(MAX_TEXT_LENGTH).transform(visibleText).pipe(z.string().min(1));

const rowSchema = z
  .object({
    // Used in the database and in queries.
    id: z
      .string()
      .max(MAX_TEXT_LENGTH)
      .regex(/^[\w.-]+$/),
    symbol: visible,
    name: visible,
    image: z.string().max(MAX_ADDRESS_LENGTH).nullish().catch(null),
    market_cap_rank: amount,
    current_price: amount,
    price_change_percentage_24h: amount,
    market_cap: amount,
    total_volume: amount,
    circulating_supply: amount,
    max_supply: amount,
  })
  .transform(
    (row): MarketCoin => ({
      id: row.id,
      symbol: row.symbol.toUpperCase(),
      name: row.name,
      // `missing_large.png` is not a web address.
      image: webAddress(row.image ?? null)?.href ?? null,
      rank: row.market_cap_rank,
      price: row.current_price,
      change24h: row.price_change_percentage_24h,
      marketCap: row.market_cap,
      volume: row.total_volume,
      circulatingSupply: row.circulating_supply,
      maxSupply: row.max_supply,
    }),
  );

/** Top 100 coins by market cap from CoinGecko's `/coins/markets`. Throws UpstreamError. */
export async function fetchMarketCoins(
  fetch: Fetch,
  service: CoinGecko,
  signal: AbortSignal,
): Promise<MarketCoin[]> {
  const path = `/coins/markets?${QUERY}`;
  const response = await requestCoinGecko(fetch, service, { path, maxBytes: MAX_BYTES, signal });
  if (!Array.isArray(response)) throw new UpstreamError('the response is not a list of coins');
  // One invalid row does not cost the other ninety-nine.
  const coins = response.slice(0, MAX_COINS).flatMap((row) => rowSchema.safeParse(row).data ?? []);
  if (coins.length === 0) throw new UpstreamError('the response contains no coins');
  return [...new Map(coins.map((coin) => [coin.id, coin])).values()];
}

/** The market service and the key of its plan. */
export interface CoinGecko {
  baseUrl: string;
  key: string | undefined;
}

/** The JSON at a path of the service. Throws UpstreamError. */
export function requestCoinGecko(
  fetch: Fetch,
  { baseUrl, key }: CoinGecko,
  { path, ...limits }: { path: string; maxBytes: number; signal: AbortSignal },
): Promise<unknown> {
  return requestJson(fetch, {
    url: baseUrl.replace(/\/$/, '') + path,
    headers: key ? { 'x-cg-demo-api-key': key } : {},
    timeoutMs: 8000,
    ...limits,
  });
}
