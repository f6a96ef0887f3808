import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Fault } from './services.ts';

/** A mail server that fails in this way, whoever comes; where it is "refused" nobody listens. */
export async function startBadMailServer(
  fault: Fault,
): Promise<{ url: string; stop(): Promise<void> }> {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.on('error', () => {}).on('close', () => clients.delete(client));
    misbehave(client, fault);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const client of clients) client.destroy();
    if (server.listening) await new Promise((done) => server.close(done));
  };
  if (fault === 'refused') await stop();
  return { url: `smtp://127.0.0.1:${port}`, stop };
}

function misbehave(client: Socket, fault: Fault): void {
  switch (fault) {
    case 'refused':
    case 'hang':
      return;
    case 'reset':
      client.resetAndDestroy();
      return;
    case 'drip': {
      const drip = setInterval(() => client.write('2'), 100);
      client.on('close', () => clearInterval(drip));
      return;
    }
    case 'empty':
      client.end();
      return;
    case 'wrong shape':
      // A greeting, and then nothing that answers what was said.
      client.write('220 ready\r\n');
      client.on('data', () => client.write('999 what?\r\n'));
      return;
    default:
      client.end(GREETINGS[fault]);
  }
}

const GREETINGS = {
  '500': '554 no\r\n',
  '429': '421 too many, later\r\n',
  html: 'HTTP/1.1 200 OK\r\n\r\n<!doctype html>',
  garbage: Buffer.from([0xff, 0xfe, 0x00, 0x1b, 0xc3, 0x28, 0x0d, 0x0a]),
} satisfies Partial<Record<Fault, string | Buffer>>;
