import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

async function addressOf(
  { from, forwarded }: { from?: string; forwarded?: string },
  trustedProxies: number,
): Promise<string> {
  const server = new Hono().get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const headers = new Headers(forwarded === undefined ? [] : [['X-Forwarded-For', forwarded]]);
  const bindings = from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } };
  return (await server.request('/', { headers }, bindings)).text();
}

test('without a trusted proxy, X-Forwarded-For is ignored', async () => {
  expect(await addressOf({ from: '192.0.2.1', forwarded: '198.51.100.9' }, 0)).toBe('192.0.2.1');
  expect(await addressOf({ from: '192.0.2.1' }, 0)).toBe('192.0.2.1');
});

test.each([
  [1, '198.51.100.9', '198.51.100.9'],
  [1, '203.0.113.1, 198.51.100.9', '198.51.100.9'],
  [1, '203.0.113.1,203.0.113.2,198.51.100.9', '198.51.100.9'],
  [2, '203.0.113.1, 198.51.100.9, 192.0.2.2', '198.51.100.9'],
  [2, '198.51.100.9', '198.51.100.9'],
  [1, '2001:db8::1', '2001:db8::1'],
  [1, '[2001:db8::1]:4711', '2001:db8::1'],
  [1, '198.51.100.9:4711', '198.51.100.9'],
  [1, 'unknown', '192.0.2.1'],
  [1, '', '192.0.2.1'],
  [1, undefined, '192.0.2.1'],
])('behind %i proxies, X-Forwarded-For %s is address %s', async (proxies, forwarded, address) => {
  const request = { from: '192.0.2.1', ...(forwarded !== undefined && { forwarded }) };
  expect(await addressOf(request, proxies)).toBe(address);
});

test('a request without a connection has an empty address', async () => {
  expect(await addressOf({}, 0)).toBe('');
  expect(await addressOf({}, 1)).toBe('');
});
