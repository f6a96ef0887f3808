import { expect, test } from 'vitest';
import type { Listing } from '#domain/listing/listing.ts';
import { readStarterListings } from '#domain/listing/transfer/starter.ts';
import { newListing } from '#tests/samples/listings.ts';
import { indexIdentifiers } from './identifier-index.ts';
import { ownLikenesses } from './own-likenesses.ts';

const REAL = newListing({ id: 'real', website: 'https://realcoin.org', twitter: '@realcoin' });

test.each<[string, Partial<Listing>]>([
  ['another ending', { website: 'https://realcoin.io' }],
  ['a letter that only looks the same', { website: 'https://rea1coin.org' }],
  ['a letter off', { website: 'https://realcoins.org' }],
  ['a word that calls', { website: 'https://realcoin-claim.org' }],
  ['a handle with a word that calls', { twitter: '@realcoin_help' }],
  ['a handle with one stroke more', { twitter: '@real_coin' }],
])('a listing is told of by %s', (_, given) => {
  const copy = newListing({ id: 'copy', website: 'https://elsewhere.example', ...given });
  const found = ownLikenesses(copy, indexOf([REAL, copy]));
  expect(found.map(({ other }) => other.id)).toEqual(['real']);
  expect(found[0]?.differences).not.toEqual([]);
});

test.each<[string, Partial<Listing>]>([
  ['the same name at another service', { github: 'https://github.com/realcoin' }],
  ['its name within a longer one', { website: 'https://realcoinage.org' }],
  ['the very same domain, as of one house', { website: 'https://realcoin.org/second' }],
  [
    'one account, and domains that are alike',
    { website: 'https://realcoin.io', twitter: '@RealCoin' },
  ],
])('and not by %s', (_, given) => {
  const other = newListing({ id: 'other', website: 'https://elsewhere.example', ...given });
  expect(ownLikenesses(other, indexOf([REAL, other]))).toEqual([]);
});

test('no listing of the starter is told of', async () => {
  const all = [...(await readStarterListings('coin')), ...(await readStarterListings('exchange'))];
  expect(all.length).toBeGreaterThan(50);
  const find = indexOf(all);
  expect(all.flatMap((listing) => ownLikenesses(listing, find))).toEqual([]);
});

function indexOf(all: Listing[]) {
  const index = indexIdentifiers();
  for (const each of all) index.set({ ...each, name: each.texts.en?.name ?? null });
  return index.find;
}
