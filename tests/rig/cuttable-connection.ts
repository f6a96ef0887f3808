import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as connectTo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SOCKET = '.s.PGSQL.5432';

/** Connects to the database through a proxy that can cut connections and delay answers. */
export async function cuttableDatabase(url: string, { delayMs = 0 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-line-'));
  const real = join(new URL(url).searchParams.get('host') ?? '', SOCKET);
  const open = new Set<Socket>();
  let isToBeCut = false;
  const server = createServer((client) => {
    const upstream = connectTo(real);
    client.pipe(upstream);
    upstream.on('data', async (bytes) => {
      if (delayMs > 0) await sleep(delayMs);
      client.write(bytes);
      // The client reads the answer and the end of the connection together.
      if (isToBeCut) cut();
    });
    upstream.on('end', () => client.end());
    for (const socket of [client, upstream]) open.add(socket.on('error', () => {}));
  });
  await once(server.listen(join(folder, SOCKET)), 'listening');
  const address = new URL(url);
  address.searchParams.set('host', folder);
  const cut = () => {
    for (const socket of open) socket.destroy();
    open.clear();
    isToBeCut = false;
  };
  return {
    url: address.href,
    cut,
    /** Cuts the connections right after the next answer. */
    cutAfterAnswer: () => {
      isToBeCut = true;
    },
    [Symbol.asyncDispose]: async () => {
      cut();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
