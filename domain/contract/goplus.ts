import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import {
  requestJson,
  retries,
  UpstreamError,
  type UpstreamRequest,
} from '#domain/upstream/request.ts';
import { CHAINS } from './chain.ts';
import type { Contract, ContractFacts } from './contract.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000_000;
const TOP = 10;

// "", null and a missing key mean that it is not known.
const flag = z
  .enum(['0', '1', ''])
  .nullish()
  .transform((text) => (text ? text === '1' : null));
const holder = z.object({ percent: z.coerce.number().min(0).max(1) });
const factsOf = z.object({
  is_mintable: flag,
  transfer_pausable: flag,
  is_blacklisted: flag,
  is_proxy: flag,
  owner_change_balance: flag,
  is_open_source: flag,
  holder_count: z.string().optional(),
  holders: z.array(holder).optional(),
});
const FINE = 1;
const statusSchema = z.object({ code: z.int() });
const responseSchema = z.object({ result: z.record(z.string(), z.unknown()) });
const tokenSchema = z.object({ result: z.object({ access_token: z.string().min(1) }) });

/**
 * The value of the Authorization header, good for two hours: https://docs.gopluslabs.io/reference/access-token
 * Throws UpstreamError.
 */
export async function goPlusToken(
  fetch: Fetch,
  { baseUrl, key, secret }: { baseUrl: string; key: string; secret: string },
  now = new Date(),
): Promise<string> {
  const time = Math.floor(now.getTime() / 1000);
  const sign = createHash('sha1').update(`${key}${time}${secret}`).digest('hex');
  const { result } = await request(fetch, tokenSchema, {
    url: `${baseUrl}/token`,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ app_key: key, time, sign }),
  });
  return result.access_token;
}

/**
 * The facts of GoPlus on an EVM contract on `today`, an ISO day; null: it says nothing of it, or the chain has no number there.
 * Its scores and opinions are left out. Throws UpstreamError.
 */
export async function askGoPlus(
  fetch: Fetch,
  { baseUrl, token: authorization }: { baseUrl: string; token: string },
  { chain, address }: Pick<Contract, 'chain' | 'address'>,
  today: string,
): Promise<ContractFacts | null> {
  const { family, number } = CHAINS[chain];
  if (family !== 'evm') return null;
  const key = address.toLowerCase();
  const { result } = await request(fetch, responseSchema, {
    url: `${baseUrl}/token_security/${number}?contract_addresses=${key}`,
    headers: { Authorization: authorization },
  });
  const found = result[key];
  if (found === undefined) return null;
  const read = factsOf.safeParse(found);
  if (!read.success) throw new UpstreamError('the response has an unexpected format');
  const facts = read.data;
  return {
    readOn: today,
    canMint: facts.is_mintable,
    canPause: facts.transfer_pausable,
    canFreeze: facts.is_blacklisted,
    canChange: either(facts.is_proxy, facts.owner_change_balance),
    hasSource: facts.is_open_source,
    topTenShare: shareOf(facts),
  };
}

// Errors come with status 200 and a code of their own, such as 4029 for too many requests.
async function request<T>(
  fetch: Fetch,
  shape: z.ZodType<T>,
  query: Pick<UpstreamRequest, 'url' | 'headers' | 'body'>,
): Promise<T> {
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES };
  const response = await retries.execute(() => requestJson(fetch, { ...query, ...limits }));
  const code = statusSchema.safeParse(response).data?.code;
  if (code !== undefined && code !== FINE) throw new UpstreamError(`the response has code ${code}`);
  const { data } = shape.safeParse(response);
  if (code === undefined || !data) throw new UpstreamError('the response has an unexpected format');
  return data;
}

function either(one: boolean | null, other: boolean | null): boolean | null {
  if (one || other) return true;
  return one === null || other === null ? null : false;
}

// Fewer than ten holders count only where there are no more.
function shareOf({ holders, holder_count: count }: z.output<typeof factsOf>): number | null {
  if (!holders || (holders.length < TOP && String(holders.length) !== count)) return null;
  const sum = holders.slice(0, TOP).reduce((total, { percent }) => total + percent, 0);
  return Math.min(1, Math.round(sum * 10_000) / 10_000);
}
