import { expect, test, vi } from 'vitest';
import { sharesBehind } from './networks.ts';

function asking(trustedProxies: number) {
  const warn = vi.fn();
  const shareOf = sharesBehind(trustedProxies, { warn });
  const from = (remoteAddress: string, forwarded?: string) =>
    shareOf({
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress },
    });
  return { warn, from };
}

test('a network is the visitor’s address, or the /64 of an IPv6 address, behind the proxies that are trusted', () => {
  const { from, warn } = asking(1);
  expect(from('127.0.0.1', '192.0.2.7')).toEqual({ block: '192.0.2.0/24', network: '192.0.2.7' });
  expect(from('127.0.0.1', '::ffff:192.0.2.7')?.network).toBe('192.0.2.7');
  expect(from('127.0.0.1', '2001:db8:0:7::1')).toEqual({
    block: '2001:db8::/48',
    network: '2001:db8:0:7::/64',
  });
  expect(asking(0).from('192.0.2.9', '192.0.2.7')?.network).toBe('192.0.2.9');
  expect(warn).not.toHaveBeenCalled();
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'behind a proxy at %s that is not counted, networks cannot be told apart, and one line says so',
  (proxy) => {
    const { from, warn } = asking(0);
    expect(from(proxy, '192.0.2.7')).toBeNull();
    expect(from(proxy, '192.0.2.8')).toBeNull();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY')]]);
    expect(from(proxy)).not.toBeNull();
  },
);
