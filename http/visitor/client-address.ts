import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** A request as far as it says where it comes from. */
export type Addressed = Pick<IncomingMessage, 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** The visitor's IP address; empty when there is none to be had. */
export function clientAddress(c: Context, trustedProxies: number): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const forwarded = c.req.header('X-Forwarded-For');
  return farthestTrusted(incoming?.socket.remoteAddress ?? '', forwarded, trustedProxies);
}

/** The same for a request that Node has read. */
export function requestAddress({ headers, socket }: Addressed, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  return farthestTrusted(socket.remoteAddress ?? '', String(forwarded ?? ''), trustedProxies);
}

// Each proxy adds whom it was asked by to the end of `X-Forwarded-For`, so that only as many entries from the end are
// believed as there are proxies of ours.
function farthestTrusted(nearest: string, forwarded = '', trustedProxies: number): string {
  if (trustedProxies === 0) return nearest;
  const entries = forwarded.split(',').map(bareAddress);
  const chain = [...entries.filter((entry) => entry !== ''), nearest];
  const farthest = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? nearest;
  return isIP(farthest) ? farthest : nearest;
}

// Some proxies write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`.
function bareAddress(entry: string): string {
  const text = entry.trim();
  const [, within] = /^\[(.*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return within ?? text;
}
