import { z } from 'zod';
import type { Database } from '#db/client.ts';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { type CachedSource, cachedSource } from '#domain/upstream/cached-source.ts';
import { requestJson, UpstreamError } from '#domain/upstream/request.ts';
import { CURRENCY_CODES } from '#domain/zakat/currency.ts';
import type { PerBitcoin } from '#domain/zakat/rates.ts';

/** What the service has of it is five minutes old itself. */
const FRESH_MS = 300_000;
/** Currencies the site counts in, and ounces of gold and silver. */
const CODES: readonly string[] = [
  ...CURRENCY_CODES.map((code) => code.toLowerCase()),
  'xau',
  'xag',
];

const positive = z.number().positive();
const storedSchema = z.record(z.string(), positive);
const answerSchema = z.object({ rates: z.record(z.string(), z.unknown()) });
const rateSchema = z.object({ value: positive });

export type Rates = CachedSource<PerBitcoin>;

/** What a bitcoin is worth in currencies, gold and silver, cached. */
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

/** CoinGecko's `/exchange_rates`, as far as the site counts in them. Throws UpstreamError. */
export async function fetchRates(
  fetch: Fetch,
  { baseUrl, key }: { baseUrl: string; key: string | undefined },
  signal: AbortSignal,
): Promise<PerBitcoin> {
  const answer = await requestJson(fetch, {
    url: `${baseUrl.replace(/\/$/, '')}/exchange_rates`,
    headers: key ? { 'x-cg-demo-api-key': key } : {},
    timeoutMs: 8000,
    maxBytes: 200_000,
    signal,
  });
  const read = answerSchema.safeParse(answer);
  if (!read.success) throw new UpstreamError('the answer holds no rates');
  const rates = CODES.flatMap((code) => {
    const rate = rateSchema.safeParse(read.data.rates[code]);
    return rate.success ? [[code, rate.data.value] as const] : [];
  });
  const perBitcoin = Object.fromEntries(rates);
  // All others are taken by it.
  if (!perBitcoin.usd) throw new UpstreamError('the answer has no rate of the dollar');
  return perBitcoin;
}
