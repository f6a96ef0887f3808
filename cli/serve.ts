import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '#settings.ts';
import { OperatorError } from './operator-error.ts';

const DRAIN_MILLISECONDS = 10_000;
const SWEEP_MILLISECONDS = 20;
/** A client that dawdles is cut off within 15 seconds; Node's own limits add up to 90. */
const SLOW_CLIENT_LIMITS = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 2_000,
};

/** Answers while there is no site yet. */
export function starting(request: IncomingMessage, answer: ServerResponse): void {
  const isAlive = request.url === '/healthz';
  answer.writeHead(isAlive ? 200 : 503, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(!isAlive && { 'Retry-After': '2' }),
  });
  answer.end(JSON.stringify(isAlive ? { ok: true } : { error: 'starting' }));
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
): Promise<{ server: Server; port: number; drain(): Promise<void> }> {
  const work = countWork();
  const server = createServer(SLOW_CLIENT_LIMITS, (...asked) => work.add(respond(...asked)));
  const port = await listenOn(server, settings);
  return { server, port, drain: () => drain(server, work.ended) };
}

/** Listens where the settings say, and answers with the port taken. Throws OperatorError. */
export async function listenOn(server: Server, { host, port }: Settings): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Lets running requests end, at most 10 seconds, then closes. `ended` says when the work for them is over: it goes on
 * where a client has hung up, and still asks the database.
 */
export async function drain(server: Server, ended = () => Promise.resolve()): Promise<void> {
  // Node keeps a connection open after its answer: a client could ask on and on.
  server.prependListener('request', (_, answer) => answer.setHeader('Connection', 'close'));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MILLISECONDS);
  const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
  const cut = setTimeout(() => {
    server.closeAllConnections();
    giveUp();
  }, DRAIN_MILLISECONDS);
  await new Promise((resolve) => server.close(resolve));
  await Promise.race([ended(), late]);
  clearInterval(sweep);
  clearTimeout(cut);
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
