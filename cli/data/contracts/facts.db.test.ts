import { expect, test } from 'vitest';
import { listOperations } from '#domain/admin/operation.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { dataCommands } from '#tests/rig/data-commands.ts';
import { testDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { thisDay } from '#tests/samples/this-day.ts';

const { data } = dataCommands();

const ON_ETHEREUM = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const ON_BNB = '0x55d398326f99059fF775485246999027B3197955';
const LISTS = [{ name: 'A list', url: 'https://list.example/', readOn: '2026-11-22' }];

/** Made-up answers in the format of the service. */
const MINTED = {
  is_mintable: '1',
  transfer_pausable: '0',
  is_blacklisted: '',
  is_proxy: '0',
  owner_change_balance: '0',
  is_open_source: '1',
  holder_count: '900',
  holders: Array.from({ length: 10 }, () => ({ percent: '0.05' })),
};

/** GoPlus on the loopback, and a coin with a contract on each of three chains. */
async function goPlus() {
  const database = await testDatabase('empty');
  const fake = await startFakeUpstream();
  const result = { access_token: 'Bearer token', expires_in: 7200 };
  fake.responses.set('/token', { body: JSON.stringify({ code: 1, message: 'OK', result }) });
  const answer = (chain: number, contract: string, token: object) =>
    fake.responses.set(`/token_security/${chain}`, {
      body: JSON.stringify({ code: 1, message: 'OK', result: { [contract.toLowerCase()]: token } }),
    });
  const environment = { GOPLUS_URL: fake.url, GOPLUS_KEY: 'key', GOPLUS_SECRET: 'secret' };
  const contracts = [
    { chain: 'ethereum' as const, address: ON_ETHEREUM },
    { chain: 'bnb' as const, address: ON_BNB },
    { chain: 'tron' as const, address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  ].map((contract) => ({ ...contract, lists: LISTS, issuer: null }));
  await addUnrecorded(database.db, [newListing({ id: 'tether', contracts })]);
  const stored = async () => {
    const listing = await findListing(database.db, 'coin', 'tether');
    return listing?.contracts.map(({ goPlus: facts }) => facts ?? null);
  };
  return { database: { ...database, environment }, fake, answer, stored };
}

test('asks GoPlus about contracts on EVM chains and keeps its facts with the day, also where a later request fails', async () => {
  const { database, fake, answer, stored } = await goPlus();
  await using _ = fake;
  answer(1, ON_ETHEREUM, MINTED);
  answer(56, ON_BNB, { ...MINTED, is_mintable: '' });
  const { stdout, stderr } = await data(database, 'facts');
  expect([stdout, stderr]).toEqual(['2 contracts asked about, 0 without a response', '']);
  expect(await stored()).toEqual([
    {
      readOn: thisDay(),
      canMint: true,
      canPause: false,
      canFreeze: null,
      canChange: false,
      hasSource: true,
      topTenShare: 0.5,
    },
    expect.objectContaining({ canMint: null }),
    null,
  ]);
  expect(fake.asked).toEqual([
    { path: '/token', authorization: undefined },
    { path: '/token_security/1', authorization: 'Bearer token' },
    { path: '/token_security/56', authorization: 'Bearer token' },
  ]);
  const [operation] = await listOperations(database.db, 1);
  expect(operation).toMatchObject({ what: 'data facts', after: { asked: 2, failed: 0 } });

  const before = await stored();
  fake.responses.set('/token_security/1', { body: '{"code":4029,"message":"too many"}' });
  fake.responses.set('/token_security/56', { fault: 'html' });
  const again = await data(database, 'facts');
  expect(again.stdout.split('\n')).toEqual([
    'tether, ethereum: the response has code 4029',
    'tether, bnb: the response is not JSON',
    '2 contracts asked about, 2 without a response',
  ]);
  expect(await stored()).toEqual(before);
});

test('asks nobody without a key, and changes nothing without a token', async () => {
  const { database, fake, stored } = await goPlus();
  await using _ = fake;
  fake.responses.set('/token', { body: '{"code":4012,"message":"wrong signature","result":null}' });
  expect((await data(database, 'facts')).stderr).toContain(
    'GoPlus issued no token, and nothing was changed: the response has code 4012',
  );
  const keyless = { ...database, environment: {} };
  expect((await data(keyless, 'facts')).stderr).toContain('set GOPLUS_KEY and GOPLUS_SECRET');
  expect(await stored()).toEqual([null, null, null]);
  expect(fake.asked).toHaveLength(1);
});
