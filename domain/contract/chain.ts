/** How a chain writes addresses. */
export const ADDRESS_FAMILIES = ['evm', 'solana', 'tron', 'ton', 'polkadot'] as const;
export type AddressFamily = (typeof ADDRESS_FAMILIES)[number];

interface Chain {
  name: string;
  family: AddressFamily;
  /** The chain's number in token lists (EIP-155; 501000101 is Solana in the list of Uniswap); null: no list has one. */
  number: number | null;
  /** The chain's names in CoinGecko's `platforms` and in Trust Wallet's folders and `type`. */
  alsoCalled: readonly string[];
}

/** The chains on which contracts of coins are listed. */
export const CHAINS = {
  ethereum: { name: 'Ethereum', family: 'evm', number: 1, alsoCalled: ['erc20', 'eth'] },
  bnb: {
    name: 'BNB Smart Chain',
    family: 'evm',
    number: 56,
    alsoCalled: ['binance-smart-chain', 'smartchain', 'bep20'],
  },
  polygon: { name: 'Polygon', family: 'evm', number: 137, alsoCalled: ['polygon-pos'] },
  arbitrum: {
    name: 'Arbitrum One',
    family: 'evm',
    number: 42161,
    alsoCalled: ['arbitrum-one'],
  },
  optimism: {
    name: 'OP Mainnet',
    family: 'evm',
    number: 10,
    alsoCalled: ['optimistic-ethereum'],
  },
  base: { name: 'Base', family: 'evm', number: 8453, alsoCalled: [] },
  avalanche: {
    name: 'Avalanche C-Chain',
    family: 'evm',
    number: 43114,
    alsoCalled: ['avalanchec', 'arc20'],
  },
  solana: { name: 'Solana', family: 'solana', number: 501000101, alsoCalled: ['spl'] },
  tron: { name: 'TRON', family: 'tron', number: null, alsoCalled: ['trc20'] },
  ton: { name: 'TON', family: 'ton', number: null, alsoCalled: ['the-open-network'] },
} as const satisfies Record<string, Chain>;

export type ChainId = keyof typeof CHAINS;
export const CHAIN_IDS = Object.keys(CHAINS) as [ChainId, ...ChainId[]];

/** The chain with a number of EIP-155; null: not one of `CHAINS`. */
export function chainNumbered(number: number): ChainId | null {
  return CHAIN_IDS.find((id) => CHAINS[id].number === number) ?? null;
}

/** The chain that a list calls `name`, in any case; null: not one of `CHAINS`. */
export function chainCalled(name: string): ChainId | null {
  const called = name.toLowerCase();
  const isCalled = (id: ChainId) =>
    id === called || (CHAINS[id].alsoCalled as readonly string[]).includes(called);
  return CHAIN_IDS.find(isCalled) ?? null;
}
