import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server of others on loopback: of pictures, links, registers or lists. */
export interface OutsideHost {
  port: number;
  /** Its address by a name, which `LOOPBACK` finds. */
  url: string;
  requests: IncomingMessage[];
  connections: number;
}

/** A host that answers every request with `answer`, until the test ends. */
export async function outsideHost(answer: RequestListener): Promise<OutsideHost> {
  const host: OutsideHost = { port: 0, url: '', requests: [], connections: 0 };
  const server = createServer((request, response) => {
    host.requests.push(request);
    answer(request, response);
  });
  server.on('connection', () => host.connections++);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  host.port = (server.address() as AddressInfo).port;
  host.url = `http://pictures.test:${host.port}`;
  return host;
}
