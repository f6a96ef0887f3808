import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands in front of a site: it can go away and come back at the same address, with a later build. */
export interface Front {
  url: string;
  /** Put behind the worker, as another build would have another one. */
  stamp: string;
  /** It does not reach the site, and says so. */
  isCut: boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A front of the site at `siteUrl`, started. */
export async function startFront(siteUrl: string): Promise<Front> {
  let port = 0;
  const server = createServer((asked, answer) => {
    if (front.isCut) return void answer.writeHead(502).end('Bad Gateway');
    const isWorker = asked.url === '/sw.js';
    const headers = { ...asked.headers, ...(isWorker && { 'accept-encoding': 'identity' }) };
    const { hostname, port } = new URL(siteUrl);
    const passed = request(
      { hostname, port, path: asked.url, method: asked.method, headers },
      (given) => {
        const { 'content-length': _, ...rest } = given.headers;
        const isLonger = isWorker && given.statusCode === 200;
        answer.writeHead(given.statusCode ?? 502, isLonger ? rest : given.headers);
        if (!isLonger) return void given.pipe(answer);
        given.on('end', () => answer.end(`\n// ${front.stamp}`)).pipe(answer, { end: false });
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const front: Front = {
    url: '',
    stamp: 'first',
    isCut: false,
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
