import {
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { diskCache } from './disk-cache.ts';

const log = { warn: vi.fn() };
beforeEach(() => log.warn.mockReset());

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'pictures');
}

const cacheIn = (folder: string, maxBytes = 1_000_000) => diskCache({ folder, maxBytes, log });

async function sizeOf(folder: string): Promise<number> {
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size);
  return (await Promise.all(sizes)).reduce((a, b) => a + b, 0);
}

test('written bytes are readable after a restart', async () => {
  const folder = await newFolder();
  expect(await cacheIn(folder).read('a')).toBeNull();
  await cacheIn(folder).write('a', Buffer.from('one'));
  await cacheIn(folder).write('../b\0', Buffer.from('two'));
  const restarted = cacheIn(folder);
  expect(Buffer.from((await restarted.read('a')) ?? []).toString()).toBe('one');
  expect(Buffer.from((await restarted.read('../b\0')) ?? []).toString()).toBe('two');
  expect(await restarted.read('c')).toBeNull();
  expect(log.warn).not.toHaveBeenCalled();
});

describe('a damaged file is removed and never served', () => {
  test.each<[string, (path: string) => Promise<void>]>([
    ['empty', (path) => truncate(path, 0)],
    ['cut in its sum', (path) => truncate(path, 20)],
    ['cut after its sum', (path) => truncate(path, 32)],
    ['cut', (path) => truncate(path, 40)],
    [
      'with zeros for an end',
      async (path) => {
        const { size } = await stat(path);
        await truncate(path, 40);
        await truncate(path, size);
      },
    ],
    [
      'with a bit turned',
      async (path) => {
        const bytes = await readFile(path);
        bytes[50] = (bytes[50] ?? 0) ^ 1;
        await writeFile(path, bytes);
      },
    ],
  ])('%s', async (_, spoil) => {
    const folder = await newFolder();
    const cache = cacheIn(folder);
    await cache.write('a', Buffer.from('bytes of a picture'.repeat(9)));
    const [name = ''] = await readdir(folder);
    await spoil(join(folder, name));
    expect(await cache.read('a')).toBeNull();
    expect(await readdir(folder)).toEqual([]);
    await cache.write('a', Buffer.from('new'));
    expect(await cache.read('a')).toEqual(Buffer.from('new'));
  });
});

describe('a full cache', () => {
  test('stays within its limit, drafts of a killed process included', async () => {
    const folder = await newFolder();
    await cacheIn(folder).write('first', Buffer.alloc(10));
    const draft = join(folder, 'draft-of-a-killed-process');
    await writeFile(draft, Buffer.alloc(90_000));
    await utimes(draft, 1000, 1000);
    const cache = cacheIn(folder, 100_000);
    for (let i = 0; i < 50; i++) {
      await cache.write(`${i}`, Buffer.alloc(8000, i));
      expect(await sizeOf(folder)).toBeLessThanOrEqual(100_000);
    }
    expect(await readdir(folder)).not.toContain('draft-of-a-killed-process');
    expect(await cache.read('49')).toEqual(Buffer.alloc(8000, 49));
  });

  test('removes the least recently read files', async () => {
    const folder = await newFolder();
    const cache = cacheIn(folder, 100_000);
    for (let i = 0; i < 8; i++) await cache.write(`${i}`, Buffer.alloc(8000, i));
    for (const name of await readdir(folder)) await utimes(join(folder, name), 1000, 1000);
    await cache.read('3');
    for (let i = 8; i < 14; i++) await cache.write(`${i}`, Buffer.alloc(8000, i));
    expect(await cache.read('3')).not.toBeNull();
    const old = await Promise.all([0, 1, 2, 4, 5, 6, 7].map((i) => cache.read(`${i}`)));
    expect(old.filter((bytes) => bytes === null).length).toBeGreaterThan(2);
  });

  test('stays within its limit when two processes share it', async () => {
    const folder = await newFolder();
    const caches = [cacheIn(folder, 200_000), cacheIn(folder, 200_000)];
    for (let i = 0; i < 40; i++) {
      await Promise.all(caches.map((cache, at) => cache.write(`${at} ${i}`, Buffer.alloc(8000))));
      expect(await sizeOf(folder)).toBeLessThanOrEqual(200_000);
    }
    expect(log.warn).not.toHaveBeenCalled();
  });
});

test('concurrent writes of the same key result in one valid file', async () => {
  const folder = await newFolder();
  const cache = cacheIn(folder);
  await Promise.all(Array.from({ length: 20 }, () => cache.write('a', Buffer.alloc(50_000, 7))));
  expect(await readdir(folder)).toHaveLength(1);
  expect(await cache.read('a')).toEqual(Buffer.alloc(50_000, 7));
});

test('a disk that cannot be written is logged, and nothing is thrown', async () => {
  const folder = await newFolder();
  await writeFile(folder, 'not a folder');
  const cache = cacheIn(folder);
  await cache.write('a', Buffer.from('one'));
  expect(await cache.read('a')).toBeNull();
  expect(log.warn).toHaveBeenCalledTimes(2);
});
