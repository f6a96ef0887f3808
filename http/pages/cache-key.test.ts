import { describe, expect, test } from 'vitest';
import { publicScreens } from '#tests/rig/public-screens.ts';
import { cacheKeys } from './cache-key.ts';

const cachedAddress = cacheKeys(await publicScreens());

describe('a page’s own address is its cache key', () => {
  test.each([
    '/',
    '/en',
    '/?tab=comparison',
    '/en?tab=comparison&page=2',
    '/cryptocurrencies',
    '/en/cryptocurrencies?category=haram',
    '/cryptocurrencies?sort=rating&order=asc&page=3',
    '/exchange?page=2',
    '/coin/bitcoin',
    '/en/exchange/binance',
    '/markets',
    '/en/markets?sort=price&page=2',
    '/en/news?category=bitcoin&page=2',
    '/methodology',
    '/compare',
    '/api',
    '/en/api',
    '/accessibility',
    '/en/accessibility',
    '/changes',
    '/en/changes?before=21',
    '/changes?of=coin:bitcoin',
    '/mine',
    '/en/mine',
    '/mine/listings.json',
    '/mine/prices.json',
    '/search',
    '/en/offline',
    '/check',
    '/en/check',
  ])('%s', (address) => {
    expect(cachedAddress(address)?.key).toBe(address);
  });
});

test.each([
  '/',
  '/en/coin/bitcoin',
  '/exchange',
  '/changes',
  '/en/methodology',
  '/mine',
  '/search',
])('the year in the footer of %s is at most a minute old', (address) =>
  expect(cachedAddress(address)?.maxAgeSeconds).toBeLessThanOrEqual(60),
);

describe('the cache key leaves out', () => {
  test.each([
    ['an unknown query', '/?utm_source=mail', '/'],
    ['an unknown query of a page in English', '/en?fbclid=x&utm_medium=y', '/en'],
    ['an unknown query beside a known one', '/exchange?page=2&x=1', '/exchange?page=2'],
    ['a query on a page without one', '/coin/bitcoin?page=2', '/coin/bitcoin'],
    ['a query on the accessibility statement', '/accessibility?page=2', '/accessibility'],
    [
      'the order of parameters',
      '/cryptocurrencies?page=3&sort=rating',
      '/cryptocurrencies?sort=rating&page=3',
    ],
    ['a default value', '/cryptocurrencies?page=1', '/cryptocurrencies'],
    ['an invalid value', '/cryptocurrencies?page=abc', '/cryptocurrencies'],
    ['an invalid number in the ledger', '/changes?before=abc', '/changes'],
    ['an unknown kind of listing in the ledger', '/changes?of=users:bitcoin', '/changes'],
    ['an empty query', '/cryptocurrencies?', '/cryptocurrencies'],
    ['a repeated parameter', '/cryptocurrencies?page=2&page=3', '/cryptocurrencies?page=2'],
    ['a search for nothing', '/en/search?q=+&utm_source=mail', '/en/search'],
    ['a comparison of nothing', '/compare?of=&of=', '/compare'],
    ['a query on the directory’s data', '/mine/listings.json?ids=bitcoin', '/mine/listings.json'],
  ])('%s', (_, address, key) => {
    expect(cachedAddress(address)?.key).toBe(key);
  });
});

describe('not cached is', () => {
  test.each([
    ['a search', '/cryptocurrencies?q=bitcoin'],
    ['a search of the markets', '/markets?q=bitcoin'],
    ['a search of everything', '/en/search?q=bitcoin'],
    ['a comparison', '/compare?ids=bitcoin,ethereum'],
    ['names to compare', '/compare?of=bitcoin'],
    ['a pasted link', '/check?q=binance.com'],
    ['an older part of one listing’s ledger', '/changes?of=coin:bitcoin&before=7'],
    ['Arabic under /ar', '/ar/markets'],
    ['a path in capitals', '/EN/markets'],
    ['a path with a slash at its end', '/markets/'],
    ['two slashes', '//markets'],
    ['a path up to the admin', '/coin/../admin'],
    ['a path up to another page', '/coin/../markets'],
    ['an encoded id', '/coin/%62itcoin'],
    ['an unknown path', '/nothing'],
    ['the API', '/api/coins'],
    ['the admin', '/admin/dashboard'],
    ['a file in the admin', '/admin/dashboard/x.css'],
    ['an address with a host', 'http://evil.example/markets'],
    ['an asterisk', '*'],
  ])('%s', (_, address) => {
    expect(cachedAddress(address)?.key ?? null).toBeNull();
  });
});

test('a screen is found only at its path, with any query', () => {
  const isScreen = (address: string) => cachedAddress(address) !== null;
  expect(['/en?x=1', '/cryptocurrencies?q=bitcoin', '/coin/bitcoin'].every(isScreen)).toBe(true);
  const otherAddresses = [
    '/admin',
    '/api/coins',
    '/coin/bitcoin.data',
    '/crypto',
    '/assets/a.js',
    '*',
    '',
  ];
  expect(otherAddresses.some(isScreen)).toBe(false);
});
