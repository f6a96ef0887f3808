import { z } from 'zod';
import type { Database } from '#db/client.ts';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { type CachedSource, cachedSource } from '#domain/upstream/cached-source.ts';
import { UpstreamError } from '#domain/upstream/request.ts';
import { CURRENCY_CODES } from '#domain/zakat/currency.ts';
import type { PerBitcoin } from '#domain/zakat/rates.ts';
import { type CoinGecko, requestCoinGecko } from './coin-gecko.ts';

/** The service's own figures are five minutes old. */
const FRESH_MS = 300_000;
/** The currencies of the site, and ounces of gold and silver. */
const CODES: readonly string[] = [
  ...CURRENCY_CODES.map((code) => code.toLowerCase()),
  'xau',
  'xag',
];

const positive = z.number().positive();
const storedSchema = z.record(z.string(), positive);
const responseSchema = z.object({ rates: z.record(z.string(), z.unknown()) });
const rateSchema = z.object({ value: positive });

export type Rates = CachedSource<PerBitcoin>;

/** The price of a bitcoin in currencies, gold and silver, cached. */
export function createRates(
  db: Database,
  fetch: Fetch,
  settings: { baseUrl: string; key: string | undefined },
  log: { warn(details: object, message: string): void },
): Rates {
  return cachedSource({
    db,
    name: 'rates',
    shape: storedSchema,
    freshMs: FRESH_MS,
    load: (signal) => fetchRates(fetch, settings, signal),
    log,
  });
}

/** The supported rates of CoinGecko's `/exchange_rates`. Throws UpstreamError. */
export async function fetchRates(
  fetch: Fetch,
  service: CoinGecko,
  signal: AbortSignal,
): Promise<PerBitcoin> {
  const request = { path: '/exchange_rates', maxBytes: 200_000, signal };
  const response = await requestCoinGecko(fetch, service, request);
  const read = responseSchema.safeParse(response);
  if (!read.success) throw new UpstreamError('the response contains no rates');
  const rates = CODES.flatMap((code) => {
    const rate = rateSchema.safeParse(read.data.rates[code]);
    return rate.success ? [[code, rate.data.value] as const] : [];
  });
  const perBitcoin = Object.fromEntries(rates);
  // All other rates are converted through it.
  if (!perBitcoin.usd) throw new UpstreamError('the response contains no dollar rate');
  return perBitcoin;
}
