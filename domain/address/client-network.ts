import ipaddr from 'ipaddr.js';

/** The block that usually belongs to a single network operator: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function clientBlock(address: string): string {
  return prefixOf(address, { ipv4: 24, ipv6: 48 });
}

/** The unit of rate limits: an IPv4 address, or the /64 of an IPv6 address, since a single customer has all of it. */
export function clientNetwork(address: string): string {
  return prefixOf(address, { ipv4: 32, ipv6: 64 });
}

function prefixOf(address: string, bits: { ipv4: number; ipv6: number }): string {
  // A link-local address carries the zone of our own interface, as in `fe80::1%eth0`.
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  const length = bits[parsed.kind()];
  const cidr = `${parsed.toNormalizedString()}/${length}`;
  if (parsed instanceof ipaddr.IPv6) return `${ipaddr.IPv6.networkAddressFromCIDR(cidr)}/${length}`;
  return length === 32
    ? parsed.toString()
    : `${ipaddr.IPv4.networkAddressFromCIDR(cidr)}/${length}`;
}
