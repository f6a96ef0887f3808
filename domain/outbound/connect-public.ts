import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isPublicAddress, isSameAddress, unbracketedHost } from './public-address.ts';
import { webAddress } from './web-address.ts';

/** How host names are resolved and which IP addresses are allowed. No setting changes it; tests allow the loopback. */
export interface AddressRules {
  isAllowed(address: string): boolean;
  resolve(hostname: string): Promise<LookupAddress[]>;
  /** Addresses of this machine, refused even if public: a firewall in front of it would not see the request. */
  ownAddresses(): string[];
}

const PUBLIC_INTERNET: AddressRules = {
  isAllowed: isPublicAddress,
  resolve: (hostname) => lookup(hostname, { all: true }),
  // Read on every request: they change while the server runs.
  ownAddresses: () =>
    Object.values(networkInterfaces()).flatMap(
      (addresses) => addresses?.map(({ address }) => address) ?? [],
    ),
};

/** The address must not be requested; the message says why. */
export class ForbiddenAddressError extends Error {}

/**
 * One request, without redirects, that connects to allowed addresses only (CWE-918, server-side request forgery).
 * Throws ForbiddenAddressError.
 */
export async function connectPublic(
  address: string,
  {
    method,
    headers,
    signal,
  }: { method: string; headers: OutgoingHttpHeaders; signal: AbortSignal },
  rules: Partial<AddressRules> = {},
): Promise<IncomingMessage> {
  const url = webAddress(address);
  if (!url) throw new ForbiddenAddressError('not a web address');
  if (!isWebPort(url)) throw new ForbiddenAddressError('a port of another service');
  const addresses = await allowedAddresses(unbracketedHost(url), { ...PUBLIC_INTERNET, ...rules });
  // A DNS query cannot be cancelled and may end after the abort.
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { request } = url.protocol === 'https:' ? https : http;
  request(url, { method, headers, lookup: pinnedLookup(addresses), agent: false, signal })
    .on('response', resolve)
    .on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('another protocol'));
    })
    .on('error', reject)
    .on('close', () => reject(new Error('closed without a response')))
    .end();
  return promise;
}

// Ports below 1024 belong to mail, DNS and shells, which could interpret a request as commands.
function isWebPort({ port }: URL): boolean {
  return ['', '80', '443'].includes(port) || Number(port) > 1023;
}

// A single forbidden address refuses the host: the operating system picks which one is used.
async function allowedAddresses(
  host: string,
  { isAllowed, resolve, ownAddresses }: AddressRules,
): Promise<LookupAddress[]> {
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await resolve(host);
  const own = ownAddresses();
  const isForbidden = ({ address }: LookupAddress) =>
    !isAllowed(address) || own.some((ownAddress) => isSameAddress(ownAddress, address));
  if (addresses.some(isForbidden)) throw new ForbiddenAddressError('not on the public internet');
  return addresses;
}

/** Returns the checked addresses: a second DNS query could have another answer (DNS rebinding). */
function pinnedLookup(addresses: LookupAddress[]): LookupFunction {
  return (_hostname, { all }, done) => {
    const [first] = addresses;
    if (all || !first) done(null, addresses);
    else done(null, first.address, first.family);
  };
}
