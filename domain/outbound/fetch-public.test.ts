import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer as createTlsServer } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import {
  type Connect,
  type Fetched,
  type FetchOptions,
  fetchConfigured,
  fetchPublic,
} from './fetch-public.ts';
import { isPublicAddress } from './public-address.ts';

const BODY = 'a body';
const LIMITS = { timeoutMs: 5_000, maxBytes: 1_000 };
const QUICK = { timeoutMs: 250 };

const answer: RequestListener = (_, response) => void response.end(BODY);
const redirectTo =
  (location: string, status = 302): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { Location: location }).end();

/** The loopback for the first request, and the public internet for each after it. */
function loopbackOnce(): Connect {
  let requests = 0;
  return { ...LOOPBACK, isAllowed: (address) => requests++ === 0 || isPublicAddress(address) };
}

const textOf = (fetched: Fetched) =>
  fetched.outcome === 'answered' ? new TextDecoder().decode(fetched.bytes) : fetched.outcome;

/** Both functions: the first connects itself, the second uses the platform's `fetch`. */
const WAYS_IN = [
  ['an untrusted address', fetchPublic],
  [
    'a configured address',
    (url: string, { method: _, ...options }: FetchOptions, connect: Connect = {}) =>
      fetchConfigured(
        (hop, init) => fetch(hop.replace('pictures.test', '127.0.0.1'), init),
        url,
        { ...options, timeoutMs: connect.timeoutMs ?? options.timeoutMs },
        connect,
      ),
  ],
] as const;

const LOOPBACK_SPELLINGS = [
  ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0x7f.0.0.1', '017700000001'],
  ...['0177.0.0.1', '0.0.0.0', '0', 'localhost'],
  ...['[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]'],
];

const NOT_WEB_ADDRESSES = [
  ...['file:///etc/passwd', 'javascript:alert(1)', 'data:image/png;base64,AAAA'],
  ...['gopher://127.0.0.1/', 'tg://resolve?domain=x', 'http://name:password@pictures.test/'],
];

const OTHER_SERVICES = ['http://pictures.test:25/', 'https://pictures.test:22/'];

