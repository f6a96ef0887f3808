import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { describe, expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { refusals } from './refusals.ts';

const HOST = 'Host: localhost\r\n';
/** Node takes 16 kB of headers. */
const LONG = `X: ${'x'.repeat(20_000)}\r\n`;

/** All that comes back for these bytes until the connection is closed. */
async function answerTo(
  bytes: string | string[],
  {
    https = false,
    respond = (_, answer) => void answer.end('fine'),
    count = vi.fn(),
  }: Options = {},
): Promise<string> {
  const { watch, refuseHostless } = refusals({ https }, count);
  const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };
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
  // A reset after the answer, where not all was read of what was sent.
  client.on('error', () => {});
  const closed = new Promise((resolve) => client.once('close', resolve));
  for (const part of [bytes].flat()) {
    client.write(part);
    await sleepMs(20);
  }
  await closed;
  return text;
}

interface Options {
  https?: boolean;
  respond?: RequestListener;
  count?: Mock<(status: number) => void>;
}

test.each([
  [400, 'what is no HTTP', 'hello\r\n\r\n'],
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
  [400, 'a host that cannot be', 'GET / HTTP/1.1\r\nHost: 9223372036854775808\r\n\r\n'],
  [405, 'a wish to be led elsewhere', `CONNECT elsewhere:443 HTTP/1.1\r\n${HOST}\r\n`],
  [408, 'half a request', `GET / HTTP/1.1\r\n${HOST}`],
  [
    413,
    'chunks with more about them than in them',
    `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\na\r\n`,
  ],
  [417, 'an expectation nobody knows', `GET / HTTP/1.1\r\n${HOST}Expect: cake\r\n\r\n`],
  [431, 'too many headers', `GET / HTTP/1.1\r\n${HOST}${LONG}\r\n`],
])(
  '%i for %s carries the headers of every other answer, and is counted',
  async (status, _, bytes) => {
    // What waits for the body: only Node can answer.
    const respond: RequestListener = (request, answer) => {
      request.resume().on('end', () => answer.end('fine'));
    };
    const count = vi.fn<(status: number) => void>();
    const text = await answerTo(bytes, { respond, count });
    expect(count.mock.calls, 'it is counted once').toEqual([[status]]);
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
  },
);

test('on https browsers are told to stay there', async () => {
  const text = await answerTo('hello\r\n\r\n', { https: true });
  expect(text).toContain('Strict-Transport-Security: max-age=');
});

test('in the middle of an answer nothing is put', async () => {
  const text = await answerTo([`GET / HTTP/1.1\r\n${HOST}\r\n`, 'hello\r\n\r\n'], {
    respond: (_, answer) => void answer.write('half of it'),
  });
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(text).toContain('half of it');
  expect(text).not.toContain('400');
});

test('after an answer what cannot be read is refused', async () => {
  const text = await answerTo([`GET / HTTP/1.1\r\n${HOST}\r\n`, 'hello\r\n\r\n']);
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n.*fine.*HTTP\/1\.1 400 Bad Request\r\n/s);
});

test.each([
  ['holds on to the connection', () => {}],
  ['resets it', (client: Socket) => void client.resetAndDestroy()],
])(
  'who wishes to be led elsewhere and then %s does not keep the server from ending',
  async (_, then) => {
    const server = createServer();
    refusals({ https: false }, () => {}).watch(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    // Half open: it does not close because the other side does.
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

describe('requests sent ahead on one connection', () => {
  const ahead = (count: number) => `GET / HTTP/1.1\r\n${HOST}\r\n`.repeat(count);

  async function sendAhead(count: number, respond: RequestListener) {
    const asked = vi.fn(respond);
    const { watch, refusePipelined } = refusals({ https: false }, () => {});
    const server = createServer((request, answer) => {
      if (!refusePipelined(request, answer)) asked(request, answer);
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
    const closed = once(client, 'close').then(() => {
      isClosed = true;
    });
    client.write(ahead(count));
    await Promise.race([closed, sleepMs(1_000)]);
    const seen = { text, isClosed, asked: asked.mock.calls.length };
    client.destroy();
    return seen;
  }

  test('are a handful and answered, one after the other', async () => {
    const { text, asked } = await sendAhead(16, (_, answer) => void answer.end('fine'));
    expect([text.split('200 OK').length - 1, asked]).toEqual([16, 16]);
  });

  test('are over as well where answers are ready but cannot be sent yet', async () => {
    const { isClosed, asked } = await sendAhead(1_000, (_, answer) => void answer.end('fine'));
    expect({ isClosed, asked }).toEqual({ isClosed: true, asked: 16 });
  });

  test('are over, and answered 503, where more than a handful wait', async () => {
    const seen = await sendAhead(1_000, () => {});
    expect(seen.text).toMatch(/^HTTP\/1\.1 503 .*Retry-After: \d+\r\n/s);
    expect(seen).toMatchObject({ isClosed: true, asked: 16 });
  });

  test('are a handful and wait', async () => {
    expect(await sendAhead(16, () => {})).toEqual({ text: '', isClosed: false, asked: 16 });
  });
});
