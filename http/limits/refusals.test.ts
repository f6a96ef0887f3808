import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { refusals } from './refusals.ts';

const HOST = 'Host: localhost\r\n';
/** More than the 16 kB of headers that Node accepts. */
const LONG = `X: ${'x'.repeat(20_000)}\r\n`;

const LONG_WAIT = { timeout: 30_000, interval: 10 };

/** Sends the bytes, then `next` after the first answer, and returns everything received until the connection closes. */
async function answerTo(
  bytes: string,
  {
    https = false,
    respond = (_, answer) => void answer.end('fine'),
    count = vi.fn(),
    next,
    headersTimeoutMs = 60_000,
  }: Options = {},
): Promise<string> {
  const { watch, refuseHostless } = refusals({ https }, count);
  const limits = { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 20 };
  const server = createServer({ ...limits, requireHostHeader: false }, (request, answer) => {
    if (!refuseHostless(request, answer)) respond(request, answer);
  });
  watch(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  client.on('data', (chunk) => {
    text += chunk;
  });
  if (next) client.once('data', () => client.write(next));
  // The server resets the connection if it has not read everything.
  client.on('error', () => {});
  const closed = new Promise((resolve) => client.once('close', resolve));
  client.write(bytes);
  await closed;
  return text;
}

interface Options {
  https?: boolean;
  respond?: RequestListener;
  count?: Mock<(status: number) => void>;
  next?: string;
  headersTimeoutMs?: number;
}

test.each([
  [400, 'bytes that are not HTTP', 'hello\r\n\r\n'],
  [400, 'a header with a line end in it', `GET / HTTP/1.1\r\n${HOST}X: a\rb\r\n\r\n`],
  [400, 'two lengths', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
  [
    400,
    'a length and chunks',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
  ],
  [400, 'no host', 'GET / HTTP/1.1\r\n\r\n'],
  [400, 'two hosts', `GET / HTTP/1.1\r\n${HOST}Host: elsewhere\r\n\r\n`],
  [400, 'a host twice', `GET / HTTP/1.1\r\n${HOST}host: localhost\r\n\r\n`],
  [400, 'two hosts in HTTP/1.0', `GET / HTTP/1.0\r\n${HOST}Host: elsewhere\r\n\r\n`],
  [400, 'an invalid host', 'GET / HTTP/1.1\r\nHost: 9223372036854775808\r\n\r\n'],
  [405, 'CONNECT', `CONNECT elsewhere:443 HTTP/1.1\r\n${HOST}\r\n`],
  [408, 'half a request', `GET / HTTP/1.1\r\n${HOST}`],
  [
    413,
    'chunks with long extensions',
    `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\na\r\n`,
  ],
  [417, 'an unknown expectation', `GET / HTTP/1.1\r\n${HOST}Expect: cake\r\n\r\n`],
  [431, 'too many headers', `GET / HTTP/1.1\r\n${HOST}${LONG}\r\n`],
])('%i for %s has the headers of every response, and is counted', async (status, _, bytes) => {
  // The listener waits for the body, so only Node can refuse.
  const respond: RequestListener = (request, answer) => {
    request.resume().on('end', () => answer.end('fine'));
  };
  const count = vi.fn<(status: number) => void>();
  // Only half a request waits for its time limit.
  const limit = status === 408 ? { headersTimeoutMs: 100 } : {};
  const text = await answerTo(bytes, { respond, count, ...limit });
  expect(count.mock.calls).toEqual([[status]]);
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
  for (const line of [
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Referrer-Policy: strict-origin-when-cross-origin',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
    'Cache-Control: no-store',
    'Connection: close',
  ]) {
    expect(text.split('\r\n')).toContain(line);
  }
  expect(text).toContain('Permissions-Policy: ');
  expect(text).not.toContain('Strict-Transport-Security');
  expect(text.split('\r\n\r\n')).toEqual([expect.any(String), '']);
});

test('a refusal by a site on https has Strict-Transport-Security', async () => {
  const text = await answerTo('hello\r\n\r\n', { https: true });
  expect(text).toContain('Strict-Transport-Security: max-age=');
});

test('no refusal is written into the middle of a response', async () => {
  const text = await answerTo(`GET / HTTP/1.1\r\n${HOST}\r\n`, {
    next: 'hello\r\n\r\n',
    respond: (_, answer) => void answer.write('half of it'),
  });
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(text).toContain('half of it');
  expect(text).not.toContain('400');
});

test('a malformed request after a response is refused', async () => {
  const text = await answerTo(`GET / HTTP/1.1\r\n${HOST}\r\n`, { next: 'hello\r\n\r\n' });
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n.*fine.*HTTP\/1\.1 400 Bad Request\r\n/s);
});

test.each([
  ['keeps the connection open', () => {}],
  ['resets the connection', (client: Socket) => void client.resetAndDestroy()],
])(
  'a client that sends CONNECT and then %s does not keep the server from closing',
  async (_, then) => {
    const server = createServer();
    refusals({ https: false }, () => {}).watch(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    // A half-open client does not close when the server does.
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    client.on('error', () => {});
    onTestFinished(() => void client.destroy());
    const accepted = new Promise((resolve) => server.once('connect', resolve));
    client.write(`CONNECT elsewhere:443 HTTP/1.1\r\n${HOST}\r\n`);
    await accepted;
    then(client);
    await new Promise((resolve) => server.close(resolve));
  },
);

describe('pipelined requests', () => {
  /** Sends `count` requests, and waits for the connection to close or for what `until` says. */
  async function pipeline(
    count: number,
    respond: RequestListener,
    until: (text: string, requests: number) => boolean = () => false,
  ) {
    const listener = vi.fn(respond);
    const { watch, refusePipelined } = refusals({ https: false }, () => {});
    const server = createServer((request, answer) => {
      if (!refusePipelined(request, answer)) listener(request, answer);
    });
    watch(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    onTestFinished(() => server.closeAllConnections());
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    client.on('data', (chunk) => {
      text += chunk;
    });
    client.on('error', () => {});
    let isClosed = false;
    client.once('close', () => {
      isClosed = true;
    });
    client.write(`GET / HTTP/1.1\r\n${HOST}\r\n`.repeat(count));
    await vi.waitUntil(() => isClosed || until(text, listener.mock.calls.length), LONG_WAIT);
    client.destroy();
    return { text, isClosed, requests: listener.mock.calls.length };
  }

  test('are answered in order up to 16', async () => {
    const { text, requests } = await pipeline(
      16,
      (_, answer) => void answer.end('fine'),
      (text) => text.split('200 OK').length > 16,
    );
    expect([text.split('200 OK').length - 1, requests]).toEqual([16, 16]);
  });

  test('beyond 16 close the connection even if all responses are ready to be sent', async () => {
    const { isClosed, requests } = await pipeline(1_000, (_, answer) => void answer.end('fine'));
    expect({ isClosed, requests }).toEqual({ isClosed: true, requests: 16 });
  });

  test('beyond 16 are answered 503 and close the connection', async () => {
    const outcome = await pipeline(1_000, () => {});
    expect(outcome.text).toMatch(/^HTTP\/1\.1 503 .*Retry-After: \d+\r\n/s);
    expect(outcome).toMatchObject({ isClosed: true, requests: 16 });
  });

  test('wait for their responses up to 16', async () => {
    const outcome = await pipeline(
      16,
      () => {},
      (_, requests) => requests === 16,
    );
    expect(outcome).toEqual({ text: '', isClosed: false, requests: 16 });
  });
});
