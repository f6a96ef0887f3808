import { request as httpRequest } from 'node:http';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { newListing } from '#tests/samples/listings.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';

const MEGABYTE = 1024 * 1024;
const png = await plainPicture(60, 40).png().toBuffer();

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite('empty');
  ({ cookie } = await signedInEditor(site));
});
afterAll(() => site.stop());

function upload(
  file: Uint8Array | string | null,
  { name = 'picture.png', ...headers }: { name?: string; cookie?: string; origin?: string } = {},
) {
  const body = new FormData();
  if (typeof file === 'string') body.set('file', file);
  else if (file) body.set('file', new Blob([Buffer.from(file)], { type: 'image/png' }), name);
  return fetch(`${site.url}/admin/images`, {
    method: 'POST',
    headers: { cookie, origin: site.url, ...headers },
    body,
    redirect: 'manual',
  });
}

describe('a picture that an editor uploads', () => {
  test('is served at the address in the response, with a long cache time', async () => {
    const response = await upload(png);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { secure_url, preview } = (await response.json()) as Record<string, string>;
    expect(preview).toBe(secure_url);
    const shown = await fetch(site.url + secure_url);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=2592000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
    const etag = shown.headers.get('ETag') ?? '';
    const picture = await sharp(await shown.bytes()).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 60, height: 40 });
    const again = await fetch(site.url + secure_url, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    const part = await fetch(site.url + secure_url, { headers: { Range: 'bytes=0-1,0-1,0-' } });
    expect(part.status).toBe(200);
    expect(await sharp(await part.bytes()).metadata()).toMatchObject({ width: 60 });
  });

  test.each(['../../../etc/passwd', 'a\0.png', `${'long'.repeat(60)}.png`, '<script>.svg'])(
    'may have the file name %j',
    async (name) => {
      const response = await upload(png, { name });
      expect(await response.json()).toMatchObject({
        secure_url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/),
      });
    },
  );

  test.each<[number, string, Uint8Array | string | null]>([
    [415, 'HTML called a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [415, 'SVG called a picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [413, 'more than 5 MB', Buffer.alloc(5 * MEGABYTE + 1)],
    [422, 'a text', 'not a file'],
    [422, 'nothing', null],
  ])('is refused with %i when it is %s', async (status, _, file) => {
    const response = await upload(file);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      error: expect.stringMatching(/^Upload failed: .+\.$/),
    });
  });

  test('is refused when the body is not a form', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain']) {
      const headers = { cookie, origin: site.url, 'Content-Type': type };
      const response = await fetch(`${site.url}/admin/images`, {
        method: 'POST',
        headers,
        body: 'x',
      });
      expect(response.status).toBe(422);
    }
  });
});

test('too many simultaneous uploads get a Retry-After', async () => {
  const large = await plainPicture(1000, 1000).png().toBuffer();
  const responses = await Promise.all(Array.from({ length: 30 }, () => upload(large)));
  const refused = responses.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) {
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(await response.json()).toEqual({
      error: 'Upload failed: many pictures are being uploaded. Please try again in a minute.',
    });
  }
  expect((await upload(png)).status).toBe(200);
});

test('an editor over the upload limit gets a Retry-After', async () => {
  const { id, cookie: other } = await signedInEditor(site);
  await site.db.execute(sql`insert into throttles (key, window_start, count)
    values (${`upload ${id}`}, now() - interval '50 minutes', 60)`);
  const response = await upload(png, { cookie: other });
  expect(response.status).toBe(429);
  const seconds = Number(response.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(await response.json()).toEqual({
    error:
      'Upload failed: you have sent 60 pictures within an hour. Please try again in 10 minutes.',
  });
  // A form without scripts carries its picture.
  const form = new FormData();
  form.set('image-file', new Blob([png], { type: 'image/png' }), 'picture.png');
  const headers = { cookie: other, origin: site.url };
  const sent = await fetch(`${site.url}/admin/coins/add`, { method: 'POST', headers, body: form });
  expect(sent.status).toBe(422);
  expect(await sent.text()).toContain('you have sent 60 pictures within an hour');
  expect((await upload(png)).status).toBe(200);
});

/** Sends `megabytes`, with headers that may be false; the status, or null where the connection is cut. */
function send(
  path: string,
  megabytes: number,
  {
    isEnded = false,
    ...headers
  }: { isEnded?: boolean; cookie?: string; 'Content-Length'?: string },
): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const request = httpRequest(site.url + path, {
    method: 'POST',
    headers: {
      cookie,
      origin: site.url,
      'Content-Type': 'multipart/form-data; boundary=x',
      ...headers,
    },
  });
  request.on('response', (response) => {
    resolve(response.statusCode ?? null);
    if (isEnded) response.resume();
    else request.destroy();
  });
  request.on('error', () => resolve(null));
  request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  for (let sent = 0; sent < megabytes; sent++) request.write(Buffer.alloc(MEGABYTE));
  if (isEnded) request.end();
  return promise;
}

