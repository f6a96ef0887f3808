import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '#settings.ts';
import { announceAndDrain, listen, type Respond, respondWhileStarting } from './serve.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const ANSWER: Respond = (_, response) => response.end('all of it');

test('a stopping server answers requests sent before, and refuses new connections', async () => {
  const { drain, send, work } = await startTestServer();
  const client = await send();
  const draining = drain();
  work.resolve();
  expect(await readAll(client)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  await draining;
  await expect(send()).rejects.toThrow('ECONNREFUSED');
});

test('a server about to stop reports draining, and still accepts connections for a moment', async () => {
  const { drain, send, work } = await startTestServer();
  const readiness = { draining: false };
  const stopping = announceAndDrain(readiness, drain);
  expect(readiness.draining).toBe(true);
  // A load balancer polls readiness only now and then.
  await sleep(200);
  const client = await send().catch(({ message }: Error) => expect.fail(message));
  work.resolve();
  expect(await readAll(client)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  await stopping;
  await expect(send()).rejects.toThrow('ECONNREFUSED');
});

test('a server goes on after it could not accept a connection', async () => {
  const error = vi.fn();
  const { server, port } = await serve(ANSWER, { log: { error } });
  const failure = new Error('accept ENFILE');
  server.emit('error', failure);
  server.emit('error', failure);
  const line = [{ err: failure }, 'a connection could not be accepted'];
  expect(error.mock.calls).toEqual([line, line]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

test('a stopping server waits for work on behalf of a client that disconnected', async () => {
  const { drain, send, work, disconnected } = await startTestServer();
  const client = await send();
  client.resetAndDestroy();
  await disconnected;
  let hasStopped = false;
  const draining = drain().then(() => {
    hasStopped = true;
  });
  await sleep(100);
  expect(hasStopped).toBe(false);
  work.resolve();
  await draining;
});

test('a stopping server closes keep-alive connections after their responses', async () => {
  const { drain, send, work } = await startTestServer();
  const [first, second] = await Promise.all([send(), send()]);
  const draining = drain();
  // Sent before the first response, so the connection was never idle.
  first.write(REQUEST);
  work.resolve();
  expect(await readAll(first)).toMatch(/200 OK.*200 OK.*\r\nConnection: close\r\n/s);
  second.destroy();
  await draining;
});

test.each([
  ['/', 503],
  ['/healthz', 200],
  ['/admin/dashboard', 503],
])('a starting server answers %s with %i and the security headers', async (path, status) => {
  const settings = readSettings({ PORT: '0', ORIGIN: 'https://tabayyan.example' });
  const { port, drain } = await listen(settings, respondWhileStarting(settings));
  const { status: actual, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(actual).toBe(status);
  expect(headers.get('Retry-After')).toBe(status === 503 ? '2' : null);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
  await drain();
});

test('malformed requests and those without Host are refused with the common security headers', async () => {
  const { port } = await serve(ANSWER);
  for (const bytes of ['hello\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n']) {
    const client = connect(port, '127.0.0.1');
    client.write(bytes);
    expect(await readAll(client)).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n.*X-Frame-Options: DENY\r\n/s,
    );
  }
});

test.each([
  { does: 'pipelines many requests', bytes: 10_000, first: REQUEST.repeat(5_000), drip: '' },
  { does: 'sends a request and then drips', bytes: 40_000_000, first: REQUEST, drip: '\r\n' },
])('a client that $does without reading is disconnected', async ({ bytes, first, drip }) => {
  const page = Buffer.alloc(bytes);
  const respond: Respond = (_, response) => response.end(page);
  const { server, port } = await serve(respond, { stalledReadMs: 200, slowSenderMs: 200 });
  const client = connect(port, '127.0.0.1')
    .pause()
    .on('error', () => {});
  client.write(first);
  const sending = setInterval(() => client.write(drip), 50);
  const [connection] = (await once(server, 'connection')) as [Socket];
  expect(await isDisconnected(connection)).toBe(true);
  clearInterval(sending);
  client.destroy();
});

test('a client that drips bytes after its response is disconnected', async () => {
  const { port } = await serve(ANSWER, { slowSenderMs: 200 });
  const client = connect(port, '127.0.0.1').on('error', () => {});
  client.write(REQUEST);
  const sending = setInterval(() => client.write('\r\n'), 50);
  client.resume();
  expect(await isDisconnected(client)).toBe(true);
  clearInterval(sending);
});

test('a client that pauses and then sends a request in two parts is served', async () => {
  const { port } = await serve(ANSWER, { slowSenderMs: 1_000 });
  const client = connect(port, '127.0.0.1')
    .setNoDelay()
    .on('error', () => {});
  const left = new Promise((resolve) => client.once('close', () => resolve('disconnected')));
  client.write(REQUEST);
  await once(client, 'data');
  await sleep(1_500);
  const response = new Promise((resolve) => client.once('data', (bytes) => resolve(String(bytes))));
  client.write(REQUEST.slice(0, 20));
  await sleep(50);
  client.write(REQUEST.slice(20));
  expect(await Promise.race([response, left])).toContain('all of it');
  client.destroy();
});

test('a request sent within the keep-alive timeout is answered though the server reads it late', async () => {
  const respond: Respond = ({ url }, response) => {
    if (url === '/busy') {
      client.write(REQUEST);
      // Simulates a long render: timers run before sockets are read again.
      blockEventLoop(2_000);
    }
    response.end();
  };
  const { port } = await serve(respond);
  const client = connect(port, '127.0.0.1');
  const nextChunk = async () => String((await once(client, 'data'))[0]);
  client.write(REQUEST);
  expect(await nextChunk()).toContain('Keep-Alive: timeout=3');
  await sleep(2_500);
  const response = nextChunk().catch(({ code }) => code);
  await fetch(`http://127.0.0.1:${port}/busy`);
  expect(await response).toContain('200 OK');
  client.destroy();
});

test('a client that sends requests continually is not disconnected', async () => {
  const { port } = await serve(ANSWER, { slowSenderMs: 200 });
  const client = connect(port, '127.0.0.1');
  const left = once(client, 'close').then(() => 'disconnected');
  for (let count = 0; count < 12; count += 1) {
    client.write(REQUEST);
    const response = once(client, 'data').then(([bytes]) => String(bytes));
    expect(await Promise.race([response, left])).toContain('all of it');
    await sleep(50);
  }
  client.destroy();
});

/** A server that is drained after the test. */
async function serve(respond: Respond, limits: Parameters<typeof listen>[2] = {}) {
  const { server, port, drain } = await listen(readSettings({ PORT: '0' }), respond, limits);
  onTestFinished(drain);
  return { server, port };
}

/** A server whose every response waits for `work`. */
async function startTestServer() {
  const work = Promise.withResolvers<void>();
  const onRequest = new Set<() => void>();
  const disconnected = Promise.withResolvers<void>();
  const respond: Respond = async (_, response: ServerResponse) => {
    for (const notify of onRequest) notify();
    response.once('close', disconnected.resolve);
    await work.promise;
    response.end();
  };
  const { port, drain } = await listen(readSettings({ PORT: '0' }), respond);
  const send = async (): Promise<Socket> => {
    const client = connect(port, '127.0.0.1');
    await once(client, 'connect');
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    onRequest.add(resolve);
    client.write(REQUEST);
    await arrived;
    return client;
  };
  return { drain, send, work, disconnected: disconnected.promise };
}

// Waits less than Node's own timeouts take.
function isDisconnected(connection: Socket): Promise<boolean> {
  // Not `once` of node:events, which rejects when a reset precedes `close`.
  const closed = new Promise<boolean>((resolve) => connection.once('close', () => resolve(true)));
  return Promise.race([closed, sleep(4_000, false)]);
}

function blockEventLoop(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

async function readAll(client: Socket): Promise<string> {
  let text = '';
  for await (const chunk of client) text += String(chunk);
  return text;
}
