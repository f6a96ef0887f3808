import { afterAll, beforeAll, expect, test } from 'vitest';
import { screens } from '#tests/browser/screens.ts';
import { askRaw, type RawResponse } from '#tests/requests/ask-raw.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

// A public response depends on its address only: two identical sites give the same response to different requests.

const ENVIRONMENT = { ORIGIN: 'http://tabayyan.example', SECRET: 'the same for both of them' };

let visited: Site;
let untouched: Site;
beforeAll(async () => {
  const start = () => startSite('starter', { environment: ENVIRONMENT });
  [visited, untouched] = await Promise.all([start(), start()]);
});
afterAll(() => Promise.all([visited.stop(), untouched.stop()]));

// Each screen in one language by turns.
const PUBLIC = screens('ar').map(({ path }, place) =>
  place % 2 === 0 ? path : (screens('en')[place]?.path ?? path),
);
const OTHERS = [
  '/en/cryptocurrencies?q=bit',
  '/crypto',
  '/ar/exchange',
  '/en/coin/bitcoin.data',
  '/_root.data',
  '/api/coins?limit=2',
  '/api/coins/bitcoin',
  '/api/nothing',
  '/mine/listings.json',
];

/** A response without its date. */
function comparable({ status, headers: { date: _, ...headers }, body }: RawResponse) {
  return { status, headers, body: body.toString('base64') };
}

test('a page first requested by an editor contains nothing of the editor', async () => {
  const { cookie, email, token } = await signedInEditor(visited);
  const before = { Cookie: `${cookie}; theme=light; tabayyan-browser=${token}` };
  for (const [place, path] of [...PUBLIC, ...OTHERS].entries()) {
    // That a cached page is the same in every encoding: tests/server/page-cache.browser.test.ts.
    const headers = { 'Accept-Encoding': place % 3 === 0 ? 'br' : 'identity' };
    const forEditor = await askRaw(visited.url, path, { headers: { ...headers, ...before } });
    const forVisitor = await askRaw(visited.url, path, { headers });
    const expected = comparable(await askRaw(untouched.url, path, { headers }));
    expect(comparable(forEditor), `${path} for the editor`).toEqual(expected);
    expect(comparable(forVisitor), `${path} after the editor`).toEqual(expected);
    expect(expected.headers).not.toHaveProperty('set-cookie');
    expect(String(forVisitor.body)).not.toContain(email);
  }
});

const HEADERS: Record<string, string> = {
  Cookie: 'tabayyan-session=abc; tabayyan-pending=def; theme=light; lang=en',
  Authorization: 'Bearer abc',
  'Accept-Language': 'en-GB,tr;q=0.5',
  Accept: 'application/json',
  'User-Agent': 'Googlebot/2.1',
  Host: 'evil.example',
  Origin: 'https://evil.example',
  Referer: 'https://evil.example/admin/coins',
  Forwarded: 'for=10.0.0.1;host=evil.example;proto=https',
  Via: '1.1 evil.example',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Port': '1',
  'X-Forwarded-Prefix': '/evil',
  'X-Forwarded-For': '127.0.0.1',
  'X-Real-IP': '127.0.0.1',
  'X-Host': 'evil.example',
  'X-Original-URL': '/admin/dashboard',
  'X-Rewrite-URL': '/admin/dashboard',
  'X-HTTP-Method-Override': 'DELETE',
  'X-Requested-With': 'XMLHttpRequest',
  'X-Middleware-Subrequest': 'app/admin/guarded',
  'X-React-Router-SPA-Mode': 'yes',
  'X-React-Router-Prerender-Data': 'x',
  'X-Remix-Reload-Document': 'true',
  'X-Remix-Redirect': '/admin',
  'Cache-Control': 'no-cache',
  Pragma: 'no-cache',
  Range: 'bytes=0-1',
  'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT',
  'If-Match': '"x"',
  'Sec-Fetch-Dest': 'empty',
  'Sec-Fetch-Site': 'cross-site',
  Purpose: 'prefetch',
  'Save-Data': 'on',
  DNT: '1',
  'Content-Type': 'application/json',
  'Upgrade-Insecure-Requests': '1',
};

test.each([
  ['a cached page', '/en/exchange/binance'],
  ['a search', '/cryptocurrencies?q=bit'],
  ['a page’s data', '/en/coin/bitcoin.data'],
  ['an unknown page', '/en/nowhere'],
  ['a redirect', '/crypto'],
  ['the API', '/api/coins/bitcoin'],
  ['the sign-in', '/admin/login'],
])('request headers do not change %s', async (_, path) => {
  const plain = comparable(await askRaw(visited.url, path));
  const single = Object.entries(HEADERS).map(([name, value]) => [name, { [name]: value }] as const);
  for (const [name, headers] of [...single, ['all of them', HEADERS] as const]) {
    expect(comparable(await askRaw(visited.url, path, { headers })), name).toEqual(plain);
    expect(comparable(await askRaw(visited.url, path)), `after ${name}`).toEqual(plain);
  }
});
