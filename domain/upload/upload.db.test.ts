import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FAULTS, type FakeUpstream, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';
import { createUploads } from './upload.ts';
import { folderStore } from './upload-store.ts';

const { db } = await sharedDatabase();
const png = await plainPicture(30, 20).png().toBuffer();
const UPLOAD = '/v1_1/cloud/image/upload';
const SHOWN = 'https://res.images.example/cloud/a.webp';

/** The first uploads of a database, with a folder of their own; with `host`, at that image host. */
async function openUploads({
  host,
  hostTimeoutMs = 1000,
}: {
  host?: FakeUpstream;
  hostTimeoutMs?: number;
} = {}) {
  await db.execute(sql`truncate unused_uploads, throttles, kept_answers`);
  const parent = await mkdtemp(join(tmpdir(), 'tabayyan-test-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const logged: unknown[] = [];
  const note = (...line: unknown[]) => void logged.push(line);
  const folder = join(parent, 'uploads');
  const open = (url = host && host.url + UPLOAD) =>
    createUploads({
      db,
      fetch,
      store: folderStore(folder),
      imageHost: { url, preset: url && 'unsigned' },
      log: { warn: note, error: note },
      hostTimeoutMs,
      connect: LOOPBACK,
    });
  // All pictures belong to the same editor by default.
  const openOwn = (url?: string) => {
    const uploads = open(url);
    const save = (picture: Uint8Array | string, by = 'editor') => uploads.save(picture, by);
    return { ...uploads, save };
  };
  return { ...openOwn(), folder, logged, open: openOwn };
}

async function startHost(): Promise<FakeUpstream> {
  const host = await startFakeUpstream();
  onTestFinished(() => host[Symbol.asyncDispose]());
  return host;
}

describe('a picture at a web address', () => {
  test('is copied, re-encoded and stored like an upload', async () => {
    const host = await outsideHost((_, response) => response.end(png));
    const { save, folder } = await openUploads();
    expect(await save(`${host.url}/logo.png`)).toEqual({
      secure_url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/),
    });
    expect(await readdir(folder)).toHaveLength(1);
  });

  const large = Buffer.alloc(5_100_000);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, string, RequestListener | null, string]>([
    ['no web address', 'logo.png', null, 'this is not a web address'],
    ['a script', 'javascript:alert(1)', null, 'this is not a web address'],
    ['a private address', 'http://169.254.169.254/logo.png', null, 'not on the public internet'],
    ['a redirect to one', '', toPrivate, 'not on the public internet'],
    ['a missing page', '', (_, response) => response.writeHead(404).end(), 'no picture of at most'],
    ['too large a file', '', (_, response) => response.end(large), 'no picture of at most 5 MB'],
    ['a drawing with a script', '', (_, response) => response.end(svg), 'PNG, JPEG, WebP'],
    [
      'a web page',
      '',
      (_, response) => response.end('<!doctype html><p>Logo</p>'),
      'PNG, JPEG, WebP',
    ],
    ['a broken connection', '', (_, response) => response.destroy(), 'could not be reached'],
  ])('%s is refused with a reason, and nothing is stored', async (_, address, answer, reason) => {
    const host = answer && (await outsideHost(answer));
    const { save, folder } = await openUploads();
    const refused = await save(host ? `${host.url}/logo.png` : address);
    expect(refused).toMatchObject({ error: expect.stringContaining(reason) });
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });
});

function toPrivate(...[, response]: Parameters<RequestListener>): void {
  response.writeHead(302, { Location: 'http://10.0.0.1/logo.png' }).end();
}

