import type { Logger } from 'pino';
import { clientBlock, clientNetwork } from '#domain/sign-in/client-network.ts';
import { type Addressed, requestAddress } from './client-address.ts';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** The block and network whose share of a limited resource a request takes. */
export interface Share {
  /** The /24 of an IPv4 address, the /48 of an IPv6 address. */
  block: string;
  /** The IPv4 address, or the /64 of an IPv6 address. */
  network: string;
}

/**
 * The share of a request; null if unknown: the request comes through a proxy on this machine and `trustedProxies` is 0,
 * so all visitors would count as one.
 */
export type ShareOf = (request: Addressed) => Share | null;

/** Finds the share of requests. Warns once if TRUST_PROXY does not count a proxy in front. */
export function sharesBehind(trustedProxies: number, log: Pick<Logger, 'warn'>): ShareOf {
  let hasWarned = false;
  return (request) => {
    if (isUncountedProxy(request, trustedProxies)) {
      if (!hasWarned) log.warn(UNCOUNTED_PROXY);
      hasWarned = true;
      return null;
    }
    const address = requestAddress(request, trustedProxies);
    return { block: clientBlock(address), network: clientNetwork(address) };
  };
}

/** Whether a request comes through a proxy on this machine that `trustedProxies` does not count. */
export function isUncountedProxy({ headers, socket }: Addressed, trustedProxies: number): boolean {
  const isLoopback = LOOPBACK.test(socket.remoteAddress ?? '');
  return trustedProxies === 0 && isLoopback && headers['x-forwarded-for'] !== undefined;
}

const UNCOUNTED_PROXY =
  'requests come through a proxy on this machine, but TRUST_PROXY is 0: visitors cannot be told apart, so no limit by network applies, and all sign-ins count as from one address. Set TRUST_PROXY to the number of proxies in front.';
