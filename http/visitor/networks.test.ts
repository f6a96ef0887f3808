import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { clientAddress, sharesBehind } from './networks.ts';

function behind(trustedProxies: number) {
  const warn = vi.fn();
  const shareOf = sharesBehind(trustedProxies, { warn });
  const from = (remoteAddress: string, forwarded?: string) =>
    shareOf({
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress },
    });
  return { warn, from };
}

test('a network is the visitor’s IPv4 address, or the /64 of an IPv6 address, behind trusted proxies', () => {
  const { from, warn } = behind(1);
  expect(from('127.0.0.1', '192.0.2.7')).toEqual({ block: '192.0.2.0/24', network: '192.0.2.7' });
  expect(from('127.0.0.1', '::ffff:192.0.2.7')?.network).toBe('192.0.2.7');
  expect(from('127.0.0.1', '2001:db8:0:7::1')).toEqual({
    block: '2001:db8::/48',
    network: '2001:db8:0:7::/64',
  });
  expect(behind(0).from('192.0.2.9', '192.0.2.7')?.network).toBe('192.0.2.9');
  expect(warn).not.toHaveBeenCalled();
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'behind an uncounted proxy at %s networks are unknown, and one log line warns',
  (proxy) => {
    const { from, warn } = behind(0);
    expect(from(proxy, '192.0.2.7')).toBeNull();
    expect(from(proxy, '192.0.2.8')).toBeNull();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY')]]);
    expect(from(proxy)).not.toBeNull();
  },
);

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