describe('a picture of 20 MB', () => {
  const upload20 = (headers = {}) => send('/admin/images', 20, { isEnded: true, ...headers });

  test('is cut off at a length that is false', async () => {
    expect(await upload20({ 'Content-Length': '1000' })).not.toBe(200);
    expect((await upload(png)).status).toBe(200);
  });
});

test('an editor’s body that never ends is refused at the limit', async () => {
  const startMs = performance.now();
  expect(await send('/admin/images', 7, {})).toBe(413);
  expect(await send('/admin/coins/add', 7, {})).toBe(413);
  // A slow body is closed after twelve seconds.
  expect(performance.now() - startMs).toBeLessThan(8_000);
});

test('a visitor who is not an editor is refused before the body has ended', async () => {
  const { cookie: withoutClaim } = await signedInEditor(site, { isAdmin: false });
  for (const [status, sender] of [
    [401, ''],
    [401, 'tabayyan-session=made-up'],
    [403, withoutClaim],
  ] as const) {
    expect(await send('/admin/images', 4, { cookie: sender })).toBe(status);
  }
  expect(await send('/admin/coins/add', 4, { cookie: '' })).toBe(401);

  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => send('/admin/images', 4, { cookie: '' })),
  );
  expect(new Set(statuses)).toEqual(new Set([401]));
});

describe('uploads and translations', () => {
  test('are refused by GET', async () => {
    for (const path of ['/admin/images', '/admin/translate']) {
      expect((await fetch(site.url + path, { redirect: 'manual' })).status).toBe(401);
      const looked = await fetch(site.url + path, { headers: { cookie } });
      expect([looked.status, looked.headers.get('Allow')]).toEqual([405, 'POST']);
    }
  });
});

test.each([
  '/uploads/0123456789abcdef0123456789abcdef.webp',
  '/uploads/..%2Fsecret.webp',
  '/uploads/..%2F..%2Fsecret',
  '/uploads/%00.webp',
  '/uploads/a.png',
  '/uploads/%',
])('the missing picture %s answers 404 and is not cached', async (path) => {
  const response = await fetch(site.url + path);
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('a picture at another host is served by our site on every page of its listing', async () => {
  const image = 'https://res.images.example/a.webp';
  await addUnrecorded(site.db, [
    newListing({ id: 'elsewhere', image }),
    newListing({ id: 'elsewhere', kind: 'exchange', image }),
  ]);
  for (const path of [
    '/',
    '/en?view=comparison',
    '/en/cryptocurrencies',
    '/coin/elsewhere',
    '/exchange',
    '/exchange/elsewhere',
  ]) {
    const page = await (await fetch(site.url + path)).text();
    expect(page).toContain('src="/images/logo/');
    expect(page).not.toContain(image);
  }
});

describe('a translation', () => {
  const translate = (fields: Record<string, string>) =>
    fetch(`${site.url}/admin/translate`, {
      method: 'POST',
      headers: { cookie, origin: site.url },
      body: new URLSearchParams(fields),
    });

  test('without a service returns the texts and names their fields', async () => {
    const response = await translate({
      description: 'Hello',
      pros: 'x',
      reason: 'Because',
      other: '1',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      fields: {
        description: { text: 'Hello', made: 'failed' },
        reason: { text: 'Because', made: 'failed' },
      },
      error:
        'Could not translate the following fields: description, reason. Please check your input or try again later.',
    });
  });

  test('of a text that is too long is refused', async () => {
    const response = await translate({ cons: 'x'.repeat(20_001) });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ field: 'cons', error: expect.any(String) });
  });
});
