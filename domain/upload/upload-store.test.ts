import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { UpstreamError } from '#domain/upstream/request.ts';
import { bucketAt, startS3 } from '#tests/fakes/s3-server.ts';
import { s3Store } from './s3-store.ts';
import { folderStore, type UploadStore } from './upload-store.ts';

const { urlOf } = await startS3(afterAll);
let buckets = 0;
/** The address of an empty part of the bucket. */
function newBucket(): string {
  buckets += 1;
  return urlOf({ path: `/pictures/${buckets}` });
}

const nameOf = (n: number) => `${String(n).padStart(32, '0')}.webp`;

async function inFolder(): Promise<() => UploadStore> {
  const parent = await mkdtemp(join(tmpdir(), 'tabayyan-store-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  return () => folderStore(join(parent, 'uploads'));
}

async function inBucket(): Promise<() => UploadStore> {
  const url = newBucket();
  return () => s3Store(bucketAt(url), fetch, { namesAtOnce: 2 });
}

async function namesIn(store: UploadStore): Promise<string[]> {
  const names: string[] = [];
  for await (const name of store.list()) names.push(name);
  return names.sort();
}

async function textIn(store: UploadStore, name: string): Promise<string> {
  return Buffer.from((await store.get(name)) ?? []).toString();
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('in %s', (_, open) => {
  test('a file is read by another server, until it is removed', async () => {
    const opened = await open();
    const [here, there] = [opened(), opened()];
    expect([await there.get(nameOf(1)), await there.has(nameOf(1))]).toEqual([null, false]);
    await here.put(nameOf(1), Buffer.from([0, 255, 7]));
    expect(Buffer.from((await there.get(nameOf(1))) ?? [])).toEqual(Buffer.from([0, 255, 7]));
    expect(await there.has(nameOf(1))).toBe(true);
    await here.remove(nameOf(1));
    await here.remove(nameOf(1));
    expect([await here.get(nameOf(1)), await there.has(nameOf(1))]).toEqual([null, false]);
  });

  test('all names are listed, also those of an empty store', async () => {
    const store = (await open())();
    expect(await namesIn(store)).toEqual([]);
    const names = [1, 2, 3, 4, 5].map(nameOf);
    for (const name of names) await store.put(name, Buffer.from(name));
    expect(await namesIn(store)).toEqual(names);
  });

  test('a file may be replaced', async () => {
    const store = (await open())();
    for (const text of ['first', 'second']) {
      await store.put('note.json', Buffer.from(text));
      expect(await textIn(store, 'note.json')).toBe(text);
    }
  });
});

describe('a bucket', () => {
  test('has other files under each prefix', async () => {
    const [one, other] = ['/pictures/one', '/pictures/the/other/'].map((path) =>
      s3Store(bucketAt(urlOf({ path })), fetch),
    ) as [UploadStore, UploadStore];
    await one.put(nameOf(1), Buffer.from('a'));
    await other.put(nameOf(2), Buffer.from('b'));
    expect([await namesIn(one), await namesIn(other)]).toEqual([[nameOf(1)], [nameOf(2)]]);
  });

  test.each([
    ['another secret', { secret: 'wrong' }, 'it refuses the key, the secret'],
    ['another bucket', { path: '/others' }, 'there is no such bucket (status 404)'],
  ])('at %s fails with a reason', async (_, url, reason) => {
    const store = s3Store(bucketAt(urlOf(url)), fetch);
    await expect(store.put(nameOf(1), Buffer.from('a'))).rejects.toThrow(reason);
    await expect(namesIn(store)).rejects.toThrow(reason);
  });

  test('that is out of reach fails, except for pictures read lately', async () => {
    const { urlOf: urlOfStopped, stop } = await startS3();
    const store = s3Store(bucketAt(urlOfStopped()), fetch);
    await store.put(nameOf(1), Buffer.from('a'));
    await store.get(nameOf(1));
    await stop();
    await expect(store.put(nameOf(2), Buffer.from('a'))).rejects.toThrow('no connection');
    await expect(store.get(nameOf(2))).rejects.toThrow('no connection');
    expect(await textIn(store, nameOf(1))).toBe('a');
  });

  test('is asked again where it fails for a moment', async () => {
    const failures = [503, 500];
    const failing: typeof fetch = async (...asked) => {
      const status = failures.shift();
      return status ? new Response('', { status }) : fetch(...asked);
    };
    const store = s3Store(bucketAt(newBucket()), failing as never);
    await store.put(nameOf(1), Buffer.from('a'));
    expect(failures).toEqual([]);
    expect(await store.has(nameOf(1))).toBe(true);
  });

  test.each([
    ['repeats its answer', () => 'a'],
    ['ends with an earlier name', (page: number) => (page % 2 === 0 ? 'a' : 'c')],
    ['names no file and has more', () => null],
    ['never ends', (page: number) => String(page).padStart(9, '0')],
  ])('that %s is not listed for ever', async (_, nameOn) => {
    let pages = 0;
    const answer = () => {
      const name = nameOn(pages);
      pages += 1;
      const key = name === null ? '' : `<Key>${name}</Key>`;
      return new Response(
        `<ListBucketResult><IsTruncated>true</IsTruncated>${key}</ListBucketResult>`,
      );
    };
    const hostile = (async () => answer()) as never;
    const url = new URL('http://key:secret@127.0.0.1/pictures').href;
    const store = s3Store(bucketAt(url), hostile, { maxNames: 100 });
    await expect(namesIn(store)).rejects.toThrow(UpstreamError);
    expect(pages).toBeLessThanOrEqual(101);
  });

  test('that never answers is given up', async () => {
    const hanging = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((__, reject) => signal?.addEventListener('abort', reject));
    const store = s3Store(bucketAt(newBucket()), hanging, { timeoutMs: 50 });
    await expect(store.get(nameOf(1))).rejects.toThrow('no response in time');
  });
});