describe('an untrusted address is connected to only on the public internet', () => {
  test.each(LOOPBACK_SPELLINGS)('not http://%s', async (name) => {
    const host = await outsideHost(answer);
    expect(await fetchPublic(`http://${name}:${host.port}/`, LIMITS)).toEqual({
      outcome: 'forbidden',
      reason: 'not on the public internet',
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
  ])('not a name that resolves to %j', async (addresses) => {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    expect(await fetchPublic('http://pictures.test/', LIMITS, { resolve })).toMatchObject({
      outcome: 'forbidden',
    });
  });

  test.each([...NOT_WEB_ADDRESSES, ...OTHER_SERVICES, 'http://127.0.0.1:1023/'])(
    'not %s',
    async (url) => {
      expect(await fetchPublic(url, LIMITS, LOOPBACK)).toMatchObject({ outcome: 'forbidden' });
    },
  );

  test('not an address of this machine, even if it is public', async () => {
    const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    expect(interfaces.length).toBeGreaterThan(0);
    for (const { address, family } of interfaces) {
      const url = `http://${family === 'IPv6' ? `[${address}]` : address}:65535/`;
      const fetched = await fetchPublic(url, LIMITS, { isAllowed: () => true });
      expect([url, fetched.outcome]).toEqual([url, 'forbidden']);
    }
  });

  test.each(['pictures.test', '127.0.0.1', '[::ffff:127.0.0.1]'])(
    'not http://%s once this machine has that address',
    async (name) => {
      const host = await outsideHost(answer);
      const own: string[] = [];
      const connect = { ...LOOPBACK, isAllowed: () => true, ownAddresses: () => own };
      expect(textOf(await fetchPublic(host.url, LIMITS, connect))).toBe(BODY);
      own.push('127.0.0.1');
      const fetched = await fetchPublic(`http://${name}:${host.port}/`, LIMITS, connect);
      expect(fetched).toMatchObject({ outcome: 'forbidden' });
      expect(host.connections).toBe(1);
    },
  );

  test('not another address than the one that was checked, with one DNS query for each hop', async () => {
    const host = await outsideHost((request, response) => {
      if (request.url === '/once') answer(request, response);
      else redirectTo('/again')(request, response);
    });
    const resolve = vi.fn(async () => [
      { address: resolve.mock.calls.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 },
    ]);
    const connect = { ...LOOPBACK, resolve };
    expect(textOf(await fetchPublic(`${host.url}/once`, LIMITS, connect))).toBe(BODY);
    expect(resolve).toHaveBeenCalledOnce();
    resolve.mockClear();
    expect(await fetchPublic(`${host.url}/moved`, LIMITS, connect)).toMatchObject({
      outcome: 'forbidden',
    });
    expect(host.requests.map(({ url }) => url)).toEqual(['/once', '/moved']);
  });
});

describe('a configured address', () => {
  test('may be on a private network, and redirect within its origin', async () => {
    const host = await outsideHost((request, response) => {
      if (request.url === '/feed') redirectTo('/feed/')(request, response);
      else answer(request, response);
    });
    const url = `http://127.0.0.1:${host.port}/feed`;
    expect(textOf(await fetchConfigured(fetch, url, LIMITS))).toBe(BODY);
  });

  test('is not reached by a redirect from elsewhere', async () => {
    const own = await outsideHost((request, response) => {
      if (request.url === '/') redirectTo(`${elsewhere.url}/`)(request, response);
      else answer(request, response);
    });
    const elsewhere = await outsideHost((request, response) =>
      redirectTo(`http://127.0.0.1:${own.port}/admin`)(request, response),
    );
    const url = `http://127.0.0.1:${own.port}/`;
    expect(await fetchConfigured(fetch, url, LIMITS, loopbackOnce())).toEqual({
      outcome: 'forbidden',
      reason: 'not on the public internet',
    });
    expect(elsewhere.requests).toHaveLength(1);
    expect(own.requests.map((request) => request.url)).toEqual(['/']);
  });

  test('that is posted to does not get the body, or the key in a header, redirected', async () => {
    const elsewhere = await outsideHost(answer);
    const own = await outsideHost(redirectTo(elsewhere.url, 307));
    const url = `http://127.0.0.1:${own.port}/`;
    const posted = await fetchConfigured(fetch, url, { ...LIMITS, body: 'secret' }, LOOPBACK);
    expect(posted).toMatchObject({ outcome: 'refused', status: 307 });
    expect(own.requests[0]?.method).toBe('POST');
    expect(elsewhere.connections).toBe(0);
  });
});

describe.each(WAYS_IN)('%s', (_way, fetchBy) => {
  describe('is redirected', () => {
    test.each([301, 302, 303, 307, 308])('by a %d', async (status) => {
      const there = await outsideHost(answer);
      const host = await outsideHost(redirectTo(`${there.url}/new`, status));
      expect(textOf(await fetchBy(host.url, LIMITS, LOOPBACK))).toBe(BODY);
      expect(there.requests[0]?.url).toBe('/new');
    });

    test.each([
      [4, {}, BODY],
      [5, {}, 'too many redirects'],
      [5, { maxRedirects: 5 }, BODY],
      [6, { maxRedirects: 5 }, 'too many redirects'],
    ])('%d times with %j: %s', async (times, limits, expected) => {
      const host = await outsideHost((request, response) => {
        const left = Number(request.url?.slice(1));
        if (left === 0) answer(request, response);
        else redirectTo(`/${left - 1}`)(request, response);
      });
      const fetched = await fetchBy(`${host.url}/${times}`, { ...LIMITS, ...limits }, LOOPBACK);
      expect(textOf(fetched)).toBe(expected);
    });

    test.each([
      ...LOOPBACK_SPELLINGS.map((name) => `http://${name}:PORT/private`),
      '//127.0.0.1:PORT/private',
      'http:\\\\127.0.0.1:PORT\\private',
      ...NOT_WEB_ADDRESSES,
      ...OTHER_SERVICES,
    ])('but not to %s, at the first hop or the last', async (location) => {
      const inner = await outsideHost(answer);
      const target = location.replace('PORT', String(inner.port));
      for (const hops of ['/1', '/4']) {
        const host = await outsideHost((request, response) => {
          const left = Number(request.url?.slice(1));
          redirectTo(left === 1 ? target : `/${left - 1}`)(request, response);
        });
        const isAllowed = vi.fn((address: string) =>
          isAllowed.mock.calls.length > Number(hops.slice(1)) ? isPublicAddress(address) : true,
        );
        // The configured address is not checked until it is left.
        const connect = fetchBy === fetchPublic ? { ...LOOPBACK, isAllowed } : {};
        const url = host.url + hops;
        expect(await fetchBy(url, LIMITS, connect)).toMatchObject({ outcome: 'forbidden' });
      }
      expect(inner.connections).toBe(0);
    });

    test.each(['http://', 'http://[', 'https://a b/'])('but not to %j', async (location) => {
      const host = await outsideHost(redirectTo(location));
      expect(await fetchBy(host.url, LIMITS, LOOPBACK)).toEqual({
        outcome: 'redirected to no address',
      });
    });

    test('but not where no redirect is allowed', async () => {
      const host = await outsideHost(redirectTo('/'));
      const fetched = await fetchBy(host.url, { ...LIMITS, maxRedirects: 0 }, LOOPBACK);
      expect(fetched).toMatchObject({ outcome: 'refused', status: 302 });
      expect(host.requests).toHaveLength(1);
    });
  });

  describe('returns no more than the limit', () => {
    const endless: RequestListener = (_, response) => {
      const part = Buffer.alloc(100_000);
      const send = () => {
        while (!response.destroyed && response.write(part));
      };
      response.on('drain', send);
      send();
    };

    test.each([
      ['the limit to the byte', 1_000, 'answered'],
      ['one byte more', 1_001, 'too long'],
    ])('%s', async (_, length, outcome) => {
      const host = await outsideHost((_, response) => response.end(Buffer.alloc(length)));
      expect(await fetchBy(host.url, LIMITS, LOOPBACK)).toMatchObject({ outcome });
    });

    test('a length over it is enough to refuse', async () => {
      const host = await outsideHost((_, response) => {
        response.writeHead(200, { 'Content-Length': 1_001 });
        response.write('x');
      });
      expect(await fetchBy(host.url, LIMITS, LOOPBACK)).toEqual({ outcome: 'too long' });
    });

    test.each([
      ['refused', {}, 'too long'],
      ['cut', { ifLonger: 'cut' } as const, 'answered'],
    ])('an endless body is %s, and the connection closed', async (_, limits, outcome) => {
      const closed = Promise.withResolvers<void>();
      const host = await outsideHost((request, response) => {
        response.on('close', closed.resolve);
        endless(request, response);
      });
      const fetched = await fetchBy(host.url, { ...LIMITS, ...limits }, LOOPBACK);
      expect(fetched.outcome).toBe(outcome);
      if (fetched.outcome === 'answered') expect(fetched.bytes).toHaveLength(1_000);
      await closed.promise;
    });

    test.each([302, 404])('the body of a %d is not read', async (status) => {
      const closed = Promise.withResolvers<void>();
      const host = await outsideHost((request, response) => {
        if (request.url === '/there') return answer(request, response);
        response.on('close', closed.resolve);
        response.writeHead(status, { Location: '/there' });
        endless(request, response);
      });
      await fetchBy(host.url, { ...LIMITS, timeoutMs: 60_000 }, LOOPBACK);
      await closed.promise;
    });

    test('a compression bomb is not decompressed', async () => {
      const bomb = gzipSync(Buffer.alloc(900_000));
      const host = await outsideHost((_, response) =>
        response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb),
      );
      const fetched = await fetchBy(host.url, LIMITS, LOOPBACK);
      // Without decompression the length is that of the sent body.
      if (fetched.outcome === 'answered') expect(fetched.bytes).toHaveLength(bomb.length);
      else expect(fetched.outcome).toBe('too long');
    });

    test('with a limit of 0 bytes the body is not awaited', async () => {
      const host = await outsideHost((_, response) => response.flushHeaders());
      const limits = { ...LIMITS, maxBytes: 0, ifLonger: 'cut' } as const;
      expect(await fetchBy(host.url, limits, LOOPBACK)).toMatchObject({ outcome: 'answered' });
    });

    test.each([
      ['text/html; charset=utf-8', BODY],
      ['application/pdf', 'other content type'],
      ['', 'other content type'],
    ])('and only the wanted content types: %j is %s', async (type, expected) => {
      const host = await outsideHost((_, response) =>
        response.writeHead(200, { 'Content-Type': type }).end(BODY),
      );
      const limits = { ...LIMITS, contentTypes: /^text\/html/ };
      expect(textOf(await fetchBy(host.url, limits, LOOPBACK))).toBe(expected);
    });

    test.each([
      [204, 'answered'],
      [206, 'answered'],
      [304, 'refused'],
      [404, 'refused'],
      [500, 'refused'],
    ])('and only statuses of success: %d is %s', async (status, outcome) => {
      const host = await outsideHost((_, response) => response.writeHead(status).end());
      const fetched = await fetchBy(host.url, LIMITS, LOOPBACK);
      expect(fetched).toMatchObject({ outcome, status });
    });
  });

  describe('is late', () => {
    const late = { outcome: 'late' };
    const quick = { ...LOOPBACK, ...QUICK };

    test('when silent', async () => {
      const host = await outsideHost(() => {});
      expect(await fetchBy(host.url, LIMITS, quick)).toEqual(late);
    });

    test('when its body drips', async () => {
      const host = await outsideHost(async (_, response) => {
        while (!response.destroyed) {
          response.write('x');
          await sleep(20);
        }
      });
      expect(await fetchBy(host.url, LIMITS, quick)).toEqual(late);
    });

    test('when its headers drip', async () => {
      const host = await outsideHost(async ({ socket }) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        while (!socket.destroyed) {
          socket.write('X-Header: x\r\n');
          await sleep(20);
        }
      });
      expect(await fetchBy(host.url, LIMITS, quick)).toEqual(late);
    });

    test('when each redirect is a little late', async () => {
      const host = await outsideHost(async (request, response) => {
        await sleep(100);
        redirectTo('/')(request, response);
      });
      expect(await fetchBy(host.url, LIMITS, quick)).toEqual(late);
      expect(host.requests.length).toBeLessThan(4);
    });

    test('when it is cancelled, in the middle or before', async () => {
      const end = new AbortController();
      const host = await outsideHost(() => end.abort());
      const options = { ...LIMITS, signal: end.signal };
      expect(await fetchBy(host.url, options, LOOPBACK)).toEqual(late);
      expect(await fetchBy(host.url, options, LOOPBACK)).toEqual(late);
      expect(host.requests).toHaveLength(1);
    });
  });

  describe('fails', () => {
    test.each([
      ['less than announced', 'HTTP/1.1 200 OK\r\nContent-Length: 400\r\n\r\nxxxx'],
      ['a chunk that breaks off', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nxx'],
      ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
      ['nothing', ''],
      ['endless headers', `HTTP/1.1 200 OK\r\n${'X-Header: x\r\n'.repeat(5000)}\r\n`],
      ['a promise of a response', 'HTTP/1.1 100 Continue\r\n\r\n'],
    ])('on %s', async (_, response) => {
      const host = await outsideHost((request) => void request.socket.end(response));
      expect(await fetchBy(host.url, LIMITS, LOOPBACK)).toMatchObject({ outcome: 'failed' });
    });

    test('on a connection that is reset', async () => {
      const host = await outsideHost((request) => request.socket.resetAndDestroy());
      expect(await fetchBy(host.url, LIMITS, LOOPBACK)).toMatchObject({ outcome: 'failed' });
    });

    test('on a port without a server, with the code', async () => {
      const fetched = await fetchBy('http://pictures.test:65535/', LIMITS, LOOPBACK);
      expect(fetched).toMatchObject({ outcome: 'failed', code: 'ECONNREFUSED' });
    });
  });

  test('ignores bytes beyond the announced length', async () => {
    const host = await outsideHost((request) => {
      request.socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n${'x'.repeat(9000)}`);
    });
    expect(textOf(await fetchBy(host.url, LIMITS, LOOPBACK))).toBe('xxxx');
  });

  test('sends no cookie back', async () => {
    const host = await outsideHost((request, response) => {
      response.setHeader('Set-Cookie', 'visitor=1');
      if (request.url === '/there') answer(request, response);
      else redirectTo('/there')(request, response);
    });
    await fetchBy(host.url, LIMITS, LOOPBACK);
    await fetchBy(host.url, LIMITS, LOOPBACK);
    expect(host.requests.map(({ headers }) => headers.cookie)).toEqual(Array(4).fill(undefined));
  });
});

describe('on the public internet', () => {
  test('a request has the host’s name and our user agent, and nothing about the visitor', async () => {
    const host = await outsideHost(answer);
    await fetchPublic(`${host.url}/a.jpg?b=c#d`, LIMITS, LOOPBACK);
    const [request] = host.requests;
    expect(request?.url).toBe('/a.jpg?b=c');
    expect(request?.headers).toEqual({
      host: `pictures.test:${host.port}`,
      'user-agent': expect.stringMatching(/^Tabayyan\//),
      'accept-encoding': 'identity',
      connection: 'close',
    });
  });

  test('a TLS handshake names the host', async () => {
    const names: string[] = [];
    const server = createTlsServer({
      SNICallback: (name, done) => {
        names.push(name);
        done(new Error('no certificate'));
      },
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const fetched = await fetchPublic(`https://pictures.test:${port}/`, LIMITS, LOOPBACK);
    expect(fetched.outcome).toBe('failed');
    expect(names).toEqual(['pictures.test']);
  });

  test('a connection that switches protocols is closed', async () => {
    const closed = Promise.withResolvers<void>();
    const host = await outsideHost(({ socket }) => {
      socket.on('close', closed.resolve);
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    });
    expect(await fetchPublic(host.url, LIMITS, LOOPBACK)).toMatchObject({
      cause: expect.objectContaining({ message: 'another protocol' }),
    });
    await closed.promise;
  });

  test('a name without an address fails', async () => {
    const connect = { ...LOOPBACK, resolve: async () => [] };
    expect(await fetchPublic('http://pictures.test/', LIMITS, connect)).toMatchObject({
      outcome: 'failed',
    });
  });

  test('a hanging DNS query is not awaited after a cancellation', async () => {
    const connect = { ...LOOPBACK, resolve: () => new Promise<never>(() => {}) };
    const options = { ...LIMITS, signal: AbortSignal.abort() };
    expect(await fetchPublic('http://pictures.test/', options, connect)).toEqual({
      outcome: 'late',
    });
  });

  test('a name that is resolved after the timeout is not connected to', async () => {
    const host = await outsideHost(answer);
    const dns = Promise.withResolvers<[{ address: string; family: number }]>();
    const connect = { ...LOOPBACK, ...QUICK, resolve: () => dns.promise };
    expect(await fetchPublic(host.url, LIMITS, connect)).toEqual({ outcome: 'late' });
    dns.resolve([{ address: '127.0.0.1', family: 4 }]);
    await sleep(100);
    expect(host.connections).toBe(0);
  });
});
