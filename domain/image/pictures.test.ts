import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';
import { PictureError } from './picture-error.ts';
import { createPictures } from './pictures.ts';

const log = { warn: vi.fn(), debug: vi.fn() };
const png = await plainPicture(600, 400).png().toBuffer();
const servesPicture: RequestListener = (_, response) => void response.end(png);

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'pictures');
}

const picturesIn = (
  cacheDir: string,
  { timeoutMs = 2000, ...limits }: Limits & { timeoutMs?: number } = {},
) => createPictures({ cacheDir, log, connect: { ...LOOPBACK, timeoutMs }, ...limits });

type Limits = Pick<Parameters<typeof createPictures>[0], 'failureMs' | 'restMs'>;

test('500 concurrent requests for a picture fetch it once', async () => {
  const host = await outsideHost(servesPicture);
  const pictures = picturesIn(await newFolder());
  const got = await Promise.allSettled(
    Array.from({ length: 500 }, () => pictures.get('news', `${host.url}/a`)),
  );
  expect(host.requests).toHaveLength(1);
  expect(new Set(got.map(({ status }) => status))).toEqual(new Set(['fulfilled']));
  expect(new Set(got.map((result) => 'value' in result && result.value)).size).toBe(1);
});

test('a picture is fetched once per size, and not again after a restart', async () => {
  const host = await outsideHost(servesPicture);
  const folder = await newFolder();
  const news = await picturesIn(folder).get('news', `${host.url}/a`);
  const coin = await picturesIn(folder).get('coin', `${host.url}/a`);
  expect(host.requests).toHaveLength(2);
  const restarted = picturesIn(folder);
  expect(Buffer.from(await restarted.get('news', `${host.url}/a`)).equals(news)).toBe(true);
  expect(Buffer.from(await restarted.get('coin', `${host.url}/a`)).equals(coin)).toBe(true);
  expect(host.requests).toHaveLength(2);
});

test('a damaged picture in the cache is fetched again', async () => {
  const host = await outsideHost(servesPicture);
  const folder = await newFolder();
  const whole = await picturesIn(folder).get('news', `${host.url}/a`);
  const [name = ''] = await readdir(folder);
  await truncate(join(folder, name), 100);
  expect(Buffer.from(await picturesIn(folder).get('news', `${host.url}/a`)).equals(whole)).toBe(
    true,
  );
  expect(host.requests).toHaveLength(2);
});

test('pictures are served without a writable cache', async () => {
  const host = await outsideHost(servesPicture);
  const folder = await newFolder();
  await writeFile(folder, 'not a folder');
  log.warn.mockReset();
  expect((await picturesIn(folder).get('news', host.url)).length).toBeGreaterThan(100);
  expect(log.warn).toHaveBeenCalled();
});

test('a prefetched picture is had until it fails', async () => {
  let isGone = false;
  const host = await outsideHost((request, response) =>
    isGone || request.url === '/dead' ? response.writeHead(404).end() : response.end(png),
  );
  const folder = await newFolder();
  const pictures = picturesIn(folder);
  const has = (path: string) => pictures.has('news', `${host.url}/${path}`);
  for (const path of ['a', 'dead']) pictures.prefetch('news', `${host.url}/${path}`);
  expect([has('a'), has('dead')]).toEqual([false, false]);
  await expect.poll(() => has('a')).toBe(true);
  await expect.poll(() => host.requests.length).toBe(2);
  await sleep(50);
  expect(has('dead')).toBe(false);
  expect(pictures.has('source', `${host.url}/a`)).toBe(false);

  isGone = true;
  await rm(folder, { recursive: true });
  await expect(pictures.get('news', `${host.url}/a`)).rejects.toThrow(PictureError);
  expect(has('a')).toBe(false);
});

describe('a picture that fails', () => {
  test('is fetched once for 500 requests, concurrent and consecutive', async () => {
    const host = await outsideHost((_, response) => void response.writeHead(500).end());
    const pictures = picturesIn(await newFolder());
    const get = () => pictures.get('news', host.url).catch((error) => error.status);
    const atOnce = await Promise.all(Array.from({ length: 250 }, get));
    const after: unknown[] = [];
    for (let i = 0; i < 250; i++) after.push(await get());
    expect(new Set([...atOnce, ...after])).toEqual(new Set([502]));
    expect(host.requests).toHaveLength(1);
  });

  test('is fetched again once its failure has expired', async () => {
    let answer: RequestListener = (_, response) => void response.writeHead(503).end();
    const host = await outsideHost((request, response) => answer(request, response));
    const pictures = picturesIn(await newFolder(), { failureMs: 60_000 });
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await expect(pictures.get('news', host.url)).rejects.toMatchObject({ status: 502 });
    answer = servesPicture;
    await expect(pictures.get('news', host.url)).rejects.toMatchObject({ status: 502 });
    vi.setSystemTime(Date.now() + 60_000);
    expect((await pictures.get('news', host.url)).length).toBeGreaterThan(100);
    expect(host.requests).toHaveLength(2);
  });

  test('is not cached on the disk and does not affect others', async () => {
    const host = await outsideHost((request, response) => {
      if (request.url === '/html') {
        response.setHeader('Content-Type', 'image/png');
        return response.end('<!doctype html>');
      }
      return response.end(png);
    });
    const folder = await newFolder();
    const pictures = picturesIn(folder);
    await expect(pictures.get('news', `${host.url}/html`)).rejects.toMatchObject({ status: 404 });
    await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' });
    await pictures.get('news', `${host.url}/png`);
    expect(await readdir(folder)).toHaveLength(1);
  });
});

