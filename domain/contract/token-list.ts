import { z } from 'zod';
import { normalAddress } from './address.ts';
import { CHAINS, type ChainId, chainCalled, chainNumbered } from './chain.ts';
import { parseStrictJson } from './parse-strict-json.ts';
import { TokenListError } from './token-list-error.ts';

/** A token as a list names it. */
export interface ListedToken {
  chain: ChainId;
  /** In normal form. */
  address: string;
  symbol: string;
  /** The coin's id at CoinGecko, in its list alone. */
  marketId: string | null;
}

/** The list in a file, and the address where readers see it. */
export interface TokenList {
  name: string;
  /** The address of the list, or of a token's entry. */
  urlOf: (token: ListedToken) => string;
  tokens: ListedToken[];
}

const uniswap = z.object({
  name: z.string().min(1).max(80),
  version: z.object({ major: z.int(), minor: z.int(), patch: z.int() }),
  tokens: z.array(z.object({ chainId: z.int(), address: z.string(), symbol: z.string() })).min(1),
});
const coinGecko = z
  .array(
    z.object({ id: z.string(), symbol: z.string(), platforms: z.record(z.string(), z.string()) }),
  )
  .min(1);
const trustWallet = z.object({
  id: z.string(),
  type: z.string(),
  symbol: z.string(),
  status: z.literal('active'),
  explorer: z.url(),
  links: z.array(z.object({ url: z.url() })).default([]),
});
// Files of the folder `tokens/eth`.
const ethereumLists = z.object({
  address: z.string(),
  symbol: z.string(),
  decimals: z.union([z.int(), z.string()]),
  logo: z.object({}),
});

/**
 * Reads a token list of Uniswap's shape, CoinGecko's list with platforms, or a token's file of Trust Wallet or ethereum-lists.
 * Throws TokenListError.
 */
export function readTokenList(text: string): TokenList {
  const value = parseStrictJson(text);
  const list =
    whenShaped(uniswap, value, readUniswap) ??
    whenShaped(coinGecko, value, readCoinGecko) ??
    whenShaped(trustWallet, value, readTrustWallet) ??
    whenShaped(ethereumLists, value, readEthereumLists);
  if (!list) {
    throw new TokenListError(
      'it has none of the known shapes: Uniswap, CoinGecko with platforms, Trust Wallet, ethereum-lists',
    );
  }
  if (list.tokens.length === 0) throw new TokenListError('it contains no token on a known chain');
  return list;
}

function whenShaped<T>(
  shape: z.ZodType<T>,
  value: unknown,
  read: (data: T) => TokenList,
): TokenList | null {
  const { data } = shape.safeParse(value);
  return data === undefined ? null : read(data);
}

function readUniswap({ name, version, tokens }: z.output<typeof uniswap>): TokenList {
  const { major, minor, patch } = version;
  return {
    name: `${name} ${major}.${minor}.${patch}`,
    urlOf: () => 'https://tokens.uniswap.org',
    tokens: tokens.flatMap(({ chainId, address, symbol }) => {
      const chain = chainNumbered(chainId);
      return chain ? [tokenOn(chain, address, symbol)] : [];
    }),
  };
}

// A chain's own coin has the platform "".
function readCoinGecko(coins: z.output<typeof coinGecko>): TokenList {
  return {
    name: 'CoinGecko',
    urlOf: ({ marketId }) => `https://www.coingecko.com/en/coins/${marketId}`,
    tokens: coins.flatMap(({ id, symbol, platforms }) =>
      Object.entries(platforms).flatMap(([platform, address]) => {
        const chain = chainCalled(platform);
        return chain && address ? [{ ...tokenOn(chain, address, symbol), marketId: id }] : [];
      }),
    ),
  };
}

function readTrustWallet(info: z.output<typeof trustWallet>): TokenList {
  const chain = chainCalled(info.type);
  if (!chain) throw new TokenListError(`its type “${info.type.slice(0, 30)}” is not a known chain`);
  const token = tokenOn(chain, info.id, info.symbol);
  if (!info.explorer.toLowerCase().includes(token.address.toLowerCase())) {
    throw new TokenListError('its explorer link has a different address');
  }
  // Strangers' edits fill the links with front pages.
  const bare = info.links.find(({ url }) => /^https?:\/\/[^/]+\/?$/.test(url));
  if (bare) throw new TokenListError(`it links to ${bare.url} alone, as defaced files do`);
  return {
    name: 'Trust Wallet',
    urlOf: ({ address }) =>
      `https://github.com/trustwallet/assets/blob/master/blockchains/${TRUST_WALLET_FOLDERS[chain] ?? chain}/assets/${address}/info.json`,
    tokens: [token],
  };
}

// Folders whose names are not ours.
const TRUST_WALLET_FOLDERS: Partial<Record<ChainId, string>> = {
  bnb: 'smartchain',
  avalanche: 'avalanchec',
};

function readEthereumLists({ address, symbol }: z.output<typeof ethereumLists>): TokenList {
  const token = tokenOn('ethereum', address, symbol);
  return {
    name: 'ethereum-lists',
    urlOf: () =>
      `https://github.com/ethereum-lists/tokens/blob/master/tokens/eth/${token.address}.json`,
    tokens: [token],
  };
}

function tokenOn(chain: ChainId, written: string, symbol: string): ListedToken {
  const { family, name } = CHAINS[chain];
  const address = normalAddress(family, written);
  if (address === null) {
    throw new TokenListError(
      `${symbol.slice(0, 20)} has no valid address on ${name}: “${written.slice(0, 80)}”`,
    );
  }
  return { chain, address, symbol, marketId: null };
}
