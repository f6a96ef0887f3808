import { z } from 'zod';
import { typed, typedLine } from '#app/editing/form/typed-texts.ts';
import type { LoadedPart } from '#app/editing/part/loaded-part.ts';
import { readContractAddress } from '#domain/contract/address.ts';
import type { Contract } from '#domain/contract/contract.ts';

// The values of the form: all texts as they are typed.

// Conform has no value for a row whose fields are all empty.
const row = z.preprocess(
  (value) => value ?? {},
  z.object({ chain: typed, address: typedLine, issuerUrl: typedLine, issuerReadOn: typedLine }),
);
export type ContractRow = z.output<typeof row>;

/** Reads the values of the form; nothing is checked but their shape. */
export const typedContracts = z.object({ version: typed, contracts: z.array(row).default([]) });
export type ContractsValues = z.output<typeof typedContracts>;

export interface LoadedContracts extends LoadedPart<ContractsValues> {
  stored: Contract[];
}

/** The values of a row. */
export function readContractRow(value: unknown): ContractRow {
  return row.parse(value);
}

/** A row to fill in. */
export function blankContract(today: string): ContractRow {
  return { chain: 'ethereum', address: '', issuerUrl: '', issuerReadOn: today };
}

/** The form of stored contracts; `today`, an ISO day, fills the day of an issuer's page that has not been read yet. */
export function formOfContracts(contracts: readonly Contract[], version: number, today: string) {
  return typedContracts.parse({
    version: String(version),
    contracts: contracts.map(({ chain, address, issuer }) => ({
      chain,
      address,
      issuerUrl: issuer?.url ?? '',
      issuerReadOn: issuer?.readOn ?? today,
    })),
  });
}

/**
 * The contracts in a form in their stored shape, not yet checked. Token lists are not typed: an address keeps those that it has in
 * `stored`.
 */
export function contractsFromForm({ contracts }: ContractsValues, stored: readonly Contract[]) {
  return contracts.map(({ chain, address: written, issuerUrl: url, issuerReadOn }) => {
    const read = readContractAddress(written);
    const isWhole = read?.address && !read.hasWrongCapitals;
    const address = isWhole ? read.address : written;
    const before = stored.find((each) => each.chain === chain && each.address === address);
    return {
      chain,
      address,
      lists: before?.lists ?? [],
      issuer: url ? { url, readOn: issuerReadOn } : null,
      ...(before?.goPlus && { goPlus: before.goPlus }),
    };
  });
}
