import { truncate } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listChanges } from '#domain/listing/change/history.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { dataCommands } from '#tests/rig/data-commands.ts';
import { testDatabase, untilLockAwaited } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';

const { data, fileOf, inFolder } = dataCommands();

const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const ON_BNB = '0x55d398326f99059fF775485246999027B3197955';
const ISSUER = { url: 'https://issuer.example/contracts', readOn: '2026-11-20' };

async function listed() {
  const database = await testDatabase('empty');
  const contracts = [{ chain: 'ethereum' as const, address: USDT, lists: [], issuer: ISSUER }];
  await addUnrecorded(database.db, [
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
  ['that is something else', 'a,b\n1,2', 'was not imported: it is not JSON'],
])('a file %s is refused as a whole', async (name, content, message) => {
  const database = await listed();
  const { stderr } = await data(database, 'tokens', await fileOf(`${name}.json`, content));
  expect(stderr).toContain(message);
  expect((await findListing(database.db, 'coin', 'tether'))?.contracts[0]?.lists).toEqual([]);
});

test.each([
  ['deleted', sql`delete from listings where id = 'tether'`, 'tether was deleted in the meantime'],
  [
    'changed',
    sql`update listings set version = version + 1 where id = 'tether'`,
    'tether was changed in the meantime: run the command again',
  ],
])('a coin that is %s meanwhile is reported and left as it is', async (_, change, message) => {
  const database = await listed();
  const file = await fileOf('meanwhile.json', list([ETHEREUM]));
  const importing = await database.db.transaction(async (tx) => {
    await tx.execute(change);
    const running = data(database, 'tokens', file);
    await untilLockAwaited(database.db);
    return { running };
  });
  const { stdout } = await importing.running;
  expect(stdout.split('\n')).toEqual([message, expect.stringContaining(' 0 listings changed')]);
});

test('a file that cannot be read is refused with the cause', async () => {
  const database = await testDatabase('empty');
  const refusalOf = async (file: string) => (await data(database, 'tokens', file)).stderr;
  const missing = inFolder('missing.json');
  expect(await refusalOf(missing)).toContain(`${missing} cannot be read: ENOENT`);
  const latin = await fileOf('latin.json', Buffer.from([0x22, 0xe9, 0x22]));
  expect(await refusalOf(latin)).toContain(`${latin} is not in UTF-8`);
  const large = await fileOf('large.json', '');
  await truncate(large, 10_000_001);
  expect(await refusalOf(large)).toContain(`${large} is larger than 10000000 bytes`);
});
