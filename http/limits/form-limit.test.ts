import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newPage } from '#http/response/page.ts';
import { readWhole } from './admit.ts';
import { boundLongForms, MAX_LONG_FORMS } from './form-limit.ts';

const LONG_BYTES = 5_000_000;

test('a long form beyond the bound is refused, and accepted once another is answered', async () => {
  const { begin, post, reached } = await serving();
  const first = begin();
  for (let n = 1; n < MAX_LONG_FORMS; n += 1) begin();
  await vi.waitUntil(() => reached() === MAX_LONG_FORMS, { timeout: 10_000 });
  expect((await post(LONG_BYTES)).status).toBe(503);
  first.end(Buffer.alloc(LONG_BYTES - 1));
  await once(first, 'response');
  expect((await post(LONG_BYTES)).status).toBe(200);
});

test('short forms are accepted however many long forms are in memory', async () => {
  const { begin, post, reached } = await serving();
  for (let n = 0; n < MAX_LONG_FORMS; n += 1) begin();
  await vi.waitUntil(() => reached() === MAX_LONG_FORMS, { timeout: 10_000 });
  expect((await post(1_000)).status).toBe(200);
});

test('a client that hangs up makes room for another long form', async () => {
  const { begin, post, reached } = await serving();
  const first = begin();
  for (let n = 1; n < MAX_LONG_FORMS; n += 1) begin();
  await vi.waitUntil(() => reached() === MAX_LONG_FORMS, { timeout: 10_000 });
  first.destroy();
  await vi.waitUntil(async () => (await post(LONG_BYTES)).status === 200, { timeout: 10_000 });
});

async function serving() {
  let reached = 0;
  const routes = new Hono();
  const bound = boundLongForms(() => newPage(503, 'busy page', []));
  const count = async (_: unknown, next: () => Promise<void>) => {
    reached += 1;
    await next();
  };
  routes.post('*', bound, count, readWhole, async (c) => c.text(String((await c.req.blob()).size)));
  const server = createServer(getRequestListener(routes.fetch));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return {
    reached: () => reached,
    post: (bytes: number) =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: Buffer.alloc(bytes) }),
    /** Sends the first byte of a long form. */
    begin() {
      const headers = { 'Content-Length': `${LONG_BYTES}` };
      const sending = request({ port, host: '127.0.0.1', method: 'POST', headers });
      sending.on('error', () => {});
      sending.write('a');
      return sending;
    },
  };
}
