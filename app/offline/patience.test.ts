import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { answerInTime } from './patience.ts';

test('the answer of the site is taken, also a slow one', async () => {
  await using site = await start((_, answer) => setTimeout(() => answer.end('fresh'), 60));
  const response = await answerInTime(ask(site.url), 5_000);
  expect(await response?.text()).toBe('fresh');
});

test('a site that accepts and says nothing is not waited for without end', async () => {
  await using site = await start(() => {});
  const startedMs = performance.now();
  expect(await answerInTime(ask(site.url), 200)).toBeNull();
  const tookMs = performance.now() - startedMs;
  expect(tookMs).toBeGreaterThan(190);
  expect(tookMs).toBeLessThan(2_000);
});

test('where there is no connection it is known at once', async () => {
  const site = await start(() => {});
  await site[Symbol.asyncDispose]();
  expect(await answerInTime(ask(site.url), 5_000)).toBeNull();
});

test.each([502, 503, 504])('%i is said for want of the site', async (status) => {
  await using site = await start((_, answer) => answer.writeHead(status).end());
  expect(await answerInTime(ask(site.url), 5_000)).toBeNull();
});

test.each([200, 404, 500])('%i is what the site says', async (status) => {
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
