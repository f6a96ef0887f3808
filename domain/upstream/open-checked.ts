import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isPublicAddress, isSameAddress } from '#domain/image/public-address.ts';
import { webAddress } from '#domain/listing/link.ts';

/** How hosts are found and which may be asked. No setting changes it; tests reach their fakes on loopback by it. */
export interface Rules {
  isAllowed(address: string): boolean;
  resolve(hostname: string): Promise<LookupAddress[]>;
  /** Addresses of this machine, refused even if public: a firewall in front of it would not see the request. */
  ownAddresses(): string[];
}

export const PUBLIC_INTERNET: Rules = {
  isAllowed: isPublicAddress,
  resolve: (hostname) => lookup(hostname, { all: true }),
  // Read for every request: they change while the server runs.
  ownAddresses: () =>
    Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? []),
};

/** An address that must not be asked. */
export class ForbiddenAddressError extends Error {}

/** A question that connects to none but allowed addresses, and follows nothing. Throws ForbiddenAddressError. */
export async function openChecked(
  address: string,
  headers: OutgoingHttpHeaders,
  rules: Rules,
  signal: AbortSignal,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<IncomingMessage> {
  const url = webAddress(address);
  if (!url) throw new ForbiddenAddressError('not a web address');
  if (!isWebPort(url)) throw new ForbiddenAddressError('that of another service');
  const addresses = await allowedAddresses(url.hostname, rules, signal);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { request } = url.protocol === 'https:' ? https : http;
  request(url, { method, headers, lookup: always(addresses), agent: false, signal })
    .on('response', resolve)
    .on('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(new Error('another protocol'));
    })
    .on('error', reject)
    .on('close', () => reject(new Error('closed without an answer')))
    .end();
  return promise;
}

// Below are mail, names, shells: none of them is spoken to in our name.
function isWebPort({ port }: URL): boolean {
  return ['', '80', '443'].includes(port) || Number(port) > 1023;
}

// One forbidden address among several is enough to refuse: which one gets used is not ours to say.
async function allowedAddresses(
  host: string,
  { isAllowed, resolve, ownAddresses }: Rules,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const literal = host.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  const addresses = family
    ? [{ address: literal, family }]
    : await unlessAborted(resolve(host), signal);
  if (addresses.length === 0) throw new Error('a host without an address');
  const own = ownAddresses();
  const isForbidden = (address: string) =>
    !isAllowed(address) || own.some((each) => isSameAddress(each, address));
  if (addresses.some(({ address }) => isForbidden(address))) {
    throw new ForbiddenAddressError('not on the public internet');
  }
  return addresses;
}

/** A lookup that knows only what was checked: asking DNS again could get another answer. */
function always(addresses: LookupAddress[]): LookupFunction {
  return (_hostname, { all }, done) => {
    const [first] = addresses;
    if (all || !first) done(null, addresses);
    else done(null, first.address, first.family);
  };
}

/** Work that is only left behind: a name that is being looked up cannot be given up on. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', abort));
}
