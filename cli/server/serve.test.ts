import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readSettings } from '#settings.ts';
import { listen, type Respond, retire, starting } from './serve.ts';

const QUESTION = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a server that stops answers what was asked before, and nothing after', async () => {
  const { drain, ask, work } = await serving();
  const client = await ask();
  const draining = drain();
  work.resolve();
  expect(await everythingFrom(client)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  await draining;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

test('a server that is to stop says so, and for a moment still answers who has not heard', async () => {
  const { drain, ask, work } = await serving();
  const readiness = { draining: false };
  const retiring = retire(readiness, drain);
  expect(readiness.draining).toBe(true);
  // Whoever shares visitors out asks but now and then whether more are wanted.
  await sleepMs(200);
  const client = await ask().catch(({ message }: Error) => expect.fail(message));
  work.resolve();
  expect(await everythingFrom(client)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  await retiring;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

test('a server that stops waits for what is still done for a client that hung up', async () => {
  const { drain, ask, work, hungUp } = await serving();
  const client = await ask();
  client.resetAndDestroy();
  await hungUp;
  let hasStopped = false;
  const draining = drain().then(() => {
    hasStopped = true;
  });
  await sleepMs(100);
  expect(hasStopped).toBe(false);
  work.resolve();
  await draining;
});

test('a server that stops lets no client ask on by the connection it has', async () => {
  const { drain, ask, work } = await serving();
  const [first, second] = await Promise.all([ask(), ask()]);
  const draining = drain();
  // Sent before the first was answered: the connection was never idle.
  first.write(QUESTION);
  work.resolve();
  expect(await everythingFrom(first)).toMatch(/200 OK.*200 OK.*\r\nConnection: close\r\n/s);
  second.destroy();
  await draining;
});

test.each([
  ['/', 503],
  ['/healthz', 200],
  ['/admin/dashboard', 503],
])('a server that is starting answers %s with %i, as carefully as later', async (path, status) => {
  const settings = readSettings({ PORT: '0', ORIGIN: 'https://tabayyan.example' });
  const { port, drain } = await listen(settings, starting(settings));
  const { status: answered, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(answered).toBe(status);
  expect(headers.get('Retry-After')).toBe(status === 503 ? '2' : null);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
  await drain();
});

test('what is no request, or names no host, is refused with the headers of every answer', async () => {
  const { port, drain } = await listen(readSettings({ PORT: '0' }), (_, answer) => answer.end());
  for (const bytes of ['hello\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n']) {
    const client = connect(port, '127.0.0.1');
    client.write(bytes);
    expect(await everythingFrom(client)).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n.*X-Frame-Options: DENY\r\n/s,
    );
  }
  await drain();
});

test.each([
  { does: 'asks much at once', bytes: 10_000, first: QUESTION.repeat(5_000), drip: '' },
  { does: 'asks once and sends on and on', bytes: 40_000_000, first: QUESTION, drip: '\r\n' },
])('who $does and takes nothing of it is cut off', async ({ bytes, first, drip }) => {
  const page = Buffer.alloc(bytes);
  const respond: Respond = (_, answer) => answer.end(page);
  const limits = { deafMs: 200, talkMs: 200 };
  const { server, port, drain } = await listen(readSettings({ PORT: '0' }), respond, limits);
  const client = connect(port, '127.0.0.1')
    .pause()
    .on('error', () => {});
  client.write(first);
  const sending = setInterval(() => client.write(drip), 50);
  const [connection] = (await once(server, 'connection')) as [Socket];
  expect(await isCutOff(connection)).toBe(true);
  clearInterval(sending);
  client.destroy();
  await drain();
});

test('who has been answered and sends on without asking is cut off', async () => {
  const respond: Respond = (_, answer) => answer.end('all of it');
  const { port, drain } = await listen(readSettings({ PORT: '0' }), respond, { talkMs: 200 });
  const client = connect(port, '127.0.0.1').on('error', () => {});
  client.write(QUESTION);
  const sending = setInterval(() => client.write('\r\n'), 50);
  client.resume();
  expect(await isCutOff(client)).toBe(true);
  clearInterval(sending);
  await drain();
});

test('who was silent for long and then asks in two parts is not cut off', async () => {
  const respond: Respond = (_, answer) => answer.end('all of it');
  const { port, drain } = await listen(readSettings({ PORT: '0' }), respond, { talkMs: 1_000 });
  const client = connect(port, '127.0.0.1')
    .setNoDelay()
    .on('error', () => {});
  const left = new Promise((resolve) => client.once('close', () => resolve('cut off')));
  client.write(QUESTION);
  await once(client, 'data');
  await sleepMs(1_500);
  const answer = new Promise((resolve) => client.once('data', (bytes) => resolve(String(bytes))));
  client.write(QUESTION.slice(0, 20));
  await sleepMs(300);
  client.write(QUESTION.slice(20));
  expect(await Promise.race([answer, left])).toContain('all of it');
  client.destroy();
  await drain();
});

test('who asks before the time that was told is over is answered, though it is read late', async () => {
  const respond: Respond = ({ url }, answer) => {
    if (url === '/busy') {
      client.write(QUESTION);
      // A page that takes long to make: timers run before anything is read again.
      standStill(2_000);
    }
    answer.end();
  };
  const { port, drain } = await listen(readSettings({ PORT: '0' }), respond);
  const client = connect(port, '127.0.0.1');
  const told = async () => String((await once(client, 'data'))[0]);
  client.write(QUESTION);
  expect(await told()).toContain('Keep-Alive: timeout=3');
  await sleepMs(2_500);
  const answered = told().catch(({ code }) => code);
  await fetch(`http://127.0.0.1:${port}/busy`);
  expect(await answered).toContain('200 OK');
  client.destroy();
  await drain();
});

test('who asks again and again is not cut off', async () => {
  const respond: Respond = (_, answer) => answer.end('all of it');
  const { port, drain } = await listen(readSettings({ PORT: '0' }), respond, { talkMs: 200 });
  const client = connect(port, '127.0.0.1');
  const left = once(client, 'close').then(() => 'cut off');
  for (let asked = 0; asked < 12; asked += 1) {
    client.write(QUESTION);
    const answer = once(client, 'data').then(([bytes]) => String(bytes));
    expect(await Promise.race([answer, left])).toContain('all of it');
    await sleepMs(50);
  }
  client.destroy();
  await drain();
});

/** A server whose every answer waits for `work`. */
async function serving() {
  const work = Promise.withResolvers<void>();
  const asked = new Set<() => void>();
  const hungUp = Promise.withResolvers<void>();
  const respond: Respond = async (_, answer: ServerResponse) => {
    for (const tell of asked) tell();
    answer.once('close', hungUp.resolve);
    await work.promise;
    answer.end();
  };
  const { port, drain } = await listen(readSettings({ PORT: '0' }), respond);
  const ask = async (): Promise<Socket> => {
    const client = connect(port, '127.0.0.1');
    await once(client, 'connect');
    const { promise: isAsked, resolve } = Promise.withResolvers<void>();
    asked.add(resolve);
    client.write(QUESTION);
    await isAsked;
    return client;
  };
  return { drain, ask, work, hungUp: hungUp.promise };
}

// Before Node's own limits, which are for others.
function isCutOff(connection: Socket): Promise<boolean> {
  // Not `once` of node:events, which takes the reset before it for a failure.
  const cut = new Promise<boolean>((resolve) => connection.once('close', () => resolve(true)));
  return Promise.race([cut, sleepMs(4_000, false)]);
}

function standStill(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

async function everythingFrom(client: Socket): Promise<string> {
  let text = '';
  for await (const chunk of client) text += String(chunk);
  return text;
}