describe('uploads on the disk', () => {
  test('are stored under a random key and readable after a restart', async () => {
    const { save, folder, open } = await openUploads();
    const [first, second] = [await save(png), await save(png)];
    expect(first).toEqual({
      secure_url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/),
    });
    expect(second).not.toEqual(first);
    const { secure_url } = first as { secure_url: string };
    expect((await readdir(folder)).length).toBe(2);
    const bytes = await open().read(secure_url.slice('/uploads/'.length, -'.webp'.length));
    expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 30 });
  });

  test.each(['', '..', '../secret', '0'.repeat(31), `${'0'.repeat(31)}G`, `${'0'.repeat(32)}\0`])(
    'are not found under the malformed key %j',
    async (key) => {
      const { save, folder, read } = await openUploads();
      await save(png);
      await writeFile(join(folder, '..', 'secret.webp'), 'secret');
      expect(await read(key)).toBeNull();
    },
  );

  test('are refused with a reason and without a file', async () => {
    const { save, folder } = await openUploads();
    expect(await save(Buffer.from('<svg/>'))).toEqual({
      status: 415,
      error: 'Upload failed: this is not a PNG, JPEG, WebP, GIF or AVIF picture.',
    });
    await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('fail with 507 when the disk cannot be written', async () => {
    const { save, folder, logged } = await openUploads();
    await writeFile(folder, 'not a folder');
    expect(await save(png)).toMatchObject({
      status: 507,
      error: 'Upload failed: the server cannot keep it now. Please try again later.',
    });
    expect(logged).toHaveLength(1);
  });

  test('are queued when concurrent, and refused with 503 when the queue is full', async () => {
    const { save, folder } = await openUploads();
    // A picture takes longer than the arrival of all 30, also on a busy machine.
    const slow = await sharp({
      create: { width: 2000, height: 2000, channels: 3, background: 'white' },
    })
      .png()
      .toBuffer();
    const answers = await Promise.all(Array.from({ length: 30 }, () => save(slow)));
    const refused = answers.filter((answer) => 'error' in answer);
    // Nine have room; faster machines finish some of them before the last one arrives.
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(21);
    expect(new Set(refused.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([
        '{"status":503,"error":"Upload failed: many pictures are being uploaded. Please try again in a minute."}',
      ]),
    );
    expect((await readdir(folder)).filter((name) => name.endsWith('.webp'))).toHaveLength(
      30 - refused.length,
    );
    expect(await save(png)).toHaveProperty('secure_url');
  });
});

describe('an image host', () => {
  test('receives the cleaned picture with the preset, and nothing is stored locally', async () => {
    const host = await startHost();
    const got: Response[] = [];
    host.responses.set(UPLOAD, {
      reply: ({ body, headers }) => {
        got.push(new Response(new Uint8Array(body), { headers }));
        return { body: JSON.stringify({ secure_url: SHOWN, width: 30 }) };
      },
    });
    const { save, folder } = await openUploads({ host });
    expect(await save(png)).toEqual({ secure_url: SHOWN });
    const form = await got[0]?.formData();
    expect(form?.get('upload_preset')).toBe('unsigned');
    const file = form?.get('file') as File;
    expect(await sharp(await file.bytes()).metadata()).toMatchObject({ format: 'webp', width: 30 });
    await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('receives no file that is not a picture', async () => {
    const host = await startHost();
    const { save } = await openUploads({ host });
    expect(await save(Buffer.from('<svg/>'))).toMatchObject({ status: 415 });
    expect(host.asked).toEqual([]);
  });

  test.each(FAULTS)('that answers with %s fails the upload', async (fault) => {
    const host = await startHost();
    if (fault === 'refused') await host.refuse();
    else host.responses.set(UPLOAD, { fault });
    const { save, logged } = await openUploads({ host, hostTimeoutMs: 400 });
    expect(await save(png)).toEqual({
      status: 502,
      error: expect.stringMatching(/^Upload failed: the image host .+\.$/),
    });
    expect(inspect(logged, { depth: 20 })).toContain('image host');
  });

  test.each([
    ['http elsewhere', 'http://res.images.example/a.webp'],
    ['no address', 'a.webp'],
    ['a script', 'javascript:alert(1)'],
    ['a name and password', 'https://me:secret@res.images.example/a.webp'],
    ['an address without end', `https://res.images.example/${'a'.repeat(3000)}`],
  ])('that answers with %s has failed', async (_, secure_url) => {
    const host = await startHost();
    host.responses.set(UPLOAD, { body: JSON.stringify({ secure_url }) });
    const { save } = await openUploads({ host });
    expect(await save(png)).toMatchObject({ status: 502 });
  });

  test('that refuses is reported differently from one that is down', async () => {
    const host = await startHost();
    const body = '{"error":{"message":"Upload preset not found"}}';
    host.responses.set(UPLOAD, { reply: () => ({ status: 400, body }) });
    const { save } = await openUploads({ host });
    expect(await save(png)).toEqual({
      status: 502,
      error:
        'Upload failed: the image host refused the picture (status 400). Its settings may be wrong.',
    });
  });
});

describe('whether a listing may use', () => {
  const key = '0123456789abcdef0123456789abcdef';

  test.each([
    ['/logos/bitcoin.svg', true],
    [`/uploads/${key}.webp`, false],
    [`/uploads/${key}.webp?x`, false],
    [`/uploads/../${key}.webp`, false],
    [`/uploads/${key}.svg`, false],
    ['/uploads/short.webp', false],
    ['/logos/../uploads/a.svg', false],
    ['/images/news/x/y', false],
    ['//evil.example/a.png', false],
    ['https://evil.example/a.png', false],
    ['https://res.cloudinary.com/cloud/a.webp', false],
    ['javascript:alert(1)', false],
    ['data:image/png;base64,AAAA', false],
    ['', false],
  ])('%s: %s', async (image, expected) => {
    expect(await (await openUploads()).isOurs(image)).toBe(expected);
  });

  test('an upload as long as its file exists', async () => {
    const { save, isOurs, folder } = await openUploads();
    const { secure_url } = (await save(png)) as { secure_url: string };
    expect(await isOurs(secure_url)).toBe(true);
    expect(await isOurs(`${secure_url}?x`)).toBe(false);
    await rm(join(folder, basename(secure_url)));
    expect(await isOurs(secure_url)).toBe(false);
  });

  test.each([
    ['https://res.cloudinary.com/cloud/image/upload/a.webp', true],
    ['https://api.cloudinary.com/a.webp', true],
    ['http://res.cloudinary.com/a.webp', false],
    ['https://res.cloudinary.com.evil.example/a.webp', false],
    ['https://me@res.cloudinary.com/a.webp', false],
    ['https://evil.example/res.cloudinary.com/a.webp', false],
    ['https://res.cloudinary.com/a b.webp', false],
  ])('with Cloudinary as image host, %s: %s', async (image, expected) => {
    const { open } = await openUploads();
    const { isOurs } = open('https://api.cloudinary.com/v1_1/cloud/image/upload');
    expect(await isOurs(image)).toBe(expected);
  });

  test('a host that the image host has served from, in all instances and after a restart', async () => {
    const host = await startHost();
    host.responses.set(UPLOAD, { body: JSON.stringify({ secure_url: SHOWN }) });
    const { save, isOurs, open } = await openUploads({ host });
    const second = open();
    expect(await second.isOurs(SHOWN)).toBe(false);
    await save(png);
    for (const knows of [isOurs, second.isOurs, open().isOurs]) {
      expect(await knows(SHOWN)).toBe(true);
      expect(await knows('https://evil.example/cloud/a.webp')).toBe(false);
    }
    expect(await open('https://another.example/upload').isOurs(SHOWN)).toBe(false);
  });

  test('all hosts that two instances learn concurrently', async () => {
    const host = await startHost();
    const names = Array.from({ length: 8 }, (_, i) => `https://res-${i}.images.example/a.webp`);
    const left = [...names];
    host.responses.set(UPLOAD, {
      reply: () => ({ body: JSON.stringify({ secure_url: left.pop() }) }),
    });
    const { open } = await openUploads({ host });
    await Promise.all(names.map(() => open().save(png)));
    const known = names.map((name) => open().isOurs(name));
    expect(await Promise.all(known)).toEqual(names.map(() => true));
  });
});
