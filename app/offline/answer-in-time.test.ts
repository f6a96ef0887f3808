import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { answerInTime } from './answer-in-time.ts';

test('a slow response of the site is used', async () => {
  await using site = await start((_, answer) => setTimeout(() => answer.end('fresh'), 60));
  const response = await answerInTime(ask(site.url), 5_000);
  expect(await response?.text()).toBe('fresh');
});

test('a site that accepts the connection and never responds is given up after the timeout', async () => {
  await using site = await start(() => {});
  const startedMs = performance.now();
  expect(await answerInTime(ask(site.url), 200)).toBeNull();
  const tookMs = performance.now() - startedMs;
  expect(tookMs).toBeGreaterThan(190);
  expect(tookMs).toBeLessThan(2_000);
});

test('a refused connection is reported without waiting for the timeout', async () => {
  const site = await start(() => {});
  await site[Symbol.asyncDispose]();
  expect(await answerInTime(ask(site.url), 5_000)).toBeNull();
});

test.each([502, 503, 504])(
  'a response with %i counts as no response, since a proxy sent it',
  async (status) => {
    await using site = await start((_, answer) => answer.writeHead(status).end());
    expect(await answerInTime(ask(site.url), 5_000)).toBeNull();
  },
);

test.each([200, 404, 500])('a response with %i is the site’s own', async (status) => {
  await using site = await start((_, answer) => answer.writeHead(status).end());
  expect((await answerInTime(ask(site.url), 5_000))?.status).toBe(status);
});

function ask(url: string): Promise<Response | null> {
  return fetch(url).catch(() => null);
}

async function start(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
