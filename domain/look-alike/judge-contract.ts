import type { Database } from '#db/client.ts';
import { readContractAddress } from '#domain/contract/address.ts';
import { CHAINS } from '#domain/contract/chain.ts';
import {
  findAlike,
  findContracts,
  findContractsOf,
  type ListedContract,
} from '#domain/contract/find-contracts.ts';
import type { Difference } from './difference.ts';
import type { Judged } from './judge.ts';
import type { Match } from './likeness.ts';

const MOST_MATCHES = 5;

/**
 * Judges a contract's address: a listing's own, one like it, or another than that of the listings in `named`, which the text
 * names beside it.
 */
export async function judgeContract(
  db: Database,
  address: string,
  named: readonly Match[],
): Promise<Judged> {
  const own = await findContracts(db, address);
  if (own.length > 0) return { verdict: 'official', matches: onePerListing(own, () => []) };
  const alike = onePerListing(await findAlike(db, address), () => [{ what: 'middle' }]);
  const family = readContractAddress(address)?.family;
  const others = await Promise.all(
    named.map(({ identifier: { kind, id } }) => findContractsOf(db, kind, id)),
  );
  // Those on chains that write addresses so, else any.
  const chosen = others.flatMap((contracts) => {
    const comparable = contracts.filter(({ chain }) => CHAINS[chain].family === family);
    return (comparable.length > 0 ? comparable : contracts).slice(0, 1);
  });
  const namesakes = onePerListing(chosen, ({ chain }) => [{ what: 'contract', chain }]);
  const matches = [...alike, ...namesakes].slice(0, MOST_MATCHES);
  if (matches.length === 0) return { verdict: 'unknown', matches: [] };
  return { verdict: 'looks-like', matches };
}

function onePerListing(
  contracts: readonly ListedContract[],
  differencesOf: (contract: ListedContract) => Difference[],
): Match[] {
  const byListing = new Map<string, Match>();
  for (const contract of contracts) {
    const { kind, id, address } = contract;
    const key = `${kind} ${id}`;
    if (byListing.has(key)) continue;
    byListing.set(key, {
      identifier: {
        ...{ kind, id, field: 'contract', sort: 'address' },
        ...{ text: address, label: address },
      },
      differences: differencesOf(contract),
    });
  }
  return [...byListing.values()];
}
