import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer as createTlsServer } from 'node:tls';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LOOPBACK, pictureHost } from '#tests/fakes/picture-host.ts';
import { fetchPicture } from './fetch-picture.ts';
import { isPublicAddress } from './public-address.ts';

const PICTURE = Buffer.from('bytes of a picture');

describe('a picture on the public internet', () => {
  test('is fetched', async () => {
    const host = await pictureHost((_, response) => response.end(PICTURE));
    expect(await fetchPicture(`${host.url}/a.jpg?b=c#d`, LOOPBACK)).toEqual(PICTURE);
    expect(host.requests[0]?.url).toBe('/a.jpg?b=c');
  });

  test('is asked for under its own name, with ours, and with nothing about the visitor', async () => {
    const host = await pictureHost((_, response) => response.end(PICTURE));
    await fetchPicture(`${host.url}/a.jpg`, LOOPBACK);
    const headers = host.requests[0]?.headers ?? {};
    expect(headers.host).toBe(`pictures.test:${host.port}`);
    expect(headers['user-agent']).toMatch(/^Tabayyan\//);
    expect(Object.keys(headers).sort()).toEqual(
      ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'].sort(),
    );
  });

  test('is asked for under its own name in TLS too', async () => {
    const names: string[] = [];
    const server = createTlsServer({
      SNICallback: (name, done) => {
        names.push(name);
        done(new Error('no certificate'));
      },
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(0, '127.0.0.1', resolve);
    await promise;
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    await expect(fetchPicture(`https://pictures.test:${port}/`, LOOPBACK)).rejects.toMatchObject({
      status: 502,
    });
    expect(names).toEqual(['pictures.test']);
  });

  test('is followed over four redirects', async () => {
    const host = await pictureHost((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) return response.end(PICTURE);
      response.writeHead(left % 2 ? 302 : 308, { Location: `/${left - 1}` }).end();
    });
    expect(await fetchPicture(`${host.url}/4`, LOOPBACK)).toEqual(PICTURE);
    await expect(fetchPicture(`${host.url}/5`, LOOPBACK)).rejects.toMatchObject({ status: 502 });
  });

  test('sets no cookies', async () => {
    const host = await pictureHost((request, response) => {
      response.setHeader('Set-Cookie', 'visitor=1');
      if (request.url === '/b') return response.end(PICTURE);
      response.writeHead(302, { Location: '/b' }).end();
    });
    await fetchPicture(`${host.url}/a`, LOOPBACK);
    await fetchPicture(`${host.url}/a`, LOOPBACK);
    expect(host.requests.map(({ headers }) => headers.cookie)).toEqual(Array(4).fill(undefined));
  });
});

describe('what is not on the public internet is refused, without a connection', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '017700000001',
    '0177.0.0.1',
    '0.0.0.0',
    '0',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
  ])('http://%s', async (name) => {
    const host = await pictureHost((_, response) => response.end(PICTURE));
    await expect(fetchPicture(`http://${name}:${host.port}/`)).rejects.toMatchObject({
      status: 403,
    });
    expect(host.connections).toBe(0);
  });

  test.each([
    [['127.0.0.1']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['100.64.0.1']],
    [['::ffff:10.0.0.1']],
    [['64:ff9b::a00:1']],
    [['fe80::1%lo']],
    [['8.8.8.8', '127.0.0.1']],
    [['2606:4700::1111', '::1']],
  ])('a name that resolves to %j', async (addresses) => {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    await expect(fetchPicture('http://pictures.test/', { resolve })).rejects.toMatchObject({
      status: 403,
    });
  });

  test.each([
    'http://127.0.0.1:PORT/private',
    'http://2130706433:PORT/private',
    'http://0x7f.1:PORT/private',
    'http://[::ffff:127.0.0.1]:PORT/private',
    'http://localhost:PORT/private',
    '//127.0.0.1:PORT/private',
    'http:\\\\127.0.0.1:PORT\\private',
  ])('a redirect to %s', async (location) => {
    const host = await pictureHost((_, response) => {
      const target = location.replace('PORT', String(host.port));
      response.writeHead(302, { Location: target }).end();
    });
    // Only the way in is open; what follows is under the real rule.
    let isFirst = true;
    const isAllowed = (address: string) => {
      const allowed = isFirst || isPublicAddress(address);
      isFirst = false;
      return allowed;
    };
    await expect(
      fetchPicture(`${host.url}/public`, { ...LOOPBACK, isAllowed }),
    ).rejects.toMatchObject({ status: 403 });
    expect(host.requests.map(({ url }) => url)).toEqual(['/public']);
    expect(host.connections).toBe(1);
  });

  test.each([
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'gopher://127.0.0.1/',
    'http://name:password@pictures.test/',
  ])('a redirect to %s', async (location) => {
    const host = await pictureHost((_, response) =>
      response.writeHead(302, { Location: location }).end(),
    );
    await expect(fetchPicture(host.url, LOOPBACK)).rejects.toMatchObject({ status: 403 });
    expect(host.requests).toHaveLength(1);
  });

  test.each(['pictures.test', '127.0.0.1', '[::ffff:127.0.0.1]'])(
    'an address of this machine that is public, http://%s',
    async (name) => {
      const host = await pictureHost((_, response) => response.end(PICTURE));
      const own: string[] = [];
      const connect = { ...LOOPBACK, isAllowed: () => true, ownAddresses: () => own };
      expect(await fetchPicture(host.url, connect)).toEqual(PICTURE);
      own.push('127.0.0.1');
      const asked = fetchPicture(`http://${name}:${host.port}/`, connect);
      await expect(asked).rejects.toMatchObject({ status: 403 });
      expect(host.connections).toBe(1);
    },
  );

  test('a name that resolves to something else the second time is asked for once', async () => {
    const host = await pictureHost((_, response) => response.end(PICTURE));
    const resolve = vi
      .fn()
      .mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }])
      .mockResolvedValue([{ address: '10.0.0.1', family: 4 }]);
    expect(await fetchPicture(host.url, { ...LOOPBACK, resolve })).toEqual(PICTURE);
    expect(resolve).toHaveBeenCalledOnce();
    // And on a redirect to the same name the new answer is checked.
    const other = await pictureHost((_, response) =>
      response.writeHead(302, { Location: '/again' }).end(),
    );
    resolve.mockReset();
    resolve
      .mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }])
      .mockResolvedValue([{ address: '10.0.0.1', family: 4 }]);
    await expect(fetchPicture(other.url, { ...LOOPBACK, resolve })).rejects.toMatchObject({
      status: 403,
    });
    expect(other.requests).toHaveLength(1);
  });
});

