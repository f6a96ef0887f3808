import { type RequestListener, Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Connect } from '#domain/outbound/fetch-public.ts';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { type OutsideHost, outsideHost } from '#tests/fakes/outside-host.ts';
import { SELF_SIGNED } from '#tests/rig/self-signed.ts';
import { type Finding, requestLink } from './request-link.ts';

const ORIGIN = 'https://tabayyan.example';

function ask(url: string, connect: Connect = LOOPBACK, timeoutMs = 2_000): Promise<Finding> {
  const { signal } = new AbortController();
  return requestLink(url, { origin: ORIGIN, connect, signal, timeoutMs });
}

const always =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end();

const methodsOf = ({ requests }: OutsideHost) => requests.map(({ method }) => method);

describe('a link', () => {
  test('that answers is there, and is requested by HEAD only', async () => {
    const host = await outsideHost(always(200));
    expect(await ask(`${host.url}/page`)).toEqual({ what: 'there', detail: '200' });
    expect(methodsOf(host)).toEqual(['HEAD']);
  });

  test('is requested with a User-Agent that names us', async () => {
    const host = await outsideHost(always(200));
    await ask(`${host.url}/`);
    expect(host.requests[0]?.headers['user-agent']).toMatch(
      /^Tabayyan\/[\d.]+ \(.+\+https:\/\/tabayyan\.example\)$/,
    );
  });

  test.each([
    [404, 'gone'],
    [410, 'gone'],
    [401, 'unsure'],
    [403, 'unsure'],
    [451, 'unsure'],
    [500, 'unsure'],
    [502, 'unsure'],
    [304, 'unsure'],
    [999, 'unsure'],
  ] as const)('that answers %d twice is %s', async (status, what) => {
    const host = await outsideHost(always(status));
    expect(await ask(`${host.url}/`)).toEqual({ what, detail: String(status) });
    expect(methodsOf(host)).toEqual(['HEAD', 'GET']);
  });

  test.each([405, 403, 501, 404, 400])(
    'whose host answers a HEAD with %d is asked for its first bytes',
    async (status) => {
      const host = await outsideHost((request, response) => {
        if (request.method === 'HEAD') response.writeHead(status).end();
        else response.writeHead(206).end('x'.repeat(1_000));
      });
      expect(await ask(`${host.url}/`)).toEqual({ what: 'there', detail: '206' });
      expect(host.requests[1]?.headers.range).toBe('bytes=0-1023');
    },
  );

  test('whose host hangs up on HEAD is requested by GET, and its body is not read', async () => {
    let sent = 0;
    const host = await outsideHost((request, response) => {
      if (request.method === 'HEAD') return request.socket.destroy();
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
      };
      response.on('drain', pour);
      pour();
    });
    expect(await ask(`${host.url}/`)).toEqual({ what: 'there', detail: '200' });
    expect(sent).toBeLessThan(20_000_000);
  });

  test.each([
    ['429', '120', 120_000],
    ['503', '7200', 7_200_000],
    ['429', '99999999', 604_800_000],
    ['503', undefined, 3_600_000],
    ['429', 'soon', 3_600_000],
    ['429', '0', 60_000],
  ])(
    'whose host answers %s with Retry-After %s is not dead and asked no more',
    async (detail, after, restMs) => {
      const headers: Record<string, string> = after === undefined ? {} : { 'Retry-After': after };
      const host = await outsideHost(always(Number(detail), headers));
      expect(await ask(`${host.url}/`)).toEqual({ what: 'unsure', detail, restMs });
      expect(methodsOf(host)).toEqual(['HEAD']);
    },
  );

  test('that takes too long is unsure', async () => {
    const host = await outsideHost(() => {});
    expect(await ask(`${host.url}/`, LOOPBACK, 200)).toEqual({
      what: 'unsure',
      detail: 'no response in time',
    });
  });

  test.each([
    ['ENOTFOUND', 'unreachable', 'no such host'],
    ['EAI_AGAIN', 'unsure', 'no answer'],
    ['ENETUNREACH', 'unsure', 'no answer'],
  ])('whose name is answered with %s is %s', async (code, what, detail) => {
    const resolve = () => Promise.reject(Object.assign(new Error(code), { code }));
    expect(await ask('http://gone.test/', { ...LOOPBACK, resolve })).toEqual({ what, detail });
  });

  test('whose port is closed is refused', async () => {
    const closed = await outsideHost(always(200));
    await new Promise((done) => {
      const server = new Server().listen(0, '127.0.0.1', () => {
        closed.port = (server.address() as AddressInfo).port;
        server.close(done);
      });
    });
    expect(await ask(`http://closed.test:${closed.port}/`)).toEqual({
      what: 'unreachable',
      detail: 'refused',
    });
  });

  test('whose certificate browsers refuse is unreachable', async () => {
    const server = createTlsServer(SELF_SIGNED, always(200));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    expect(await ask(`https://self-signed.test:${port}/`)).toEqual({
      what: 'unreachable',
      detail: 'certificate signed by itself',
    });
  });

  test('is cancelled without a finding when the server stops', async () => {
    const end = new AbortController();
    const host = await outsideHost(() => end.abort());
    const asked = requestLink(`${host.url}/`, {
      origin: ORIGIN,
      connect: LOOPBACK,
      signal: end.signal,
      timeoutMs: 5_000,
    });
    await expect(asked).rejects.toThrow();
  });
});

describe('a redirect', () => {
  test('to a page that is gone is gone', async () => {
    const gone = await outsideHost(always(404));
    const host = await outsideHost(always(302, { Location: `${gone.url}/` }));
    expect(await ask(`${host.url}/`)).toEqual({ what: 'gone', detail: '404' });
  });

  test('is followed five times', async () => {
    const host = await outsideHost(always(302, { Location: '/' }));
    expect(await ask(`${host.url}/`)).toEqual({
      what: 'unsure',
      detail: 'redirected too many times',
    });
    expect(host.requests).toHaveLength(6);
  });

  test('to no address is unsure', async () => {
    const host = await outsideHost(always(302, { Location: 'http://' }));
    expect(await ask(`${host.url}/`)).toEqual({
      what: 'unsure',
      detail: 'redirected to no address',
    });
  });
});

test('a link to an address that is not public is not requested', async () => {
  const host = await outsideHost(always(200));
  expect(await ask(`http://127.0.0.1:${host.port}/`, {})).toEqual({
    what: 'unsure',
    detail: 'leads to an address not on the public internet',
  });
  expect(host.connections).toBe(0);
});
