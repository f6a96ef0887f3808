import ipaddr from 'ipaddr.js';

/**
 * What sign-ins from an address are counted under: the IPv4 address however it is written, or the /64 of an IPv6
 * address, since one customer has all of it.
 */
export function clientNetwork(address: string): string {
  // The zone of a link-local address says which of our cables it came by.
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`)}/64`;
}
