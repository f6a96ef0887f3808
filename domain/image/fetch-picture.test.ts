import type { RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { fetchPicture } from './fetch-picture.ts';

const PICTURE = Buffer.from('bytes of a picture');

test('a picture is fetched, accepting only types that can be resized', async () => {
  const host = await outsideHost((_, response) => response.end(PICTURE));
  expect(await fetchPicture(host.url, LOOPBACK)).toEqual(PICTURE);
  expect(host.requests[0]?.headers.accept).toBe('image/webp,image/jpeg,image/png,image/gif');
});

test('a picture of exactly 5 MB is fetched', async () => {
  const host = await outsideHost((_, response) => response.end(Buffer.alloc(5_000_000)));
  expect(await fetchPicture(host.url, LOOPBACK)).toHaveLength(5_000_000);
});

describe('a host that misbehaves', () => {
  const status =
    (code: number, headers = {}): RequestListener =>
    (_, response) =>
      void response.writeHead(code, headers).end();

  test.each<[number, string, RequestListener]>([
    [404, 'status 400', status(400)],
    [404, 'status 403', status(403)],
    [404, 'status 404', status(404)],
    [404, 'status 429', status(429)],
    [502, 'status 204', status(204)],
    [502, 'status 206', status(206)],
    [502, 'status 304', status(304)],
    [502, 'status 500', status(500)],
    [502, 'status 503', status(503)],
    [404, 'over 5000000 bytes', status(200, { 'Content-Length': 5_000_001 })],
    [403, 'not a web address', status(302, { Location: 'file:///etc/passwd' })],
    [502, 'redirected to no address', status(302, { Location: 'http://' })],
    [502, 'too many redirects', status(302, { Location: '/' })],
    [502, 'no connection, or a broken one', ({ socket }) => socket.resetAndDestroy()],
  ])('is a %i: %s', async (code, message, answer) => {
    const host = await outsideHost(answer);
    const fetched = fetchPicture(host.url, LOOPBACK);
    await expect(fetched).rejects.toMatchObject({ status: code, message });
  });

  test('may take ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeout.mockRestore());
    await expect(fetchPicture('http://127.0.0.1/')).rejects.toMatchObject({ status: 403 });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  });

  test('is late after ten seconds', async () => {
    const host = await outsideHost(() => {});
    const fetched = fetchPicture(host.url, { ...LOOPBACK, timeoutMs: 200 });
    await expect(fetched).rejects.toMatchObject({
      status: 502,
      message: 'no whole response in time',
    });
  });
});
