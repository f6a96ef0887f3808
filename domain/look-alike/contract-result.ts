import type { Database } from '#db/client.ts';
import {
  findAlike,
  findContracts,
  findContractsOf,
  findInOtherCapitals,
  type ListedContract,
} from '#domain/contract/find-contracts.ts';
import type { CheckResult } from './check-result.ts';
import type { Difference } from './difference.ts';
import type { Match } from './likeness.ts';
import { maybeAddressesIn } from './pasted/pasted-text.ts';

const MAX_MATCHES = 5;

/**
 * The result for a contract's address: a listing's own, one like it, or another than those of the listings in `named`, which the text
 * names beside it. That one may be a contract on a chain that the listing does not name.
 */
export async function resultOfContract(
  db: Database,
  address: string,
  named: readonly Match[],
): Promise<CheckResult> {
  const own = await findContracts(db, address);
  if (own.length > 0) return { result: 'official', matches: onePerListing(own, []) };
  const alike = onePerListing(await findAlike(db, address), [{ what: 'middle' }]);
  if (alike.length > 0) return { result: 'looks-like', matches: alike };
  const others = await Promise.all(
    named.map(({ identifier: { kind, id } }) => findContractsOf(db, kind, id)),
  );
  const matches = onePerListing(others.flat(), [{ what: 'contract' }]);
  if (matches.length > 0) return { result: 'other-address', matches };
  return { result: 'unknown', matches: [] };
}

/** The result for a text with the address of a listed contract whose capitals were lost or changed; null: there is none. */
export async function resultInOtherCapitals(
  db: Database,
  text: string,
): Promise<CheckResult | null> {
  const found = await findInOtherCapitals(db, maybeAddressesIn(text));
  if (found.length === 0) return null;
  return { result: 'looks-like', matches: onePerListing(found, [{ what: 'capitals' }]) };
}

// With the first of its contracts.
function onePerListing(contracts: readonly ListedContract[], differences: Difference[]): Match[] {
  const byListing = new Map<string, Match>();
  for (const contract of contracts) {
    const { kind, id, address } = contract;
    const key = `${kind} ${id}`;
    if (byListing.has(key)) continue;
    byListing.set(key, {
      identifier: {
        kind,
        id,
        field: 'contract',
        sort: 'address',
        text: address,
        label: address,
      },
      differences,
    });
  }
  return [...byListing.values()].slice(0, MAX_MATCHES);
}
