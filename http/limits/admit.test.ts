import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BUSY } from '#app/frame/busy.ts';
import { newPage } from '#http/response/page.ts';
import { admitInTurn, readWhole } from './admit.ts';

/** A server with `enter` as its admission control. */
async function serving(enter: () => Promise<(() => void) | null>) {
  const admit = admitInTurn({ enter }, () => newPage(503, 'busy page', [['Retry-After', '3']]));
  const routes = new Hono();
  routes.post('*', readWhole, admit, async (c) => c.text(await c.req.text()));
  routes.get('*', admit, (c) => c.text('fine'));
  const server = createServer(getRequestListener(routes.fetch));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}

test.each([
  ['a page', '/admin/login', { Accept: 'text/html,*/*' }, 'busy page'],
  ['a page’s data', '/coin/bitcoin.data', {}, BUSY],
  ['the API', '/api/coins', {}, JSON.stringify({ error: BUSY })],
])(
  'a refused request for %s has a body of its type and Retry-After',
  async (_, path, headers, text) => {
    const { url } = await serving(async () => null);
    const answer = await fetch(url + path, { headers });
    expect([answer.status, await answer.text()]).toEqual([503, text]);
    expect(answer.headers.get('Retry-After')).toBe('3');
  },
);

test('a turn ends with the response', async () => {
  const end = vi.fn();
  const { url } = await serving(async () => end);
  await fetch(url, { method: 'POST', body: 'form' }).then((answer) => answer.text());
  expect(end).toHaveBeenCalledOnce();
});

test('a form that is sent slowly takes no turn before it is complete', async () => {
  const enter = vi.fn(async () => () => {});
  const { port } = await serving(enter);
  const client = connect(port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 8\r\n\r\nform');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(enter).not.toHaveBeenCalled();
  client.write('form');
  expect(String((await once(client, 'data'))[0])).toContain('formform');
  expect(enter).toHaveBeenCalledOnce();
});
