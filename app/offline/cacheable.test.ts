import { describe, expect, test, vi } from 'vitest';
import { publicScreens } from '#tests/rig/public-screens.ts';
import { offlinePaths } from './offline-paths.ts';

vi.stubGlobal('OFFLINE_PATHS', offlinePaths(await publicScreens()));
const { isAsset, isPagePicture, leastRecentlyVisited, isCacheable, pageOfData, answeredAt } =
  await import('./cacheable.ts');

const at = (address: string) => new URL(address, 'https://site.example');

const PAGE = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=5, must-revalidate',
  Date: 'Sat, 21 Nov 2026 14:05:00 GMT',
};

function answer(headers: Partial<typeof PAGE> = {}, status = 200): Response {
  const sent = Object.entries({ ...PAGE, ...headers }).filter(([, value]) => value !== '');
  return new Response('', { status, headers: sent });
}

describe('a page is cacheable', () => {
  test.each([
    '/',
    '/en',
    '/coin/bitcoin',
    '/en/exchange?page=2',
    '/EN/news/',
    '/ar/api',
    '/offline',
  ])('at %s', (address) => {
    expect(isCacheable(at(address), answer())).toBe(true);
  });
});

describe('nothing is cacheable', () => {
  test.each([
    '/admin',
    '/admin/dashboard',
    '/Admin/login',
    'https://site.example//admin/coins',
    '/admin.data',
    '/adminer',
    '/en/nowhere',
    '/mine/listings.json',
    '/api/coins',
    '/api/session',
    '/embed/coin/bitcoin',
    '/share/coin/bitcoin/ar.png',
    '/images/coin/x/y',
    '/uploads/a.webp',
    '/en/coin/bitcoin.data',
    '/sitemap.xml',
    '/healthz',
    '/metrics',
    '/cryptocurrencies?q=bit',
    '/en/search?q=bit',
  ])('at %s', (address) => {
    expect(isCacheable(at(address), answer())).toBe(false);
  });

  test.each<[string, Response]>([
    ['an error', answer({}, 500)],
    ['a missing page', answer({}, 404)],
    ['JSON', answer({ 'Content-Type': 'application/json' })],
    ['an unknown type that begins like HTML', answer({ 'Content-Type': 'text/htmlx' })],
    ['no-store', answer({ 'Cache-Control': 'no-store' })],
    ['public and no-store', answer({ 'Cache-Control': 'public, no-store' })],
    ['private', answer({ 'Cache-Control': 'private, max-age=60' })],
    ['a response without Cache-Control', answer({ 'Cache-Control': '' })],
    ['a response without a date', answer({ Date: '' })],
    ['a response whose date is markup', answer({ Date: '"><script>alert(1)</script>' })],
    ['the target of a redirect', Object.defineProperty(answer(), 'redirected', { value: true })],
  ])('of %s', (_, response) => {
    expect(isCacheable(at('/coin/bitcoin'), response)).toBe(false);
  });
});

test('a page’s age is taken from its Date header', () => {
  expect(answeredAt(new Headers(PAGE))?.toISOString()).toBe('2026-11-21T14:05:00.000Z');
  expect(answeredAt(new Headers())).toBeNull();
});

test.each([
  ['/_root.data', '/'],
  ['/_.data?index', '/?index='],
  ['/en.data', '/en'],
  ['/en/coin/bitcoin.data?_routes=coin', '/en/coin/bitcoin'],
  ['/cryptocurrencies.data?category=halal&_routes=a', '/cryptocurrencies?category=halal'],
  ['/admin/dashboard.data', null],
  ['/admin.data', null],
  ['/api/coins.data', null],
  ['/en/coin/bitcoin', null],
])('%s is the data of the page %s', (address, page) => {
  expect(pageOfData(at(address))).toBe(page);
});

test.each([
  ['/assets/root-abc.css', true],
  ['/assets/arabic-abc.woff2', true],
  ['/assets/entry.client-abc.js', false],
  ['/assets/../admin/a.css', false],
  ['/x/assets/a.css', false],
])('%s is an asset: %s', (address, expected) => {
  expect(isAsset(at(address))).toBe(expected);
});

test.each([
  ['/logos/bitcoin.svg', 'https://site.example/en', true],
  ['/images/coin/x/y', 'https://site.example/', true],
  ['/uploads/a.webp', 'https://site.example/admin/coins', false],
  ['/uploads/a.webp', 'https://other.example/', false],
  ['/uploads/a.webp', '', false],
  ['/admin/a.webp', 'https://site.example/en', false],
])('the picture %s of the page %s is cacheable: %s', (address, page, expected) => {
  expect(isPagePicture(at(address), page)).toBe(expected);
});

test('the page visited longest ago is deleted first', () => {
  const pages = [
    { address: '/old', visitedMs: 1 },
    { address: '/new', visitedMs: 3 },
    { address: '/between', visitedMs: 2 },
  ];
  expect(leastRecentlyVisited(pages, 2)).toEqual(['/old']);
  expect(leastRecentlyVisited(pages, 1)).toEqual(['/between', '/old']);
  expect(leastRecentlyVisited(pages, 3)).toEqual([]);
});
