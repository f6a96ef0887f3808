import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readSettings } from '#settings.ts';
import { listen, type Respond } from './serve.ts';

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

async function everythingFrom(client: Socket): Promise<string> {
  let text = '';
  for await (const chunk of client) text += String(chunk);
  return text;
}
