import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { limitConnections } from './connection-limits.ts';

const DESCRIPTORS = 140;
/** The limits of all connections and of one network with that many descriptors. */
const [MAX, MAX_OF_ONE] = [40, 10];

async function serving(trustedProxies = 0) {
  const onRefusal = vi.fn();
  const server = createServer((_, answer) => answer.end('fine'));
  const limits = limitConnections(server, {
    trustedProxies,
    onRefusal,
    descriptors: DESCRIPTORS,
  });
  server.on('request', ({ url, socket }) => url === '/flood' && limits.shut(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const clients: Socket[] = [];
  onTestFinished(() => {
    for (const client of clients) client.destroy();
    server.close();
    server.closeAllConnections();
  });
  const open = async (count: number, from: string) => {
    for (let n = 0; n < count; n += 1) {
      const client = connect({ port, host: '127.0.0.1', localAddress: from });
      client.on('error', () => {});
      clients.push(client);
      await new Promise((resolve) => client.once('connect', resolve));
    }
  };
  const ask = async (from: string, headers = '', path = '/') => {
    const client = connect({ port, host: '127.0.0.1', localAddress: from });
    clients.push(client);
    client.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`);
    return new Promise<string>((resolve) => {
      client.once('data', (bytes) => resolve(String(bytes)));
      client.once('error', () => resolve('closed'));
      client.once('close', () => resolve('closed'));
    });
  };
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return { open, ask, onRefusal, connections };
}

test('idle connections of one network leave room for other networks, and refusals are counted', async () => {
  const { open, ask, onRefusal } = await serving();
  await open(200, '127.0.0.1');
  expect(await ask('127.0.0.2')).toContain('fine');
  expect(onRefusal).toHaveBeenCalledWith('network');
});

test('a network is not limited while less than half of the connections are open', async () => {
  const { open, connections, onRefusal } = await serving();
  await open(MAX / 2, '127.0.0.1');
  await expect.poll(connections).toBe(MAX / 2);
  expect(MAX / 2).toBeGreaterThan(MAX_OF_ONE);
  expect(onRefusal).not.toHaveBeenCalled();
});

test('file descriptors stay reserved however many networks connect', async () => {
  const { open, connections, onRefusal } = await serving();
  for (let network = 2; network < 12; network += 1) await open(MAX_OF_ONE, `127.0.0.${network}`);
  await expect.poll(() => onRefusal.mock.calls.length).toBe(100 - MAX);
  expect(await connections()).toBe(MAX);
  expect(onRefusal).toHaveBeenLastCalledWith('total');
});

test('a network that is shut out loses its connections and opens none for a while', async () => {
  const { open, ask, connections, onRefusal } = await serving();
  await open(5, '127.0.0.1');
  await expect.poll(connections).toBe(5);
  await ask('127.0.0.1', '', '/flood');
  await expect.poll(connections).toBe(0);
  expect(await ask('127.0.0.1')).toBe('closed');
  expect(onRefusal).toHaveBeenCalledWith('network');
  expect(await ask('127.0.0.2')).toContain('fine');
});

test.each([
  ['counted', 1],
  ['uncounted', 0],
])('the connections of a proxy that is %s have no limit by network', async (_, trustedProxies) => {
  const { open, ask, onRefusal } = await serving(trustedProxies);
  expect(await ask('127.0.0.1', 'X-Forwarded-For: 192.0.2.1\r\n')).toContain('fine');
  await open(MAX - 2, '127.0.0.1');
  expect(await ask('127.0.0.1')).toContain('fine');
  expect(onRefusal).not.toHaveBeenCalled();
});
