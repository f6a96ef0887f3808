import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

// What IANA has given out; around it nothing is public, whatever a list of exceptions forgets.
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
// https://www.rfc-editor.org/rfc/rfc6052: where the network has no IPv4, names resolve to these.
const NAT64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96];
/** Public by number, but inside the cloud they lead to services of the cloud itself. */
const CLOUD_SERVICES = [
  // Azure: https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
  '168.63.129.16/32',
  // IBM Cloud: https://cloud.ibm.com/docs/vpc?topic=vpc-service-endpoints-for-vpc
  '161.26.0.0/16',
  '166.8.0.0/14',
].map((range) => ipaddr.IPv4.parseCIDR(range));

/** Whether an IP address, as DNS or a URL's host gives it, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also reads short, hex and octal forms, and zones; none of them comes from DNS.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return isPublicIpv4(parsed);
  const within = heldAddress(parsed);
  if (within) return isPublicIpv4(within);
  // Tunnels (6to4, Teredo) have ranges of their own, so none passes, whatever it holds.
  return parsed.match(GLOBAL_UNICAST) && parsed.range() === 'unicast';
}

/** Whether two IP addresses lead to the same machine: spelled differently, or one held by the other. */
export function isSameAddress(one: string, other: string): boolean {
  return plainForm(one) === plainForm(other);
}

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !CLOUD_SERVICES.some((range) => address.match(range));
}

function heldAddress(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(NAT64) ? new ipaddr.IPv4(address.toByteArray().slice(12)) : null;
}

function plainForm(address: string): string {
  const parsed = ipaddr.parse(address);
  const within = parsed instanceof ipaddr.IPv6 ? heldAddress(parsed) : null;
  return (within ?? parsed).toString();
}
