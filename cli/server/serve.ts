import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleepMs } from 'node:timers/promises';
import { OperatorError } from '#cli/operator/operator-error.ts';
import { type ConnectionLimits, limitConnections } from '#http/limits/connection-limits.ts';
import type { RefusalCounts } from '#http/limits/refusal-counts.ts';
import { refusals } from '#http/limits/refusals.ts';
import { refusalHeaders } from '#http/security/common-headers.ts';
import type { Settings } from '#settings.ts';
import { closeSlowSenders } from './slow-senders.ts';

const DRAIN_MILLISECONDS = 10_000;
const SWEEP_MILLISECONDS = 20;
const QUIET_MILLISECONDS = 50;
const LONGEST_READING_MILLISECONDS = 8_000;
/** For what shares visitors out to hear that no more are wanted: what is asked until then is answered. */
const NOTICE_MILLISECONDS = 500;
/** Connections nobody has taken yet. With Node's 511 a flood has some hang between client and server, cut by neither. */
const BACKLOG = 4096;
const LIMITS = {
  // A client that dawdles is cut off within 15 seconds; Node's own limits add up to 90.
  // They count from when a connection is taken, which under a flood may be seconds after the client made it.
  headersTimeout: 6_000,
  requestTimeout: 12_000,
  // Who heard of 3 seconds may ask until the last of them; after a moment in which nothing runs here, that is read too late.
  // More is not to be had: who reads nothing of what has gone to the system's buffers is, to the server, idle.
  keepAliveTimeout: 3_000,
  keepAliveTimeoutBuffer: 3_000,
  connectionsCheckingInterval: 1_000,
  // Node would refuse without our headers.
  requireHostHeader: false,
};
/** Who has taken nothing of a complete answer for so long is cut off; Node would wait for ever. */
const DEAF_MILLISECONDS = 10_000;
/** Who sends meanwhile is not on a slow line. */
const TALK_MILLISECONDS = 5_000;
/** The same where the answer is still being made: longer than anything takes that is waited for. */
const SILENCE_MILLISECONDS = 60_000;

/** Answers while there is no site yet. */
export function starting(settings: Settings): Respond {
  const headers = Object.fromEntries(refusalHeaders({ https: isHttps(settings) }));
  return (request, answer) => {
    const isAlive = request.url === '/healthz';
    answer.writeHead(isAlive ? 200 : 503, {
      ...headers,
      'Content-Type': 'application/json',
      ...(!isAlive && { 'Retry-After': '2' }),
    });
    answer.end(JSON.stringify(isAlive ? { ok: true } : { error: 'starting' }));
  };
}

/** The site's public address. */
export function addressOf({ origin }: Settings, port: number): string {
  return origin ?? `http://localhost:${port}`;
}

/** Answers a request. What it gives is over when nothing is done for the request any more. */
export type Respond = (request: IncomingMessage, answer: ServerResponse) => unknown;

/** A server that answers with `respond`, listening. Throws OperatorError where that cannot be had. */
export async function listen(
  settings: Settings,
  respond: Respond,
  {
    deafMs = DEAF_MILLISECONDS,
    talkMs = TALK_MILLISECONDS,
    refused = { add: () => {}, addConnection: () => {} },
  }: {
    deafMs?: number;
    talkMs?: number;
    refused?: Pick<RefusalCounts, 'add' | 'addConnection'>;
  } = {},
): Promise<{ server: Server; port: number; drain(): Promise<void> }> {
  const work = countWork();
  let limits: ConnectionLimits | null = null;
  const { watch, refuseHostless, refusePipelined } = refusals(
    { https: isHttps(settings) },
    refused.add,
    (socket) => limits?.shut(socket),
  );
  const server = createServer(LIMITS, (request, answer) => {
    if (refusePipelined(request, answer)) return;
    answer.once('prefinish', () => limitReading(answer, deafMs));
    if (!refuseHostless(request, answer)) work.add(respond(request, answer));
  });
  server.timeout = SILENCE_MILLISECONDS;
  watch(server);
  limits = limitConnections(server, {
    trustedProxies: settings.trustedProxies,
    onRefusal: refused.addConnection,
  });
  closeSlowSenders(server, talkMs);
  const port = await listenOn(server, settings);
  return { server, port, drain: () => drain(server, work.ended) };
}

/** Listens where the settings say, and answers with the port taken. Throws OperatorError. */
export async function listenOn(server: Server, { host, port }: Settings): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Says on `/readyz` that no more requests are wanted, and a moment later drains. */
export async function retire(
  readiness: { draining: boolean },
  drain: () => Promise<void>,
): Promise<void> {
  readiness.draining = true;
  await sleepMs(NOTICE_MILLISECONDS);
  await drain();
}

/**
 * Lets running requests end, at most 10 seconds, then closes. `ended` says when the work for them is over: it goes on
 * where a client has hung up, and still asks the database.
 */
export async function drain(server: Server, ended = () => Promise.resolve()): Promise<void> {
  // Node keeps a connection open after its answer: a client could ask on and on.
  server.prependListener('request', (_, answer) => answer.setHeader('Connection', 'close'));
  const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
  const cut = setTimeout(() => {
    server.closeAllConnections();
    giveUp();
  }, DRAIN_MILLISECONDS);
  await everythingRead(server);
  const closed = new Promise((resolve) => server.close(resolve));
  await Promise.race([closed, sweepUntil(closed, server)]);
  await Promise.race([ended(), late]);
  clearTimeout(cut);
}

function isHttps({ origin }: Settings): boolean {
  return origin?.startsWith('https:') ?? false;
}

async function sweepUntil(closed: Promise<unknown>, server: Server): Promise<void> {
  let isClosed = false;
  closed.then(() => {
    isClosed = true;
  });
  while (!isClosed) {
    await sleepMs(SWEEP_MILLISECONDS);
    await everythingRead(server);
    server.closeIdleConnections();
  }
}

// To Node a connection is idle while its request is still unread, and on a busy server that may be for long: connections
// are taken one at a time. Nobody heard of for a moment means that nobody waits.
async function everythingRead(server: Server): Promise<void> {
  let heard = 0;
  const hear = () => {
    heard += 1;
  };
  server.on('connection', hear).on('request', hear);
  const endMs = performance.now() + LONGEST_READING_MILLISECONDS;
  for (let before = -1; before !== heard && performance.now() < endMs; ) {
    before = heard;
    await sleepMs(QUIET_MILLISECONDS);
    await nextTurn();
  }
  server.off('connection', hear).off('request', hear);
}

// Most answers have been taken by now. Where one waits behind it, the limit stays; otherwise Node sets its own for silence.
function limitReading({ socket }: ServerResponse, deafMs: number): void {
  if (socket && socket.writableLength > 0) socket.setTimeout(deafMs);
}

function countWork() {
  let running = 0;
  let tell = () => {};
  const end = () => {
    running -= 1;
    if (running === 0) tell();
  };
  return {
    add(work: unknown): void {
      running += 1;
      Promise.resolve(work).then(end, end);
    },
    ended: () =>
      new Promise<void>((resolve) => {
        tell = resolve;
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
