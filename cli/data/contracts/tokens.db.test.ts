import { expect, test } from 'vitest';
import { listChanges } from '#domain/listing/change/history.ts';
import { addListings } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { dataCommands } from '#tests/rig/data-commands.ts';
import { testDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';

const { data, fileOf } = dataCommands();

const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const ON_BNB = '0x55d398326f99059fF775485246999027B3197955';
const ISSUER = { url: 'https://issuer.example/contracts', readOn: '2026-11-20' };

async function listed() {
  const database = await testDatabase('empty');
  const contracts = [{ chain: 'ethereum' as const, address: USDT, lists: [], issuer: ISSUER }];
  await addListings(database.db, [
    newListing({ id: 'tether', symbol: 'USDT', contracts }),
    newListing({ id: 'other', symbol: 'OTHER' }),
  ]);
  return database;
}

/** In the shape of Uniswap's list. */
const list = (tokens: { chainId: number; address: string; symbol: string }[], minor = 1) => ({
  name: 'A list',
  timestamp: '2026-11-23T00:00:00Z',
  version: { major: 22, minor, patch: 0 },
  tokens: tokens.map((token) => ({ ...token, name: token.symbol, decimals: 6 })),
});
const ETHEREUM = { chainId: 1, address: USDT.toLowerCase(), symbol: 'USDT' };
const BNB = { chainId: 56, address: ON_BNB, symbol: 'USDT' };

test('a token list is a source of the contracts it names, and adds none', async () => {
  const database = await listed();
  const file = await fileOf('list.json', list([ETHEREUM, BNB]));
  const { stdout, stderr } = await data(database, 'tokens', file);
  expect(stderr).toBe('');
  expect(stdout.split('\n')).toEqual([
    `to be looked at: tether: BNB Smart Chain ${ON_BNB}`,
    'A list 22.1.0: 2 tokens on known chains, contracts of 1 coins named, 1 listings changed, 1 addresses to look at',
  ]);
  const tether = await findListing(database.db, 'coin', 'tether');
  expect(tether?.contracts).toMatchObject([
    { address: USDT, issuer: ISSUER, lists: [{ name: 'A list 22.1.0' }] },
  ]);
});

test('a list that is read twice changes nothing, and its next version takes its place', async () => {
  const database = await listed();
  const file = await fileOf('twice.json', list([ETHEREUM]));
  await data(database, 'tokens', file);
  expect((await data(database, 'tokens', file)).stdout).toContain('0 listings changed');
  await data(database, 'tokens', await fileOf('next.json', list([ETHEREUM], 2)));
  const tether = await findListing(database.db, 'coin', 'tether');
  expect(tether?.contracts[0]?.lists).toMatchObject([{ name: 'A list 22.2.0' }]);
  const changes = await listChanges(database.db, 'coin', 'tether', { limit: 10 });
  expect(changes.filter(({ what }) => what === 'edited')).toHaveLength(2);
});

test.each([
  ['of another shape', { tokens: [] }, 'it has none of the known shapes'],
  [
    'with a mistyped address',
    list([{ ...BNB, address: '0x55D398326f99059fF775485246999027B3197955' }]),
    'has no valid address',
  ],
  ['that is none', 'a,b\n1,2', 'it is not JSON'],
])('a file %s is refused as a whole', async (name, content, message) => {
  const database = await listed();
  const { stderr } = await data(database, 'tokens', await fileOf(`${name}.json`, content));
  expect(stderr).toContain(message);
  expect((await findListing(database.db, 'coin', 'tether'))?.contracts[0]?.lists).toEqual([]);
});
