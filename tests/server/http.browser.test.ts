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
  ['an unknown page', '/nope', 404],
  ['an unknown coin', '/coin/nope', 404],
  ['a redirect', '/crypto', 301],
  ['a file', '/icon.svg', 200],
  ['an API answer', '/api/coins', 200],
  ['an API error', '/api/coins?limit=-1', 400],
  ['the description of the API', '/api/openapi.json', 200],
  ['a badge', '/embed/coin/bitcoin.svg', 200],
  ['an unknown badge', '/embed/coin/nope', 404],
  ['a health check', '/healthz', 200],
  ['an undecodable path', '/coin/%ff', 404],
  ['a path with a line end', '/%0d%0aX:y', 404],
])('%s has the security headers, and an error is not cached', async (_, path, status) => {
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  expect(answer.status).toBe(status);
  for (const name of SECURITY_HEADERS) expect(answer.headers.get(name), name).toBeTruthy();
  expect(answer.headers.has('x-powered-by')).toBe(false);
  if (status >= 400) expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('the policy of a page allows its inline scripts by their hashes and nothing else', async () => {
  const policy = (await fetch(`${site.url}/`)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
  expect(policy).not.toContain('unsafe');
});

test('HEAD and GET have the same headers for a page', async () => {
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
    'to %s is 405 with the allowed methods',
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
])('%s has a canonical address that exists', async (_, path, query) => {
  const page = await (await fetch(site.url + path)).text();
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1];
  expect(canonical).toBe(`${site.url}${path.split('?')[0]}${query}`);
});

test('a forged host does not appear in the page', async () => {
  const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' };
  const page = await (await fetch(`${site.url}/en`, { headers })).text();
  expect(page).not.toContain('evil.example');
});

test.each([
  ['an invalid host', 'GET /icon.svg HTTP/1.1\r\nHost: a b\r\n'],
  ['a host with a path', 'GET /api/coins HTTP/1.1\r\nHost: evil.example/x\r\n'],
  ['a backslash in the path', 'GET /api\\coins HTTP/1.1\r\nHost: a/b\r\n'],
  ['an incomplete address', 'GET http://[ HTTP/1.1\r\nHost: localhost\r\n'],
])('a request with %s is refused with the security headers', async (_, head) => {
  const answer = await raw(`${head}Connection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  for (const name of [...SECURITY_HEADERS, 'cache-control: no-store']) {
    expect(answer.toLowerCase()).toContain(`\n${name}`);
  }
});

/** Sends the bytes and returns everything received. */
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
])('a range request gets the whole file once: %s', async (Range) => {
  for (const path of ['/icon.svg', '/en', '/api/coins', '/healthz']) {
    const headers = { 'Accept-Encoding': 'identity' };
    const whole = await (await fetch(site.url + path, { headers })).bytes();
    const answer = await fetch(site.url + path, { headers: { ...headers, Range } });
    expect([answer.status, answer.headers.get('Content-Range')], path).toEqual([200, null]);
    expect((await answer.bytes()).length, path).toBe(whole.length);
  }
});

test.concurrent.for([
  {
    does: 'sends headers slowly',
    first: 'GET / HTTP/1.1\r\nHost: localhost\r\n',
    drip: 'a: b\r\n',
  },
  { does: 'sends nothing', first: '', drip: '' },
])('a client that $does is cut off within 15 seconds', async ({ first, drip }, { expect }) => {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.write(first);
  const dripping = setInterval(() => socket.write(drip), 1_000);
  socket.resume().on('error', () => {});
  // Events' `once` would reject on a reset.
  const closed = new Promise((resolve) => socket.once('close', () => resolve('cut off')));
  const outcome = await Promise.race([closed, sleepMs(15_000, 'still there')]);
  clearInterval(dripping);
  socket.destroy();
  expect(outcome).toBe('cut off');
});
