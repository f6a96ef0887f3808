import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { clientBlock, clientNetwork } from '#domain/address/client-network.ts';

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

/** The parts of a request that carry its IP address. */
type Addressed = Pick<IncomingMessage, 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** The visitor's IP address; empty for a request without a connection. */
export function clientAddress(c: Context, trustedProxies: number): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const forwarded = c.req.header('X-Forwarded-For');
  return farthestTrusted(incoming?.socket.remoteAddress ?? '', forwarded, trustedProxies);
}

/** The visitor's IP address, of a request of Node's `http` module. */
function requestAddress({ headers, socket }: Addressed, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  return farthestTrusted(socket.remoteAddress ?? '', String(forwarded ?? ''), trustedProxies);
}

// Each proxy appends its client's address to `X-Forwarded-For`, so only the last `trustedProxies` entries are reliable.
function farthestTrusted(nearest: string, forwarded = '', trustedProxies: number): string {
  if (trustedProxies === 0) return nearest;
  const entries = forwarded.split(',').map(bareAddress);
  const chain = [...entries.filter((entry) => entry !== ''), nearest];
  const farthest = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? nearest;
  return isIP(farthest) ? farthest : nearest;
}

// Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`.
function bareAddress(entry: string): string {
  const text = entry.trim();
  const [, within] = /^\[(.*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return within ?? text;
}
