import { z } from 'zod';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { requestJson, retries, UpstreamError } from '#domain/upstream/request.ts';
import { CHAINS } from './chain.ts';
import type { Contract, ContractFacts } from './contract.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 1_000_000;
const TOP = 10;

// "" and a missing key both mean that it is not known.
const flag = z
  .enum(['0', '1', ''])
  .optional()
  .transform((text) => (text ? text === '1' : null));
const holder = z.object({ percent: z.coerce.number().min(0).max(1) });
const token = z.object({
  is_mintable: flag,
  transfer_pausable: flag,
  is_blacklisted: flag,
  is_proxy: flag,
  owner_change_balance: flag,
  is_open_source: flag,
  holder_count: z.string().optional(),
  holders: z.array(holder).optional(),
});
const answerSchema = z.object({ code: z.literal(1), result: z.record(z.string(), z.unknown()) });

/**
 * The facts of GoPlus on an EVM contract on `today`, an ISO day; null: it says nothing of it, or the chain has no number there.
 * Its scores and opinions are left out. Throws UpstreamError.
 */
export async function askGoPlus(
  fetch: Fetch,
  { baseUrl, key }: { baseUrl: string; key: string },
  { chain, address }: Pick<Contract, 'chain' | 'address'>,
  today: string,
): Promise<ContractFacts | null> {
  const { family, number } = CHAINS[chain];
  if (family !== 'evm') return null;
  const asked = address.toLowerCase();
  const answer = await retries.execute(() =>
    requestJson(fetch, {
      url: `${baseUrl}/token_security/${number}?contract_addresses=${asked}`,
      headers: { Authorization: key },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MOST_BYTES,
    }),
  );
  const { data } = answerSchema.safeParse(answer);
  if (!data) throw new UpstreamError('the answer has another shape');
  const found = data.result[asked];
  if (found === undefined) return null;
  const read = token.safeParse(found);
  if (!read.success) throw new UpstreamError('the answer has another shape');
  const said = read.data;
  return {
    readOn: today,
    canMint: said.is_mintable,
    canPause: said.transfer_pausable,
    canFreeze: said.is_blacklisted,
    canChange: either(said.is_proxy, said.owner_change_balance),
    hasSource: said.is_open_source,
    topTenShare: shareOf(said),
  };
}

function either(one: boolean | null, other: boolean | null): boolean | null {
  if (one || other) return true;
  return one === null || other === null ? null : false;
}

// Fewer than ten holders count only where there are no more.
function shareOf({ holders, holder_count: count }: z.output<typeof token>): number | null {
  if (!holders || (holders.length < TOP && String(holders.length) !== count)) return null;
  const sum = holders.slice(0, TOP).reduce((total, { percent }) => total + percent, 0);
  return Math.min(1, Math.round(sum * 10_000) / 10_000);
}
