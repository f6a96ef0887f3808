import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const CHECKS_PER_TIMEOUT = 5;

interface Client {
  requests: number;
  pending: number;
  last: Snapshot;
}

interface Snapshot {
  atMs: number;
  requests: number;
  bytesDelivered: number;
  bytesReceived: number;
}

/** Destroys connections that send for `timeoutMs` without a complete request: each byte received restarts Node's own timeouts. */
export function closeSlowSenders(server: Server, timeoutMs: number): void {
  const clients = new Map<Socket, Client>();
  server.on('connection', (socket: Socket) => {
    clients.set(socket, { requests: 0, pending: 0, last: snapshotOf(socket, 0) });
    socket.once('close', () => clients.delete(socket));
  });
  // Runs before the request handler, which may respond synchronously.
  server.prependListener('request', ({ socket }, response) => {
    const client = clients.get(socket);
    if (client) countRequest(client, response);
  });
  const timer = setInterval(() => {
    for (const [socket, client] of clients) {
      const now = snapshotOf(socket, client.requests);
      const { last, pending } = client;
      const isSilent = now.bytesReceived === last.bytesReceived;
      const hasProgressed =
        now.requests > last.requests || now.bytesDelivered > last.bytesDelivered;
      if (isSilent || pending > 0 || hasProgressed) {
        client.last = now;
      } else if (now.atMs - last.atMs >= timeoutMs) {
        socket.destroy();
      }
    }
  }, timeoutMs / CHECKS_PER_TIMEOUT);
  // A server that could not listen emits no `close`, and must not keep its process alive.
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function countRequest(client: Client, response: ServerResponse): void {
  client.requests += 1;
  client.pending += 1;
  let isPending = true;
  const end = () => {
    if (isPending) client.pending -= 1;
    isPending = false;
  };
  // A client that disconnects first causes `close` without `prefinish`.
  response.once('prefinish', end).once('close', end);
}

function snapshotOf(socket: Socket, requests: number): Snapshot {
  return {
    atMs: performance.now(),
    requests,
    bytesDelivered: socket.bytesWritten - socket.writableLength,
    bytesReceived: socket.bytesRead,
  };
}
