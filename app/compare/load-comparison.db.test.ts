import { expect, test } from 'vitest';
import { sharedDatabase } from '#tests/rig/database.ts';
import { loadComparison } from './load-comparison.server.ts';

const { db } = await sharedDatabase('starter');

function load(query: string) {
  const provided = { db, positions: { get: async () => [] }, imageAddress: () => null };
  const url = new URL(`https://tabayyan.example/en/compare?${query}`);
  return loadComparison({ ...provided, log: console }, url);
}

test.each([
  // The beginning of names of both kinds.
  ['exchange=bit&exchange=binance', 'kind=exchange&ids=bitstamp,binance'],
  ['kind=exchange&of=bit&of=binance', 'kind=exchange&ids=bitstamp,binance'],
  ['of=bit&exchange=binance', 'kind=exchange&ids=bitstamp,binance'],
  ['of=bit&of=ethereum', 'ids=bitcoin,ethereum'],
])('the names in %s are of the kind that it says', async (query, found) => {
  const redirection = await load(query).catch((thrown: Response) => thrown.headers);
  expect(redirection).toBeInstanceOf(Headers);
  expect((redirection as Headers).get('Location')).toBe(`/en/compare?${found}`);
});

test('a name of the other kind is missing', async () => {
  expect(await load('coin=bitcoin&exchange=ethereum&exchange=binance')).toEqual({
    fieldValues: ['bitcoin', 'ethereum', 'binance'],
    missing: ['ethereum', 'binance'],
  });
});
