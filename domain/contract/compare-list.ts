import { isDeepStrictEqual } from 'node:util';
import type { Contract } from './contract.ts';
import type { ListedToken, TokenList } from './token-list.ts';

/** A coin that a list is compared with. */
export interface ComparedCoin {
  id: string;
  symbol: string | null;
  marketId: string | null;
  contracts: Contract[];
}

export interface ComparedList<Coin extends ComparedCoin> {
  /** Coins whose contracts the list names, with it among their sources. */
  confirmed: { coin: Coin; contracts: Contract[]; isChanged: boolean }[];
  /** Addresses of tokens with a coin's ticker, or its id at CoinGecko, that its listing lacks: for an editor. */
  doubtful: { id: string; token: ListedToken }[];
}

/** Compares a list that was read on `today`, an ISO day, with the coins. It gives no coin an address: anybody can use a ticker. */
export function compareList<Coin extends ComparedCoin>(
  list: TokenList,
  coins: readonly Coin[],
  today: string,
): ComparedList<Coin> {
  const confirmed: ComparedList<Coin>['confirmed'] = [];
  const doubtful: ComparedList<Coin>['doubtful'] = [];
  for (const coin of coins) {
    let isNamed = false;
    const contracts = coin.contracts.map((contract) => {
      const token = list.tokens.find((each) => isSame(each, contract));
      if (!token) return contract;
      isNamed = true;
      return withSource(contract, { name: list.name, url: list.urlOf(token), readOn: today });
    });
    const isChanged = !isDeepStrictEqual(contracts, coin.contracts);
    if (isNamed) confirmed.push({ coin, contracts, isChanged });
    for (const token of list.tokens) {
      const isNew = !coin.contracts.some((contract) => isSame(token, contract));
      if (isNew && isMeant(token, coin)) doubtful.push({ id: coin.id, token });
    }
  }
  return { confirmed, doubtful };
}

function isMeant({ symbol, marketId }: ListedToken, coin: ComparedCoin): boolean {
  if (marketId !== null) return marketId === coin.marketId;
  return coin.symbol !== null && symbol.toUpperCase() === coin.symbol;
}

function isSame(one: ListedToken | Contract, other: ListedToken | Contract): boolean {
  return one.chain === other.chain && one.address === other.address;
}

// A newer version of a list takes the place of the older.
function withSource(contract: Contract, source: Contract['lists'][number]): Contract {
  const place = contract.lists.findIndex(({ url }) => url === source.url);
  const lists = place < 0 ? [...contract.lists, source] : contract.lists.with(place, source);
  return { ...contract, lists };
}
