import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { isPublicAddress, isSameAddress, unbracketedHost } from './public-address.ts';

describe('the public internet', () => {
  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '198.17.255.255',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001:80b::200e',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
    '64:ff9b::808:808',
    '161.25.255.255',
    '161.27.0.0',
    '166.7.255.255',
    '166.12.0.0',
    '168.63.129.15',
    '168.63.129.17',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

const NOT_PUBLIC = [
  // IPv4: this network, private, shared, loopback, link-local, documentation, benchmarks, multicast, reserved
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.0',
  '10.255.255.255',
  '100.64.0.0',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.0.1',
  '169.254.169.254',
  '172.16.0.0',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  // Services of clouds: Azure, IBM, Alibaba, Oracle
  '168.63.129.16',
  '::ffff:168.63.129.16',
  '64:ff9b::a83f:8110',
  '161.26.0.0',
  '161.26.255.255',
  '166.8.0.0',
  '166.11.255.255',
  '100.100.100.200',
  '192.0.0.192',
  // IPv6: unspecified, loopback, link-local, site-local, unique local, multicast, documentation, discard, unassigned
  '::',
  '::1',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700:4700::1111%eth0',
  'fec0::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001:db8::1',
  '3fff::1',
  '100::1',
  '4000::1',
  '5f00::1',
  '2001:20::1',
  // IPv6 that holds IPv4: mapped, compatible, translated, NAT64, 6to4, Teredo
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:0.0.0.0',
  '::127.0.0.1',
  '::7f00:1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::10.0.0.1',
  '64:ff9b:1::8.8.8.8',
  '2002:7f00:1::',
  '2002:a00:1::1',
  '2002:808:808::1',
  '2001:0:4136:e378:8000:63bf:80ff:fffe',
  '2001::1',
  // Not a form that DNS returns
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '010.8.8.8',
  '8.8.8.8 ',
  '[::1]',
  'localhost',
  '',
];

describe('every other address', () => {
  test.each(NOT_PUBLIC)('%j is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a private host is recognised in every spelling of a URL', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://0177.0.0.0x1/',
    'http://127.0.0.1./',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http://0/',
    'http://3232235521/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::FFFF:7F00:0001]/',
    'http://[64:ff9b::10.0.0.1]/',
  ])('%s', (url) => {
    expect(isPublicAddress(unbracketedHost(new URL(url)))).toBe(false);
  });
});

test.each(['http://1.1.1.1/', 'http://[2606:4700::1111]/'])('the host of %s is public', (url) => {
  expect(isPublicAddress(unbracketedHost(new URL(url)))).toBe(true);
});

const octet = fc.nat(255);
const privateIpv4 = fc.oneof(
  fc.tuple(fc.constantFrom(0, 10, 127), octet, octet, octet),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
  fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
  fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
  fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
);

test('no spelling of a private IPv4 address passes', () => {
  fc.assert(
    fc.property(privateIpv4, ([a, b, c, d]) => {
      const dotted = `${a}.${b}.${c}.${d}`;
      const number = ((a * 256 + b) * 256 + c) * 256 + d;
      const groups = [(a << 8) | b, (c << 8) | d].map((group) => group.toString(16)).join(':');
      const hosts = [
        ...[dotted, `${number}`, `0x${number.toString(16)}`, `0${number.toString(8)}`],
        ...[`${a}.${number % 2 ** 24}`, `0${a.toString(8)}.${b}.0x${c.toString(16)}.${d}`],
        ...['', 'ffff:', 'ffff:0:'].map((prefix) => `[::${prefix}${groups}]`),
        ...[`[64:ff9b::${groups}]`, `[64:ff9b:1::${groups}]`, `[2002:${groups}::1]`],
        `[2001:0:${groups}::1]`,
      ];
      for (const host of hosts) {
        const address = unbracketedHost(new URL(`http://${host}/`));
        expect([host, isPublicAddress(address)]).toEqual([host, false]);
      }
    }),
    { numRuns: 500 },
  );
});

test('an IPv6 address that embeds an IPv4 address passes where that does', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.ipV4(),
        privateIpv4.map((bytes) => bytes.join('.')),
      ),
      (embedded) => {
        const isPublic = isPublicAddress(embedded);
        for (const prefix of ['::ffff:', '64:ff9b::']) {
          expect([prefix, isPublicAddress(prefix + embedded)]).toEqual([prefix, isPublic]);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('no other IPv6 address outside 2000::/3 passes', () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(bytes, (random) => {
      fc.pre((random[0] ?? 0) >> 5 !== 1);
      expect(isPublicAddress(ipaddr.fromByteArray([...random]).toString())).toBe(false);
    }),
    { numRuns: 500 },
  );
});

describe('isSameAddress', () => {
  test.each([
    ['1.1.1.1', '1.1.1.1', true],
    ['::ffff:1.1.1.1', '1.1.1.1', true],
    ['::ffff:101:101', '1.1.1.1', true],
    ['1.1.1.1', '64:ff9b::101:101', true],
    ['2606:4700::1111', '2606:4700:0:0::0:1111', true],
    ['2606:4700::ABCD', '2606:4700::abcd', true],
    ['1.1.1.1', '1.1.1.2', false],
    ['1.1.1.1', '::101:101', false],
    ['fe80::1%eth0', '1.1.1.1', false],
  ])('%s is the same as %s: %s', (a, b, expected) => {
    expect(isSameAddress(a, b)).toBe(expected);
  });
});
