import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LOOPBACK, pictureHost, plain } from '#tests/picture-host.ts';
import { keepPictures } from './pictures.ts';

const log = { warn: vi.fn(), debug: vi.fn() };
const png = await plain(600, 400).png().toBuffer();
const servesPicture: RequestListener = (_, response) => void response.end(png);

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'pictures');
}

const picturesIn = (cacheDir: string, failureMilliseconds?: number) =>
  keepPictures({
    cacheDir,
    log,
    connect: { ...LOOPBACK, timeoutMilliseconds: 2000 },
    ...(failureMilliseconds !== undefined && { failureMilliseconds }),
  });

test('500 asking at once for one picture make one call', async () => {
  const host = await pictureHost(servesPicture);
  const pictures = picturesIn(await newFolder());
  const got = await Promise.all(
    Array.from({ length: 500 }, () => pictures.get('news', `${host.url}/a`)),
  );
  expect(new Set(got).size).toBe(1);
  expect(host.requests).toHaveLength(1);
});

test('a picture is fetched once for each size, and not again after a restart', async () => {
  const host = await pictureHost(servesPicture);
  const folder = await newFolder();
  const news = await picturesIn(folder).get('news', `${host.url}/a`);
  const coin = await picturesIn(folder).get('coin', `${host.url}/a`);
  expect(host.requests).toHaveLength(2);
  const restarted = picturesIn(folder);
  expect(Buffer.from(await restarted.get('news', `${host.url}/a`)).equals(news)).toBe(true);
  expect(Buffer.from(await restarted.get('coin', `${host.url}/a`)).equals(coin)).toBe(true);
  expect(host.requests).toHaveLength(2);
});

test('a kept picture that was damaged is fetched again', async () => {
  const host = await pictureHost(servesPicture);
  const folder = await newFolder();
  const whole = await picturesIn(folder).get('news', `${host.url}/a`);
  const [name = ''] = await readdir(folder);
  await truncate(join(folder, name), 100);
  expect(Buffer.from(await picturesIn(folder).get('news', `${host.url}/a`)).equals(whole)).toBe(
    true,
  );
  expect(host.requests).toHaveLength(2);
});

test('without a disk to keep them on, pictures are still had', async () => {
  const host = await pictureHost(servesPicture);
  const folder = await newFolder();
  await writeFile(folder, 'not a folder');
  log.warn.mockReset();
  expect((await picturesIn(folder).get('news', host.url)).length).toBeGreaterThan(100);
  expect(log.warn).toHaveBeenCalled();
});

describe('a picture that cannot be had', () => {
  test('is asked for once by 500, at once and one after another', async () => {
    const host = await pictureHost((_, response) => void response.writeHead(500).end());
    const pictures = picturesIn(await newFolder());
    const get = () => pictures.get('news', host.url).catch((error) => error.status);
    const atOnce = await Promise.all(Array.from({ length: 250 }, get));
    const after: unknown[] = [];
    for (let i = 0; i < 250; i++) after.push(await get());
    expect(new Set([...atOnce, ...after])).toEqual(new Set([502]));
    expect(host.requests).toHaveLength(1);
  });

  test('is asked for again after a while, and then had', async () => {
    let answer: RequestListener = (_, response) => void response.writeHead(503).end();
    const host = await pictureHost((request, response) => answer(request, response));
    const pictures = picturesIn(await newFolder(), 50);
    await expect(pictures.get('news', host.url)).rejects.toMatchObject({ status: 502 });
    answer = servesPicture;
    await expect(pictures.get('news', host.url)).rejects.toMatchObject({ status: 502 });
    await wait(60);
    expect((await pictures.get('news', host.url)).length).toBeGreaterThan(100);
    expect(host.requests).toHaveLength(2);
  });

  test('leaves nothing on the disk and the others alone', async () => {
    const host = await pictureHost((request, response) => {
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

test('no more than 16 are fetched at once', async () => {
  let atOnce = 0;
  let most = 0;
  const host = await pictureHost(async (_, response) => {
    most = Math.max(most, ++atOnce);
    await wait(20);
    atOnce--;
    response.writeHead(404).end();
  });
  const pictures = picturesIn(await newFolder());
  const all = Array.from({ length: 60 }, (_, i) => pictures.get('coin', `${host.url}/${i}`));
  await Promise.allSettled(all);
  expect(host.requests).toHaveLength(60);
  expect(most).toBe(16);
});

test('loopback is not reached unless a test opens it', async () => {
  const host = await pictureHost(servesPicture);
  const pictures = keepPictures({ cacheDir: await newFolder(), log });
  await expect(pictures.get('news', `http://127.0.0.1:${host.port}/`)).rejects.toMatchObject({
    status: 403,
  });
  expect(host.connections).toBe(0);
});
