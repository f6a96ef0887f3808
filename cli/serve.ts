import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Settings } from '#settings.ts';
import { OperatorError } from './operator-error.ts';

const DRAIN_MILLISECONDS = 10_000;
/** A client that dawdles is cut off within 15 seconds; Node's own limits add up to 90. */
const SLOW_CLIENT_LIMITS = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 2_000,
};

/** Answers a request; the second says what connection it came by. */
export type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** A server that answers with `fetch`, listening. Throws OperatorError where that cannot be had. */
export async function listen(
  settings: Settings,
  fetch: Fetch,
): Promise<{ server: Server; port: number }> {
  const server = createAdaptorServer({
    fetch: (request, bindings) => fetch(request, bindings as HttpBindings),
    serverOptions: SLOW_CLIENT_LIMITS,
  }) as Server;
  return { server, port: await listenOn(server, settings) };
}

/** Listens where the settings say, and answers with the port taken. Throws OperatorError. */
export async function listenOn(server: Server, { host, port }: Settings): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Lets running requests end, at most 10 seconds, then closes. */
export async function drain(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MILLISECONDS);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(cut);
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
