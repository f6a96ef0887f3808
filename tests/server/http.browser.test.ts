import { connect } from 'node:net';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECURITY_HEADERS } from '#tests/requests/security-headers.ts';
import { type Site, startSite } from '#tests/rig/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test.each([
  ['a page', '/en', 200],
  ['a page that is not there', '/nope', 404],
  ['a coin that is not there', '/coin/nope', 404],
  ['a redirect', '/crypto', 301],
  ['a file', '/icon.svg', 200],
  ['an API answer', '/api/coins', 200],
  ['an API error', '/api/coins?limit=-1', 400],
  ['the description of the API', '/api/openapi.json', 200],
  ['a badge', '/embed/coin/bitcoin.svg', 200],
  ['a badge that is not there', '/embed/coin/nope', 404],
  ['a health check', '/healthz', 200],
  ['a path that cannot be read', '/coin/%ff', 404],
  ['a path with a line end', '/%0d%0aX:y', 404],
])('%s carries the security headers, and an error is not kept', async (_, path, status) => {
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  expect(answer.status).toBe(status);
  for (const name of SECURITY_HEADERS) expect(answer.headers.get(name), name).toBeTruthy();
  expect(answer.headers.has('x-powered-by')).toBe(false);
  if (status >= 400) expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('every inline script of a page is allowed by its hash, and nothing else is', async () => {
  const policy = (await fetch(`${site.url}/`)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
  expect(policy).not.toContain('unsafe');
});

test('HEAD says of a page what GET says', async () => {
  const [get, head] = await Promise.all([
    fetch(`${site.url}/en/coin/bitcoin`),
    fetch(`${site.url}/en/coin/bitcoin`, { method: 'HEAD' }),
  ]);
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  for (const name of ['content-security-policy', 'content-type']) {
    expect(head.headers.get(name)).toBe(get.headers.get(name));
  }
});

describe.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s', (method) => {
  test.each(['/', '/coin/bitcoin', '/api/coins'])(
    'of %s is not allowed, and says what is',
    async (path) => {
      const answer = await fetch(site.url + path, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await answer.text()).not.toContain('route');
    },
  );
});

test.each([
  ['a page past the end', '/en/cryptocurrencies?page=9999', '?page=3'],
  ['a page number on a page without pages', '/en/coin/bitcoin?page=5', ''],
  ['a search', '/en/cryptocurrencies?q=coin&page=2', ''],
])('%s is canonical at an address that exists', async (_, path, query) => {
  const page = await (await fetch(site.url + path)).text();
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1];
  expect(canonical).toBe(`${site.url}${path.split('?')[0]}${query}`);
});

test('another host in the request never reaches the page', async () => {
  const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' };
  const page = await (await fetch(`${site.url}/en`, { headers })).text();
  expect(page).not.toContain('evil.example');
});

test.each([
  ['a host that is none', 'GET /icon.svg HTTP/1.1\r\nHost: a b\r\n'],
  ['a host with a path', 'GET /api/coins HTTP/1.1\r\nHost: evil.example/x\r\n'],
  ['a backslash in the path', 'GET /api\\coins HTTP/1.1\r\nHost: a/b\r\n'],
  ['an address without end', 'GET http://[ HTTP/1.1\r\nHost: localhost\r\n'],
])('%s is refused with the headers of every other answer', async (_, head) => {
  const answer = await raw(`${head}Connection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  for (const name of [...SECURITY_HEADERS, 'cache-control: no-store']) {
    expect(answer.toLowerCase()).toContain(`\n${name}`);
  }
});

/** All that comes back for these bytes. */
async function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

test.each([
  'bytes=0-0',
  'bytes=0-1,3-4,-1',
  `bytes=${Array.from({ length: 1000 }, () => '0-').join(',')}`,
  'bytes=99999999999-',
  'bytes=-0',
  'bytes=5-2',
  'lines=1-2',
])('a part of a file is not served by itself, nor the file more than once: %s', async (Range) => {
  for (const path of ['/icon.svg', '/en', '/api/coins', '/healthz']) {
    const headers = { 'Accept-Encoding': 'identity' };
    const whole = await (await fetch(site.url + path, { headers })).bytes();
    const answer = await fetch(site.url + path, { headers: { ...headers, Range } });
    expect([answer.status, answer.headers.get('Content-Range')], path).toEqual([200, null]);
    expect((await answer.bytes()).length, path).toBe(whole.length);
  }
});

test.concurrent.for([
  { does: 'dawdles', first: 'GET / HTTP/1.1\r\nHost: localhost\r\n', drip: 'a: b\r\n' },
  { does: 'says nothing', first: '', drip: '' },
])('a client that $does is cut off within 15 seconds', async ({ first, drip }, { expect }) => {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.write(first);
  const dawdle = setInterval(() => socket.write(drip), 1_000);
  socket.resume().on('error', () => {});
  // Also by a reset, which is an error to `once`.
  const closed = new Promise((resolve) => socket.once('close', () => resolve('cut off')));
  const outcome = await Promise.race([closed, sleepMs(15_000, 'still there')]);
  clearInterval(dawdle);
  socket.destroy();
  expect(outcome).toBe('cut off');
});