test.each([
  ['16 pictures are fetched concurrently', 10, 16],
  ['3 pictures of a host are fetched concurrently', 1, 3],
])('at most %s', async (_, names, expected) => {
  let running = 0;
  let peak = 0;
  const host = await outsideHost(async (_, response) => {
    peak = Math.max(peak, ++running);
    await sleep(20);
    running--;
    response.writeHead(404).end();
  });
  const pictures = picturesIn(await newFolder());
  const all = Array.from({ length: 60 }, (_, i) =>
    pictures.get('coin', `http://host-${i % names}.test:${host.port}/${i}`),
  );
  await Promise.allSettled(all);
  expect(host.requests).toHaveLength(60);
  expect(peak).toBe(expected);
});

describe('a host that hangs', () => {
  /** Serves any number of host names: `slow` hangs, all others serve pictures. */
  async function hosts() {
    const hanging: ServerResponse[] = [];
    const host = await outsideHost((request, response) => {
      if (request.headers.host?.startsWith('slow')) hanging.push(response);
      else servesPicture(request, response);
    });
    const at = (name: string, path: number | string) => `http://${name}.test:${host.port}/${path}`;
    return { at, hanging };
  }

  /** Longer than the test. */
  const PATIENT = { timeoutMs: 20_000 };

  const WHILE = { interval: 5, timeout: 10_000 };

  function answerFromNowOn(hanging: ServerResponse[]): void {
    const answering = setInterval(() => {
      for (const response of hanging.splice(0)) response.writeHead(404).end();
    }, 1);
    onTestFinished(() => clearInterval(answering));
  }

  const statusOf = (error: { status: number }) => error.status;

  test('delays no picture of other hosts', async () => {
    const { at, hanging } = await hosts();
    const pictures = picturesIn(await newFolder(), PATIENT);
    const settled = vi.fn();
    const slow = Array.from({ length: 50 }, (_, i) =>
      pictures.get('news', at('slow', i)).catch(statusOf).finally(settled),
    );
    await vi.waitUntil(() => hanging.length === 3, WHILE);
    expect((await pictures.get('news', at('quick', 'a'))).length).toBeGreaterThan(100);
    expect(settled).not.toHaveBeenCalled();
    expect(hanging).toHaveLength(3);
    answerFromNowOn(hanging);
    await Promise.all(slow);
  });

  test.each([
    ['has a queue of 200', 1, 3],
    ['under many names has a queue of 200', 80, 16],
  ])('%s, whose refusals are not cached', async (_, names, fetched) => {
    const { at, hanging } = await hosts();
    const pictures = picturesIn(await newFolder(), PATIENT);
    const settled = vi.fn();
    const status = (i: number) =>
      pictures.get('coin', at(`slow-${i % names}`, i)).then(() => 200, statusOf);
    const excess = 20;
    const all = Array.from({ length: fetched + 200 + excess }, (_, i) =>
      status(i).finally(settled),
    );
    await vi.waitUntil(() => settled.mock.calls.length === excess, WHILE);
    await vi.waitUntil(() => hanging.length === fetched, WHILE);
    answerFromNowOn(hanging);
    const statuses = await Promise.all(all);
    expect(statuses.filter((code) => code === 502)).toHaveLength(excess);
    expect(await status(statuses.indexOf(502))).toBe(404);
  });

  test('rests after three late answers and is then tried again', async () => {
    const { at, hanging } = await hosts();
    const limits = { timeoutMs: 500, restMs: 1500 };
    const pictures = picturesIn(await newFolder(), limits);
    const statuses = Array.from({ length: 50 }, (_, i) =>
      pictures.get('news', at('slow', i)).catch(statusOf),
    );
    expect(await Promise.all(statuses)).toEqual(Array(50).fill(502));
    // Three late answers, and at most two requests that were running by then.
    const tried = hanging.length;
    expect(tried).toBeLessThanOrEqual(5);
    const again = () => pictures.get('news', at('slow', 'again'));
    await expect(again()).rejects.toMatchObject({ status: 502 });
    expect(hanging).toHaveLength(tried);
    await sleep(limits.restMs);
    const got = again();
    await vi.waitUntil(() => hanging.length > tried, WHILE);
    hanging.at(-1)?.end(png);
    expect((await got).length).toBeGreaterThan(100);
  });

  test('rests after three requests for its address that fail', async () => {
    const resolve = vi.fn(async (hostname: string) => {
      throw Object.assign(new Error(hostname), { code: 'ENOTFOUND' });
    });
    const pictures = createPictures({ cacheDir: await newFolder(), log, connect: { resolve } });
    const statuses = Array.from({ length: 50 }, (_, i) =>
      pictures.get('news', `http://gone.test/${i}`).catch(statusOf),
    );
    expect(await Promise.all(statuses)).toEqual(Array(50).fill(502));
    expect(resolve.mock.calls.length).toBeLessThanOrEqual(5);
  });

  test('does not rest if it answers in between', async () => {
    const { at, hanging } = await hosts();
    const pictures = picturesIn(await newFolder(), { timeoutMs: 1_500 });
    const late = (path: string) => pictures.get('news', at('slow', path)).catch(statusOf);
    for (let round = 0; round < 2; round++) {
      expect(await Promise.all([late(`${round}/a`), late(`${round}/b`)])).toEqual([502, 502]);
      const tried = hanging.length;
      const got = pictures.get('news', at('slow', `${round}/c`));
      await vi.waitUntil(() => hanging.length > tried, WHILE);
      hanging.at(-1)?.end(png);
      expect((await got).length).toBeGreaterThan(100);
    }
  });
});

test('the loopback is not reached unless a test allows it', async () => {
  const host = await outsideHost(servesPicture);
  const pictures = createPictures({ cacheDir: await newFolder(), log });
  await expect(pictures.get('news', `http://127.0.0.1:${host.port}/`)).rejects.toMatchObject({
    status: 403,
  });
  expect(host.connections).toBe(0);
});
