import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextIteration, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { RETRY_AFTER_SECONDS } from '#app/unavailable/retry-after.ts';
import { OperatorError } from '#cli/operator/operator.ts';
import { type ConnectionLimits, limitConnections } from '#http/limits/connection-limits.ts';
import type { RefusalCounts } from '#http/limits/refusal-counts.ts';
import { refusals } from '#http/limits/refusals.ts';
import { refusalHeaders } from '#http/security/common-headers.ts';
import type { Settings } from '#settings.ts';
import { closeSlowSenders } from './slow-senders.ts';

const DRAIN_MS = 10_000;
const IDLE_SWEEP_MS = 20;
const QUIET_MS = 50;
const MAX_PENDING_WAIT_MS = 8_000;
/** Time for a load balancer to read `/readyz`; requests are still served meanwhile. */
const NOTICE_MS = 500;
/** Connections not yet accepted. With Node's default of 511, a flood leaves some hanging, closed by neither side. */
const BACKLOG = 4096;
const LIMITS = {
  // A slow client is disconnected within 15 seconds, counted from accept(); Node's defaults add up to 90.
  headersTimeout: 6_000,
  requestTimeout: 12_000,
  // A client reads `timeout=3` and may send until the last moment. Not longer: a client that does not read its response counts as idle too.
  keepAliveTimeout: 3_000,
  keepAliveTimeoutBuffer: 3_000,
  connectionsCheckingInterval: 1_000,
  // Node's own refusal lacks our headers; `refuseHostless` replaces it.
  requireHostHeader: false,
};
/** Time without progress in reading a complete response; Node would wait for ever. */
const STALLED_READ_MS = 10_000;
const SLOW_SENDER_MS = 5_000;
/** Time without traffic while a response is rendered; longer than any response takes. */
const SILENCE_MS = 60_000;

/** Returns the request handler for the time until the site is open: `/healthz` is alive, everything else is 503. */
export function respondWhileStarting(settings: Settings): Respond {
  const headers = Object.fromEntries(refusalHeaders({ https: isHttps(settings) }));
  return (request, response) => {
    const isAlive = request.url === '/healthz';
    response.writeHead(isAlive ? 200 : 503, {
      ...headers,
      'Content-Type': 'application/json',
      ...(!isAlive && { 'Retry-After': RETRY_AFTER_SECONDS.starting }),
    });
    response.end(JSON.stringify(isAlive ? { ok: true } : { error: 'starting' }));
  };
}

/** The site's own address: its origin, else this machine at `port`. */
export function siteAddressOf({ origin }: Settings, port: number): string {
  return origin ?? `http://localhost:${port}`;
}

/** Handles a request. A returned promise settles when all work for the request has ended. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Starts a hardened HTTP server that handles requests with `respond`. Throws OperatorError if it cannot listen. */
export async function listen(
  settings: Settings,
  respond: Respond,
  {
    stalledReadMs = STALLED_READ_MS,
    slowSenderMs = SLOW_SENDER_MS,
    refusalCounts = { add: () => {}, addConnection: () => {} },
    log,
  }: {
    stalledReadMs?: number;
    slowSenderMs?: number;
    refusalCounts?: Pick<RefusalCounts, 'add' | 'addConnection'>;
    /** For connections that cannot be accepted; the server goes on. */
    log?: Pick<Logger, 'error'>;
  } = {},
): Promise<{ server: Server; port: number; drain(): Promise<void> }> {
  const work = countWork();
  let limits: ConnectionLimits | null = null;
  const { watch, refuseHostless, refusePipelined } = refusals(
    { https: isHttps(settings) },
    refusalCounts.add,
    (socket) => limits?.shut(socket),
  );
  const server = createServer(LIMITS, (request, response) => {
    if (refusePipelined(request, response)) return;
    response.once('prefinish', () => limitReading(response, stalledReadMs));
    if (!refuseHostless(request, response)) work.add(respond(request, response));
  });
  server.timeout = SILENCE_MS;
  watch(server);
  limits = limitConnections(server, {
    trustedProxies: settings.trustedProxies,
    onRefusal: refusalCounts.addConnection,
  });
  closeSlowSenders(server, slowSenderMs);
  const port = await listenOn(server, settings);
  server.on('error', (error) => log?.error({ err: error }, 'a connection could not be accepted'));
  return { server, port, drain: () => drain(server, work.ended) };
}

/** Listens on the configured host and port, and returns the port. Throws OperatorError. */
export async function listenOn(server: Server, { host, port }: Settings): Promise<number> {
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw explain(error, host, port);
  });
  return (server.address() as AddressInfo).port;
}

/** Reports on `/readyz` that the server is draining, then drains it. */
export async function announceAndDrain(
  readiness: { draining: boolean },
  drain: () => Promise<void>,
): Promise<void> {
  readiness.draining = true;
  await sleep(NOTICE_MS);
  await drain();
}

/** Lets requests finish for at most 10 seconds, then closes. `ended` waits for their work, which goes on after a client disconnects. */
export async function drain(server: Server, ended = () => Promise.resolve()): Promise<void> {
  // A client could otherwise go on sending requests over its keep-alive connection.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  const { promise: timedOut, resolve: giveUp } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    server.closeAllConnections();
    giveUp();
  }, DRAIN_MS);
  await pendingRequestsRead(server);
  const closed = new Promise((resolve) => server.close(resolve));
  await Promise.race([closed, closeIdleUntil(closed, server)]);
  await Promise.race([ended(), timedOut]);
  clearTimeout(timer);
}

function isHttps({ origin }: Settings): boolean {
  return origin?.startsWith('https:') ?? false;
}

async function closeIdleUntil(closed: Promise<unknown>, server: Server): Promise<void> {
  let isClosed = false;
  closed.then(() => {
    isClosed = true;
  });
  while (!isClosed) {
    await sleep(IDLE_SWEEP_MS);
    await pendingRequestsRead(server);
    server.closeIdleConnections();
  }
}

// Node counts a connection as idle while its request is unread. After a quiet interval none is left unread.
async function pendingRequestsRead(server: Server): Promise<void> {
  let events = 0;
  const count = () => {
    events += 1;
  };
  server.on('connection', count).on('request', count);
  const endMs = performance.now() + MAX_PENDING_WAIT_MS;
  for (let before = -1; before !== events && performance.now() < endMs; ) {
    before = events;
    await sleep(QUIET_MS);
    await nextIteration();
  }
  server.off('connection', count).off('request', count);
}

// Most responses are in the system's buffers by now. Once this one is, Node sets the keep-alive timeout instead.
function limitReading({ socket }: ServerResponse, stalledReadMs: number): void {
  if (socket && socket.writableLength > 0) socket.setTimeout(stalledReadMs);
}

function countWork() {
  let running = 0;
  let notify = () => {};
  const end = () => {
    running -= 1;
    if (running === 0) notify();
  };
  return {
    add(work: unknown): void {
      running += 1;
      Promise.resolve(work).then(end, end);
    },
    ended: () =>
      new Promise<void>((resolve) => {
        notify = resolve;
        if (running === 0) resolve();
      }),
  };
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const where = `${host}:${port}`;
  if (error.code === 'EADDRINUSE') {
    return new OperatorError(
      `${where} is in use; stop what listens there or set PORT (0 picks one)`,
    );
  }
  if (error.code === 'EACCES') return new OperatorError(`no permission to listen on ${where}`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new OperatorError(`this machine has no address ${host} (setting HOST)`);
  }
  return error;
}
