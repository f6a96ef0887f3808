import { describe, expect, test, vi } from 'vitest';
import { publicScreens } from '#tests/public-screens.ts';
import { offlinePaths } from './offline-paths.ts';

vi.stubGlobal('OFFLINE_PATHS', offlinePaths(await publicScreens()));
const { isFile, isPictureOfPage, leastVisited, mayKeep, pageOfData, saidAt } = await import(
  './may-keep.ts'
);

const at = (address: string) => new URL(address, 'https://site.example');

const PAGE = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=5, must-revalidate',
  Date: 'Sat, 21 Nov 2026 14:05:00 GMT',
};

function answer(headers: Partial<typeof PAGE> = {}, status = 200): Response {
  const given = Object.entries({ ...PAGE, ...headers }).filter(([, value]) => value !== '');
  return new Response('', { status, headers: given });
}

describe('a page is kept', () => {
  test.each([
    '/',
    '/en',
    '/coin/bitcoin',
    '/en/exchange?page=2',
    '/EN/news/',
    '/ar/api',
    '/offline',
  ])('at %s', (address) => {
    expect(mayKeep(at(address), answer())).toBe(true);
  });
});

describe('nothing is kept', () => {
  test.each([
    '/admin',
    '/admin/dashboard',
    '/Admin/login',
    'https://site.example//admin/coins',
    '/admin.data',
    '/adminer',
    '/en/nowhere',
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
    expect(mayKeep(at(address), answer())).toBe(false);
  });

  test.each<[string, Response]>([
    ['an error', answer({}, 500)],
    ['what is not there', answer({}, 404)],
    ['what is no page', answer({ 'Content-Type': 'application/json' })],
    ['what only looks like one', answer({ 'Content-Type': 'text/htmlx' })],
    ['what may not be kept', answer({ 'Cache-Control': 'no-store' })],
    ['what may not be kept, whatever else', answer({ 'Cache-Control': 'public, no-store' })],
    ['what is for one visitor', answer({ 'Cache-Control': 'private, max-age=60' })],
    ['what does not say whom it is for', answer({ 'Cache-Control': '' })],
    ['what does not say of when it is', answer({ Date: '' })],
    ['what says nonsense of when it is', answer({ Date: '"><script>alert(1)</script>' })],
    ['where an address leads', Object.defineProperty(answer(), 'redirected', { value: true })],
  ])('of %s', (_, response) => {
    expect(mayKeep(at('/coin/bitcoin'), response)).toBe(false);
  });
});

test('a page is as old as the site says', () => {
  expect(saidAt(new Headers(PAGE))?.toISOString()).toBe('2026-11-21T14:05:00.000Z');
  expect(saidAt(new Headers())).toBeNull();
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
])('the data of %s are those of the page %s', (address, page) => {
  expect(pageOfData(at(address))).toBe(page);
});

test.each([
  ['/assets/root-abc.css', true],
  ['/assets/arabic-abc.woff2', true],
  ['/assets/entry.client-abc.js', false],
  ['/assets/../admin/a.css', false],
  ['/x/assets/a.css', false],
])('the looks of a page: %s is one of them: %s', (address, expected) => {
  expect(isFile(at(address))).toBe(expected);
});

test.each([
  ['/logos/bitcoin.svg', 'https://site.example/en', true],
  ['/images/coin/x/y', 'https://site.example/', true],
  ['/uploads/a.webp', 'https://site.example/admin/coins', false],
  ['/uploads/a.webp', 'https://other.example/', false],
  ['/uploads/a.webp', '', false],
  ['/admin/a.webp', 'https://site.example/en', false],
])('the picture %s is kept of the page %s: %s', (address, page, expected) => {
  expect(isPictureOfPage(at(address), page)).toBe(expected);
});

test('what was visited longest ago goes first', () => {
  const pages = [
    { address: '/old', visitedMs: 1 },
    { address: '/new', visitedMs: 3 },
    { address: '/between', visitedMs: 2 },
  ];
  expect(leastVisited(pages, 2)).toEqual(['/old']);
  expect(leastVisited(pages, 1)).toEqual(['/between', '/old']);
  expect(leastVisited(pages, 3)).toEqual([]);
});
