import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** A proxy in front of a site that can stop and start again at the same address, with a later build. */
export interface CuttableProxy {
  url: string;
  /** Build id of the service worker, if another than the pages'. */
  stamp: string | null;
  /** Answers 502 instead of passing requests on. */
  isCut: boolean;
  /** Bytes sent to clients, headers included. */
  sentBytes(): number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a proxy in front of the site at `siteUrl`. */
export async function startCuttableProxy(siteUrl: string): Promise<CuttableProxy> {
  let port = 0;
  const server = createServer((asked, answer) => {
    if (front.isCut) return void answer.writeHead(502).end('Bad Gateway');
    const isOther = asked.url === '/sw.js' && front.stamp !== null;
    const headers = { ...asked.headers, ...(isOther && { 'accept-encoding': 'identity' }) };
    const { hostname, port } = new URL(siteUrl);
    const passed = request(
      // The site may close a keep-alive connection just as it is used again, which would fail the request.
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

// The worker begins with its build id.
function ofBuild(worker: string, stamp: string): string {
  const [, own = ''] = /^\/\/ (\w+)/.exec(worker) ?? [];
  return worker.replaceAll(own, stamp);
}
