import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { BUSY } from '#app/frame/busy.ts';
import { RETRY_AFTER_SECONDS } from '#app/unavailable/retry-after.ts';
import type { RenderedPage } from '#http/response/page.ts';
import { type Admission, clientGone } from './admission.ts';
import type { EndTurn } from './fair-queue.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The request was refused because the queue is full; such requests are counted, not logged one by one. */
    isShed: boolean;
    /** Ends this request's turn before its response is ready. */
    endTurn: EndTurn;
  }
}

/** Lets requests through as they get a turn; refuses them if the queue is full. */
export function admitInTurn(
  admission: Pick<Admission, 'enter'>,
  busyPage: (address: string) => RenderedPage,
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

/** Reads the whole form before the request waits for its turn, so that a slow client does not hold a turn. */
export const readWhole = createMiddleware(async (c, next) => {
  const { url, method, headers, signal } = c.req.raw;
  const body = await c.req.raw.arrayBuffer().catch(() => null);
  // The client has hung up.
  if (!body) return c.body(null, 400);
  c.req.raw = new Request(url, { method, headers, signal, body });
  return next();
});

/** Waits for a turn; null if the request is refused or the client has gone. */
export async function takeTurn(c: Context, admission: Pick<Admission, 'enter'>) {
  const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  // Requests without a connection come from tests and need no turn.
  if (!incoming || !outgoing) return () => {};
  return admission.enter(incoming, clientGone(outgoing), { response: outgoing });
}

/** 503 with `Retry-After`: the busy page if the client accepts HTML, else one line. */
export function refuse(c: Context, busyPage: (address: string) => RenderedPage): Response {
  c.set('isShed', true);
  if (c.req.header('Accept')?.includes('text/html')) {
    const { text, headers } = busyPage(c.req.path);
    const page = new Response(new Uint8Array(text), { status: 503 });
    for (let at = 0; at < headers.length; at += 2) {
      page.headers.append(headers[at] ?? '', headers[at + 1] ?? '');
    }
    return page;
  }
  const headers = {
    'Retry-After': RETRY_AFTER_SECONDS.queueFull,
    'Cache-Control': 'no-store',
    // An immediate retry costs the client a new connection.
    Connection: 'close',
  };
  return c.req.path.startsWith('/api/')
    ? c.json({ error: BUSY }, 503, headers)
    : c.text(BUSY, 503, headers);
}
