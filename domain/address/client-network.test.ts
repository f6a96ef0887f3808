import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test('every spelling of an IPv4 address belongs to the same network', () => {
  expect(clientNetwork('192.0.2.7')).toBe('192.0.2.7');
  expect(clientNetwork('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(clientNetwork('::FFFF:c000:0207')).toBe('192.0.2.7');
  expect(clientNetwork('0:0:0:0:0:ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(clientNetwork('192.0.2.8')).not.toBe(clientNetwork('192.0.2.7'));
});

test('all IPv6 addresses of a /64 belong to the same network, in every spelling', () => {
  const network = clientNetwork('2001:db8:1:2::1');
  for (const address of [
    '2001:db8:1:2::1',
    '2001:DB8:1:2::1',
    '2001:0db8:0001:0002:0000:0000:0000:0001',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:db8:1:2::1%eth0',
  ]) {
    expect(clientNetwork(address)).toBe(network);
  }
  expect(clientNetwork('2001:db8:1:3::1')).not.toBe(network);
});

test('text that is not an IP address belongs to the network "unknown"', () => {
  for (const address of ['', 'unknown', '_hidden', '1.2.3.4.5', '::g']) {
    expect(clientNetwork(address)).toBe('unknown');
  }
});
