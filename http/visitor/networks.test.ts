import { expect, test, vi } from 'vitest';
import { sharesBehind } from './networks.ts';

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
