import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECURITY_HEADERS } from '#tests/requests/security-headers.ts';
import { type Site, startSite } from '#tests/rig/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

// Every other kind of response: tests/server/statuses.browser.test.ts.
test('a badge, which other sites may frame, has the security headers', async () => {
  const { status, headers } = await fetch(`${site.url}/embed/coin/bitcoin.svg`);
  expect(status).toBe(200);
  for (const name of SECURITY_HEADERS) expect(headers.get(name), name).toBeTruthy();
});

describe.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s', (method) => {
  test.each(['/', '/coin/bitcoin', '/api/coins'])(
    'to %s is 405 with the allowed methods',
    async (path) => {
      const response = await fetch(site.url + path, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await response.text()).not.toContain('route');
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

test.each([
  ['an invalid host', 'GET /icon.svg HTTP/1.1\r\nHost: a b\r\n'],
  ['a host with a path', 'GET /api/coins HTTP/1.1\r\nHost: evil.example/x\r\n'],
  ['a backslash in the path', 'GET /api\\coins HTTP/1.1\r\nHost: a/b\r\n'],
  ['an incomplete address', 'GET http://[ HTTP/1.1\r\nHost: localhost\r\n'],
])('a request with %s is refused with the security headers', async (_, head) => {
  const response = await raw(`${head}Connection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  for (const name of [...SECURITY_HEADERS, 'cache-control: no-store']) {
    expect(response.toLowerCase()).toContain(`\n${name}`);
  }
});

/** Sends the bytes and returns everything received. */
async function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  let response = '';
  for await (const chunk of socket) response += String(chunk);
  return response;
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
    const response = await fetch(site.url + path, { headers: { ...headers, Range } });
    expect([response.status, response.headers.get('Content-Range')], path).toEqual([200, null]);
    expect((await response.bytes()).length, path).toBe(whole.length);
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
  const outcome = await Promise.race([closed, sleep(15_000, 'still there')]);
  clearInterval(dripping);
  socket.destroy();
  expect(outcome).toBe('cut off');
});
