import { describe, expect, test } from 'vitest';
import { type ComparedCoin, compareList } from './compare-list.ts';
import { readTokenList } from './token-list.ts';

// Made in the shapes of the lists; the addresses are real.
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const USDT_SOLANA = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB';
const UNISWAP = {
  name: 'A list',
  version: { major: 22, minor: 21, patch: 0 },
  tokens: [
    { chainId: 1, address: USDT, symbol: 'USDT', name: 'Tether USD' },
    { chainId: 501000101, address: USDT_SOLANA, symbol: 'USDT', name: 'Tether' },
    { chainId: 480, address: USDT, symbol: 'USDT', name: 'On a chain that we do not list' },
  ],
};
const COINGECKO = [
  { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', platforms: { '': '' } },
  {
    id: 'tether',
    symbol: 'usdt',
    name: 'Tether',
    platforms: { ethereum: USDT.toLowerCase(), polkadot: '1984', solana: USDT_SOLANA },
  },
];
const TRUST_WALLET = {
  name: 'Tether',
  type: 'ERC20',
  symbol: 'USDT',
  decimals: 6,
  status: 'active',
  id: USDT,
  explorer: `https://etherscan.io/token/${USDT}`,
  links: [{ name: 'x', url: 'https://x.com/tether' }],
};
const ETHEREUM_LISTS = { symbol: 'USDT', address: USDT, decimals: 6, name: 'USD Tether', logo: {} };

const read = (value: unknown) => readTokenList(JSON.stringify(value));
const addresses = (value: unknown) =>
  read(value).tokens.map(({ chain, address }) => `${chain} ${address}`);

test('each shape gives addresses in normal form on the chains known here', () => {
  const both = [`ethereum ${USDT}`, `solana ${USDT_SOLANA}`];
  expect(addresses(UNISWAP)).toEqual(both);
  expect(addresses(COINGECKO)).toEqual(both);
  expect(addresses(TRUST_WALLET)).toEqual([`ethereum ${USDT}`]);
  expect(addresses(ETHEREUM_LISTS)).toEqual([`ethereum ${USDT}`]);
});

describe('a list is refused with one line', () => {
  const wrongCapitals = USDT.replace('dAC', 'DAC');
  test.each<[string, string, RegExp]>([
    ['that is cut', JSON.stringify(UNISWAP).slice(0, -1), /not JSON/],
    ['of another shape', '{"tokens":[]}', /none of the known shapes/],
    ['without an address', JSON.stringify({ ...TRUST_WALLET, id: undefined }), /none of the known/],
    ['with a key twice', `{"address":"${USDT}","a":[{"b":1}],"address":"0x"}`, /“address” twice/],
    ['with a key twice, once escaped', '{"id":1,"\\u0069d":2}', /“id” twice/],
    [
      'with capitals that are not those of the checksum',
      JSON.stringify({ ...ETHEREUM_LISTS, address: wrongCapitals }),
      /USDT has no valid address on Ethereum/,
    ],
    [
      'with an address of another chain',
      JSON.stringify([{ ...COINGECKO[1], platforms: { solana: USDT } }]),
      /no valid address on Solana/,
    ],
    [
      'that is defaced',
      JSON.stringify({ ...TRUST_WALLET, links: [{ url: 'https://x.com' }] }),
      /links to https:\/\/x\.com alone/,
    ],
    [
      'whose explorer names another address',
      JSON.stringify({ ...TRUST_WALLET, explorer: 'https://etherscan.io/token/0x0' }),
      /explorer link has a different/,
    ],
  ])('%s', (_, text, expected) => {
    expect(() => readTokenList(text)).toThrow(expected);
  });

  test('and a key in two objects is no key twice', () => {
    expect(() => read(UNISWAP)).not.toThrow();
  });
});

describe('a list compared with the coins', () => {
  const coin: ComparedCoin = {
    id: 'tether',
    symbol: 'USDT',
    marketId: 'tether',
    contracts: [{ chain: 'ethereum', address: USDT, lists: [], issuer: null }],
  };

  test('is a further source of what it names, and its other addresses wait for an editor', () => {
    const { confirmed, doubtful } = compareList(read(UNISWAP), [coin], '2026-11-25');
    const source = {
      name: 'A list 22.21.0',
      url: 'https://tokens.uniswap.org',
      readOn: '2026-11-25',
    };
    expect(confirmed).toMatchObject([{ isChanged: true, contracts: [{ lists: [source] }] }]);
    expect(doubtful).toMatchObject([{ id: 'tether', token: { chain: 'solana' } }]);
  });

  test('changes nothing when it is read again that day', () => {
    const [first] = compareList(read(UNISWAP), [coin], '2026-11-25').confirmed;
    // The database orders keys its own way.
    const contracts = (first?.contracts ?? []).map(({ chain, ...rest }) => ({ ...rest, chain }));
    const again = { ...coin, contracts };
    const { confirmed } = compareList(read(UNISWAP), [again], '2026-11-25');
    expect(confirmed).toMatchObject([{ isChanged: false }]);
  });

  test('of CoinGecko means the coin with its id, whatever the ticker', () => {
    const other = { ...coin, id: 'other', marketId: 'other', contracts: [] };
    expect(compareList(read(COINGECKO), [other], '2026-11-25').doubtful).toEqual([]);
  });
});
