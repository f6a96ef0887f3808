import { expect, test } from 'vitest';
import { newListing } from '#tests/samples/listings.ts';
import { newMarketCoin } from '#tests/samples/market-coins.ts';
import { isSameMatch, listingsByMarketCoin, matchMarketCoin } from './match.ts';

const bitcoin = newMarketCoin({ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin' });

test('a market id decides, whatever the names', () => {
  const listing = newListing({ marketId: 'bitcoin', symbol: 'XXX', name: 'Other' });
  expect(matchMarketCoin(listing, [bitcoin])).toBe(bitcoin);
});

test('a market id that is not among the coins matches nothing, not even the same name', () => {
  const listing = newListing({ marketId: 'bitcoin-2', symbol: 'BTC', name: 'Bitcoin' });
  expect(matchMarketCoin(listing, [bitcoin])).toBeNull();
});

test('without an id, symbol and name together decide', () => {
  const listing = newListing({ symbol: 'BTC', name: ' bitcoin ' });
  expect(matchMarketCoin(listing, [bitcoin])).toBe(bitcoin);
});

test.each([
  ['the ticker alone', { symbol: 'BTC', name: 'Bitcoin Classic' }],
  ['the name alone', { symbol: 'XBT', name: 'Bitcoin' }],
  ['no symbol', { symbol: null, name: 'Bitcoin' }],
  ['no name', { symbol: 'BTC', name: '' }],
])('%s is not enough', (_, given) => {
  expect(matchMarketCoin(newListing(given), [bitcoin])).toBeNull();
});

test('two coins of one symbol and name leave it open', () => {
  const twin = newMarketCoin({ id: 'bitcoin-fake', symbol: 'BTC', name: 'Bitcoin' });
  const listing = newListing({ symbol: 'BTC', name: 'Bitcoin' });
  expect(matchMarketCoin(listing, [bitcoin, twin])).toBeNull();
});

test('two listings that claim one coin are linked to neither', () => {
  const claims = [newListing({ marketId: 'bitcoin' }), newListing({ marketId: 'bitcoin' })];
  expect(listingsByMarketCoin(claims, [bitcoin]).size).toBe(0);
});

test('a listing is linked to its coin, one without a coin is linked to none', () => {
  const own = newListing({ marketId: 'bitcoin' });
  const other = newListing({ marketId: 'bitcoin-2' });
  expect([...listingsByMarketCoin([other, own], [bitcoin])]).toEqual([['bitcoin', own]]);
});

test.each<[string, Partial<Parameters<typeof newMarketCoin>[0]>, boolean]>([
  ['another price', { price: 2 }, true],
  ['another id', { id: 'bitcoin-2' }, false],
  ['another symbol', { symbol: 'XBT' }, false],
  ['another name', { name: 'Bitcoin Core' }, false],
])('%s of a coin: the matches are the same is %s', (_, changed, isSame) => {
  const other = newMarketCoin({ id: 'other', symbol: 'OTH', name: 'Other' });
  const before = [bitcoin, other];
  expect(isSameMatch([other, { ...bitcoin, ...changed }], before)).toBe(isSame);
  expect(isSameMatch([bitcoin], before)).toBe(false);
});
