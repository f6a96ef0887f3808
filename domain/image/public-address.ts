import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

// What IANA has given out; around it nothing is public, whatever a list of exceptions forgets.
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
// https://www.rfc-editor.org/rfc/rfc6052: where the network has no IPv4, names resolve to these.
const NAT64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96];

/** Whether an IP address, as DNS or a URL's host gives it, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also reads short, hex and octal forms, and zones; none of them comes from DNS.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast';
  const within = heldAddress(parsed);
  if (within) return within.range() === 'unicast';
  // Tunnels (6to4, Teredo) have ranges of their own, so none passes, whatever it holds.
  return parsed.match(GLOBAL_UNICAST) && parsed.range() === 'unicast';
}

function heldAddress(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(NAT64) ? new ipaddr.IPv4(address.toByteArray().slice(12)) : null;
}
