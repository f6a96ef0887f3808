import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The visitor's IP address; empty when there is none to be had. Each proxy adds whom it was asked by to the end of
 * `X-Forwarded-For`, so that only as many entries from the end are believed as there are proxies of ours.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const nearest = incoming?.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return nearest;
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map(bareAddress);
  const chain = [...forwarded.filter((entry) => entry !== ''), nearest];
  const farthest = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? nearest;
  return isIP(farthest) ? farthest : nearest;
}

// Some proxies write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`.
function bareAddress(entry: string): string {
  const text = entry.trim();
  const [, within] = /^\[(.*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return within ?? text;
}
