import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The parts of a request that carry its IP address. */
export type Addressed = Pick<IncomingMessage, 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** The visitor's IP address; empty for a request without a connection. */
export function clientAddress(c: Context, trustedProxies: number): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const forwarded = c.req.header('X-Forwarded-For');
  return farthestTrusted(incoming?.socket.remoteAddress ?? '', forwarded, trustedProxies);
}

/** The same for a request of Node's `http` module. */
export function requestAddress({ headers, socket }: Addressed, trustedProxies: number): string {
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
