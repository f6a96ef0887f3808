import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { BUSY } from '#app/frame/busy.ts';
import type { Page } from '#http/answer/page.ts';
import { type Admission, departureOf, RETRY_SECONDS } from './admission.ts';
import type { EndTurn } from './fair-queue.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The request was refused because too many wait; counted, and not logged one by one. */
    isShed: boolean;
    /** Ends this request's turn before its answer is there. */
    endTurn: EndTurn;
  }
}

/** Lets requests through as they get a turn; 503 with `Retry-After` where there is none to be had. */
export function admitting(
  admission: Pick<Admission, 'enter'>,
  busyPage: (address: string) => Page,
) {
  return createMiddleware(async (c, next) => {
    const end = await takeTurn(c, admission);
    if (!end) return refuse(c, busyPage);
    c.set('endTurn', end);
    try {
      await next();
    } finally {
      end();
    }
  });
}

/** Reads a form before it waits for its turn, so that nobody holds a turn by sending slowly. */
export const readWhole = createMiddleware(async (c, next) => {
  const { url, method, headers, signal } = c.req.raw;
  const body = await c.req.raw.arrayBuffer().catch(() => null);
  // The client has hung up.
  if (!body) return c.body(null, 400);
  c.req.raw = new Request(url, { method, headers, signal, body });
  return next();
});

/** A turn for the request of `c`; null where there is none to be had. */
export async function takeTurn(c: Context, admission: Pick<Admission, 'enter'>) {
  const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  // A request made without a connection has nobody to share with.
  if (!incoming || !outgoing) return () => {};
  return admission.enter(incoming, departureOf(outgoing));
}

/** 503 with `Retry-After`: the busy page for a browser that asked for a page, else one line. */
export function refuse(c: Context, busyPage: (address: string) => Page): Response {
  c.set('isShed', true);
  if (c.req.header('Accept')?.includes('text/html')) {
    const { text, headers } = busyPage(c.req.path);
    const page = new Response(new Uint8Array(text), { status: 503 });
    for (const [name, value] of headers) page.headers.append(name, value);
    return page;
  }
  const headers = {
    'Retry-After': String(RETRY_SECONDS),
    'Cache-Control': 'no-store',
    // Asking again at once costs the client a new connection.
    Connection: 'close',
  };
  return c.req.path.startsWith('/api/')
    ? c.json({ error: BUSY }, 503, headers)
    : c.text(BUSY, 503, headers);
}
