import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** What stands in front of a site: it can go away and come back at the same address, with a later build. */
export interface CuttableProxy {
  url: string;
  /** The build that the worker says it is of, where it is not the pages' own. */
  stamp: string | null;
  /** It does not reach the site, and says so. */
  isCut: boolean;
  /** All that was sent from here, heads included. */
  sentBytes(): number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A front of the site at `siteUrl`, started. */
export async function startCuttableProxy(siteUrl: string): Promise<CuttableProxy> {
  let port = 0;
  const server = createServer((asked, answer) => {
    if (front.isCut) return void answer.writeHead(502).end('Bad Gateway');
    const isOther = asked.url === '/sw.js' && front.stamp !== null;
    const headers = { ...asked.headers, ...(isOther && { 'accept-encoding': 'identity' }) };
    const { hostname, port } = new URL(siteUrl);
    const passed = request(
      // A kept connection may be closed by the site just as it is used again: nothing would be kept of that page then.
      { agent: false, hostname, port, path: asked.url, method: asked.method, headers },
      (given) => {
        const { 'content-length': _, ...rest } = given.headers;
        const isChanged = isOther && given.statusCode === 200;
        answer.writeHead(given.statusCode ?? 502, isChanged ? rest : given.headers);
        if (!isChanged) return void given.pipe(answer);
        void text(given).then((worker) => answer.end(ofBuild(worker, front.stamp ?? '')));
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const connections: Socket[] = [];
  server.on('connection', (connection: Socket) => connections.push(connection));
  const front: CuttableProxy = {
    url: '',
    stamp: null,
    isCut: false,
    sentBytes: () => connections.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    start: () => new Promise((done) => server.listen(port, 'localhost', done)),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  await front.start();
  ({ port } = server.address() as AddressInfo);
  front.url = `http://localhost:${port}`;
  return front;
}

// It begins with the name of its build.
function ofBuild(worker: string, stamp: string): string {
  const [, own = ''] = /^\/\/ (\w+)/.exec(worker) ?? [];
  return worker.replaceAll(own, stamp);
}
