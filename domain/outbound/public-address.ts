import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

// The only range that IANA allocates; nothing outside it is public, even if a list of exceptions misses it.
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
// In a network without IPv4, names resolve to these: https://www.rfc-editor.org/rfc/rfc6052
const NAT64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96];
/** Public ranges that lead to services of the cloud inside that cloud. */
const CLOUD_SERVICES = [
  // Azure: https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
  '168.63.129.16/32',
  // IBM Cloud: https://cloud.ibm.com/docs/vpc?topic=vpc-service-endpoints-for-vpc
  '161.26.0.0/16',
  '166.8.0.0/14',
].map((range) => ipaddr.IPv4.parseCIDR(range));

/** Whether an IP address, as in a DNS answer or a URL's host, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also parses short, hex and octal forms, and zones, which DNS never returns.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return isPublicIpv4(parsed);
  const embedded = embeddedIpv4(parsed);
  if (embedded) return isPublicIpv4(embedded);
  // Tunnels (6to4, Teredo) have ranges of their own and never pass.
  return parsed.match(GLOBAL_UNICAST) && parsed.range() === 'unicast';
}

/** The host of `url`; of an IPv6 address without brackets, as `isPublicAddress` takes it. */
export function unbracketedHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Whether two IP addresses are the same: spelled differently, or one embedded in the other. */
export function isSameAddress(a: string, b: string): boolean {
  return canonicalForm(a) === canonicalForm(b);
}

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !CLOUD_SERVICES.some((range) => address.match(range));
}

function embeddedIpv4(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(NAT64) ? new ipaddr.IPv4(address.toByteArray().slice(12)) : null;
}

function canonicalForm(address: string): string {
  const parsed = ipaddr.parse(address);
  const embedded = parsed instanceof ipaddr.IPv6 ? embeddedIpv4(parsed) : null;
  return (embedded ?? parsed).toString();
}
