import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How often one is looked at until one is cut off. */
const LOOKS = 5;

interface Client {
  asked: number;
  /** Answers that are still being made. */
  open: number;
  /** As it was when something last came of this connection, or it last said nothing. */
  last: { atMs: number; asked: number; taken: number; read: number };
}

/**
 * Cuts off who sends on and on, and for `limitMs` neither asks for anything by it nor takes anything: with every byte
 * that comes in Node's own limits start anew, or have not begun.
 */
export function closeSlowSenders(server: Server, limitMs: number): void {
  const clients = new Map<Socket, Client>();
  server.on('connection', (socket: Socket) => {
    const client = { asked: 0, open: 0 };
    clients.set(socket, { ...client, last: standOf(socket, client) });
    socket.once('close', () => clients.delete(socket));
  });
  // Before what answers: it may be done at once.
  server.prependListener('request', ({ socket }, answer) => {
    const client = clients.get(socket);
    if (client) countOpen(client, answer);
  });
  const looking = setInterval(() => {
    for (const [socket, client] of clients) {
      const now = standOf(socket, client);
      const { last, open } = client;
      const isSilent = now.read === last.read;
      if (isSilent || open > 0 || now.asked > last.asked || now.taken > last.taken) {
        client.last = now;
      } else if (now.atMs - last.atMs >= limitMs) {
        socket.destroy();
      }
    }
  }, limitMs / LOOKS);
  server.once('close', () => clearInterval(looking));
}

function countOpen(client: Client, answer: ServerResponse): void {
  client.asked += 1;
  client.open += 1;
  let isOpen = true;
  const end = () => {
    if (isOpen) client.open -= 1;
    isOpen = false;
  };
  // Where the client leaves first it is never finished.
  answer.once('prefinish', end).once('close', end);
}

function standOf(socket: Socket, { asked }: Pick<Client, 'asked'>): Client['last'] {
  const { bytesRead, bytesWritten, writableLength } = socket;
  return { atMs: performance.now(), asked, taken: bytesWritten - writableLength, read: bytesRead };
}