describe('a host that misbehaves is left alone', () => {
  test.each([
    [400, 404],
    [403, 404],
    [404, 404],
    [429, 404],
    [204, 502],
    [206, 502],
    [304, 502],
    [500, 502],
    [503, 502],
  ])('status %i is %i', async (status, ours) => {
    const host = await pictureHost((_, response) => response.writeHead(status).end());
    await expect(fetchPicture(host.url, LOOPBACK)).rejects.toMatchObject({ status: ours });
  });

  test('redirecting to itself', async () => {
    const host = await pictureHost((_, response) =>
      response.writeHead(301, { Location: '/' }).end(),
    );
    await expect(fetchPicture(host.url, LOOPBACK)).rejects.toMatchObject({ status: 502 });
    expect(host.requests).toHaveLength(5);
  });

  test.each(['http://', 'http://[', 'https://a b/'])('redirecting to %j', async (location) => {
    const host = await pictureHost((_, response) =>
      response.writeHead(302, { Location: location }).end(),
    );
    await expect(fetchPicture(host.url, LOOPBACK)).rejects.toMatchObject({ status: 502 });
  });

  test('announcing more than 5 MB', async () => {
    const host = await pictureHost((_, response) => {
      response.writeHead(200, { 'Content-Length': 5_000_001 });
      response.write('x');
    });
    await expect(fetchPicture(host.url, LOOPBACK)).rejects.toMatchObject({ status: 404 });
  });

  test('sending without end', async () => {
    const cut = Promise.withResolvers<void>();
    const host = await pictureHost((_, response) => {
      const part = Buffer.alloc(100_000);
      const send = () => {
        while (!response.destroyed && response.write(part));
      };
      response.on('drain', send).on('close', cut.resolve);
      send();
    });
    await expect(fetchPicture(host.url, LOOPBACK)).rejects.toMatchObject({ status: 404 });
    await cut.promise;
  });

  test('taking 5 MB to the byte is not misbehaving', async () => {
    const host = await pictureHost((_, response) => response.end(Buffer.alloc(5_000_000)));
    expect(await fetchPicture(host.url, LOOPBACK)).toHaveLength(5_000_000);
  });

  test('sending more than announced: the rest is not read', async () => {
    const host = await pictureHost((request) => {
      request.socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n${'x'.repeat(9000)}`);
    });
    expect(await fetchPicture(host.url, LOOPBACK)).toHaveLength(4);
  });

  test.each([
    ['sending less than announced', 'HTTP/1.1 200 OK\r\nContent-Length: 400\r\n\r\nxxxx'],
    ['a chunk that breaks off', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nxx'],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['closing without an answer', ''],
    ['endless headers', `HTTP/1.1 200 OK\r\n${'X-Header: x\r\n'.repeat(5000)}\r\n`],
    ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n'],
    ['a promise of an answer', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ])('%s', async (_what, answer) => {
    const host = await pictureHost((request) => void request.socket.end(answer));
    await expect(fetchPicture(host.url, LOOPBACK)).rejects.toMatchObject({ status: 502 });
  });

  test('going over to another protocol, with the connection kept open', async () => {
    const closed = Promise.withResolvers<void>();
    const host = await pictureHost(({ socket }) => {
      socket.on('close', closed.resolve);
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    });
    await expect(fetchPicture(host.url, LOOPBACK)).rejects.toMatchObject({
      status: 502,
      cause: expect.objectContaining({ message: 'another protocol' }),
    });
    await closed.promise;
  });

  test('resetting the connection', async () => {
    const host = await pictureHost((request) => request.socket.resetAndDestroy());
    await expect(fetchPicture(host.url, LOOPBACK)).rejects.toMatchObject({ status: 502 });
  });

  test('listening no more', async () => {
    const connect = { ...LOOPBACK, resolve: async () => [] };
    await expect(fetchPicture('http://pictures.test/', connect)).rejects.toMatchObject({
      status: 502,
    });
    await expect(fetchPicture('http://pictures.test:65535/', LOOPBACK)).rejects.toMatchObject({
      status: 502,
    });
  });
});

describe('a slow host is given ten seconds in all', () => {
  test('ten', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeout.mockRestore());
    await expect(fetchPicture('http://127.0.0.1/')).rejects.toMatchObject({ status: 403 });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  });

  const quick = { ...LOOPBACK, timeoutMilliseconds: 250 };
  const late = { status: 502, message: 'no whole answer in time' };

  test('silent', async () => {
    const host = await pictureHost(() => {});
    await expect(fetchPicture(host.url, quick)).rejects.toMatchObject(late);
  });

  test('dripping', async () => {
    const host = await pictureHost(async (_, response) => {
      while (!response.destroyed) {
        response.write('x');
        await wait(20);
      }
    });
    await expect(fetchPicture(host.url, quick)).rejects.toMatchObject(late);
  });

  test('dripping headers', async () => {
    const host = await pictureHost(async ({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      while (!socket.destroyed) {
        socket.write('X-Header: x\r\n');
        await wait(20);
      }
    });
    await expect(fetchPicture(host.url, quick)).rejects.toMatchObject(late);
  });

  test('each redirect a little late', async () => {
    const host = await pictureHost(async (_, response) => {
      await wait(100);
      response.writeHead(302, { Location: '/' }).end();
    });
    await expect(fetchPicture(host.url, quick)).rejects.toMatchObject(late);
    expect(host.requests.length).toBeLessThan(4);
  });

  test('whose name is not found in time', async () => {
    const resolve = () => new Promise<never>(() => {});
    await expect(
      fetchPicture('http://pictures.test/', { ...quick, resolve }),
    ).rejects.toMatchObject(late);
  });

  test('whose name is found too late is not asked any more', async () => {
    const host = await pictureHost((_, response) => response.end(PICTURE));
    const name = Promise.withResolvers<[{ address: string; family: number }]>();
    const resolve = () => name.promise;
    await expect(fetchPicture(host.url, { ...quick, resolve })).rejects.toMatchObject(late);
    name.resolve([{ address: '127.0.0.1', family: 4 }]);
    await wait(100);
    expect(host.connections).toBe(0);
  });
});
