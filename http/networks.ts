import type { Logger } from 'pino';
import { clientNetwork } from '#domain/admin/client-network.ts';
import { type Addressed, requestAddress } from './client-address.ts';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/**
 * The network a request comes from, for limits by network; null where it cannot be told: the request comes through a
 * proxy on this machine and `trustedProxies` is 0, so all visitors would count as one.
 */
export type NetworkOf = (request: Addressed) => string | null;

/** Tells networks apart. Warns once where a proxy in front is not counted in TRUST_PROXY. */
export function networksBehind(trustedProxies: number, log: Pick<Logger, 'warn'>): NetworkOf {
  let hasWarned = false;
  return (request) => {
    if (isUncountedProxy(request, trustedProxies)) {
      if (!hasWarned) log.warn(UNCOUNTED_PROXY);
      hasWarned = true;
      return null;
    }
    return clientNetwork(requestAddress(request, trustedProxies));
  };
}

/** Whether a request comes through a proxy on this machine that `trustedProxies` does not count. */
export function isUncountedProxy({ headers, socket }: Addressed, trustedProxies: number): boolean {
  const isLoopback = LOOPBACK.test(socket.remoteAddress ?? '');
  return trustedProxies === 0 && isLoopback && headers['x-forwarded-for'] !== undefined;
}

const UNCOUNTED_PROXY =
  'requests come through a proxy on this machine, but TRUST_PROXY is 0: visitors cannot be told apart, so no limit by network applies, and all sign-ins count as from one address. Set TRUST_PROXY to the number of proxies in front.';
