import { describe, expect, test } from 'vitest';
import { isScreen, keptSeconds } from './kept.ts';

describe('kept are', () => {
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
    expect(keptSeconds(address)).toBeGreaterThan(0);
  });
});

describe('not kept are', () => {
  test.each([
    ['a search', '/cryptocurrencies?q=bitcoin'],
    ['a search of the markets', '/markets?q=bitcoin'],
    ['a search of everything', '/en/search?q=bitcoin'],
    ['a comparison', '/compare?ids=bitcoin,ethereum'],
    ['what somebody has pasted', '/check?q=binance.com'],
    ['an unknown query', '/?utm_source=mail'],
    ['an unknown query beside a known one', '/exchange?page=2&x=1'],
    ['a query of a page that has none', '/coin/bitcoin?page=2'],
    ['a question for some of everybody’s data', '/mine/listings.json?ids=bitcoin'],
    ['another order of the same query', '/cryptocurrencies?page=3&sort=rating'],
    ['what is the default, said', '/cryptocurrencies?page=1'],
    ['nonsense', '/cryptocurrencies?page=abc'],
    ['nonsense in the ledger', '/changes?before=abc'],
    ['an older part of one listing’s ledger', '/changes?of=coin:bitcoin&before=7'],
    ['an unknown kind of listing in the ledger', '/changes?of=users:bitcoin'],
    ['an empty query', '/cryptocurrencies?'],
    ['the same key twice', '/cryptocurrencies?page=2&page=3'],
    ['Arabic under its other address', '/ar/markets'],
    ['a path in capitals', '/EN/markets'],
    ['a path with a slash at its end', '/markets/'],
    ['two slashes', '//markets'],
    ['a path that leads elsewhere', '/coin/../admin'],
    ['an id that is none', '/coin/%62itcoin'],
    ['an unknown path', '/nothing'],
    ['an answer of the API', '/api/coins'],
    ['a query of the statement', '/accessibility?page=2'],
    ['the admin', '/admin/dashboard'],
    ['a file in the admin', '/admin/dashboard/x.css'],
    ['an address with a host', 'http://evil.example/markets'],
    ['no address', '*'],
  ])('%s', (_, address) => {
    expect(keptSeconds(address)).toBeNull();
  });
});

test('a screen is one with whatever query, and nothing else is', () => {
  expect(['/en?x=1', '/cryptocurrencies?q=bitcoin', '/coin/bitcoin'].every(isScreen)).toBe(true);
  const others = ['/admin', '/api/coins', '/coin/bitcoin.data', '/crypto', '/assets/a.js', '*', ''];
  expect(others.some(isScreen)).toBe(false);
});
