import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPictures } from '#domain/image/pictures.ts';
import { signedImageAddress } from '#domain/image/signed-address.ts';
import type { SignedSize } from '#domain/image/size.ts';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';
import { images } from './images.ts';

const SECRET = 'a secret for these tests';
const png = await plainPicture(600, 400).png().toBuffer();
const servesPicture: RequestListener = (_, response) => {
  response.setHeader('Set-Cookie', 'visitor=1');
  response.end(png);
};

/** The picture routes, with one picture host that always answers with `response`. */
async function site(response: RequestListener = servesPicture, connect = { ...LOOPBACK }) {
  const cacheDir = await mkdtemp(join(tmpdir(), 'tabayyan-test-'));
  onTestFinished(() => rm(cacheDir, { recursive: true }));
  const host = await outsideHost(response);
  const log = { warn: () => {}, debug: () => {} };
  const pictures = createPictures({ cacheDir, log, connect });
  const app = new Hono().route('/images', images(SECRET, pictures));
  const path = signedImageAddress(SECRET, 'news', `${host.url}/a.png`) ?? '';
  return { app, host, path };
}

test('a signed address answers with an immutable picture', async () => {
  const { app, path } = await site();
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'public, max-age=2592000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'image/avif',
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 4, 12)).toBe('ftypavif');
});

test('a browser that has the picture gets 304', async () => {
  const { app, path } = await site();
  const etag = (await app.request(path)).headers.get('ETag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await app.request(path, { headers: { 'If-None-Match': known } });
    expect([response.status, response.headers.get('ETag'), await response.text()]).toEqual([
      304,
      etag,
      '',
    ]);
  }
  const other = await app.request(path, { headers: { 'If-None-Match': '"other"' } });
  expect(other.status).toBe(200);
});

test('HEAD answers without the body', async () => {
  const { app, path } = await site();
  const response = await app.request(path, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

describe('an address without a valid signature is refused, and no host is contacted', () => {
  const url = Buffer.from('http://127.0.0.1/').toString('base64url');

  test.each<[string, (path: string) => string]>([
    ['another size', (path) => path.replace('/news/', '/coin/')],
    ['an unknown size', (path) => path.replace('/news/', '/2000x2000/')],
    ['another url', (path) => path.replace(/[^/]+$/, url)],
    ['a longer url', (path) => `${path}AA`],
    ['a shorter url', (path) => path.slice(0, -2)],
    ['another signature', (path) => path.replace(/(?<=news\/)./, (c) => (c === 'A' ? 'B' : 'A'))],
    ['an empty signature', () => `/images/news/-/${url}`],
    ['another encoding', (path) => `${path}%3D`],
    ['an encoded slash', (path) => path.replace('/news/', '/news%2F..%2Fnews/')],
    [
      'another secret',
      () => signedImageAddress('another secret', 'news', 'http://pictures.test/') ?? '',
    ],
  ])('%s', async (_, alter) => {
    const { app, host, path } = await site();
    const response = await app.request(alter(path));
    expect(response.status).toBe(403);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(host.connections).toBe(0);
  });
});

test.each<[SignedSize]>([['news'], ['coin']])(
  'a private address is refused even if it is signed as %s',
  async (size) => {
    const { app, host } = await site(servesPicture, { ...LOOPBACK, isAllowed: () => false });
    const path = signedImageAddress(SECRET, size, `http://2130706433:${host.port}/`) ?? '';
    const response = await app.request(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
    expect(host.connections).toBe(0);
  },
);

describe('a picture that cannot be fetched is answered with a short text that is not cached', () => {
  const as =
    (type: string, body: string | Buffer): RequestListener =>
    (_, response) =>
      void response.writeHead(200, { 'Content-Type': type }).end(body);

  test.each<[string, number, RequestListener]>([
    ['gone', 404, (_, response) => void response.writeHead(404).end()],
    ['HTML called a picture', 404, as('image/jpeg', '<!doctype html><script>alert(1)</script>')],
    ['SVG', 404, as('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['garbage', 404, as('image/png', Buffer.alloc(5000, 7))],
    ['empty', 404, as('image/png', '')],
    ['half a picture', 404, as('image/png', png.subarray(0, png.length / 2))],
    ['500', 502, (_, response) => void response.writeHead(500).end()],
    ['reset', 502, (request) => void request.socket.resetAndDestroy()],
    [
      'another protocol',
      502,
      ({ socket }) =>
        void socket.write('HTTP/1.1 101 Other\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    ],
  ])('%s', async (_, status, responses) => {
    const { app, path } = await site(responses);
    const response = await app.request(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await response.text()).length).toBeLessThan(60);
  });
});

test('a picture with a wrong Content-Type is served as a picture', async () => {
  const { app, path } = await site((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(png);
  });
  const response = await app.request(path);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/avif']);
});
