import { z } from 'zod';
import { normalAddress } from './address.ts';
import { CHAIN_IDS, CHAINS } from './chain.ts';

const page = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(500),
  /** ISO day. */
  readOn: z.iso.date(),
});

const known = z.boolean().nullable();
const factsSchema = z.strictObject({
  /** ISO day. */
  readOn: z.iso.date(),
  canMint: known,
  canPause: known,
  canFreeze: known,
  canChange: known,
  hasSource: known,
  /** A fraction. */
  topTenShare: z.number().min(0).max(1).nullable(),
});

/** The facts of GoPlus on a contract; null: unknown. */
export type ContractFacts = z.output<typeof factsSchema>;

const contractSchema = z
  .strictObject({
    chain: z.enum(CHAIN_IDS),
    address: z.string().max(100),
    /** Token lists that give the address to this coin. */
    lists: z
      .array(z.strictObject({ name: z.string().min(1).max(100), ...page.shape }))
      .max(6)
      .default([]),
    /** The issuer's page on which an editor has read the address; null: not confirmed yet. */
    issuer: page.nullable().default(null),
    goPlus: factsSchema.optional(),
  })
  .superRefine(({ chain, address, lists, issuer }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (normalAddress(CHAINS[chain].family, address) !== address) {
      refuse('address', `is not an address on ${CHAINS[chain].name} in its normal form`);
    }
    if (lists.length === 0 && !issuer) refuse('lists', 'must name a source');
  });

export type Contract = z.output<typeof contractSchema>;

/** The contracts of a coin, each address once a chain. */
export const contractsSchema = z
  .array(contractSchema)
  .max(30)
  .refine(
    (contracts) => new Set(contracts.map(keyOfContract)).size === contracts.length,
    'must name each address once',
  );

function keyOfContract({ chain, address }: Pick<Contract, 'chain' | 'address'>): string {
  return `${chain} ${address}`;
}

/** The contracts as lines for a comparison, by name. */
export function contractLines(contracts: readonly Contract[]): [name: string, text: string][] {
  return contracts.map(({ chain, address, lists, issuer, goPlus }) => {
    const sources = lists.map(({ name, readOn }) => `${name}, read on ${readOn}`);
    const confirmed = issuer ? `confirmed on ${issuer.url}, read on ${issuer.readOn}` : null;
    return [
      `${CHAINS[chain].name} ${address}`,
      [
        ...sources,
        confirmed ?? 'not confirmed',
        ...(goPlus ? [`GoPlus: ${JSON.stringify(goPlus)}`] : []),
      ].join('; '),
    ];
  });
}
