import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cpuMs } from '#tests/rig/cpu-time.ts';
import { type Site, startSite } from '#tests/rig/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite('empty');
});
afterAll(() => site.stop());

// The site runs in the thread of the test. Without keep-alive: the server may close the connection before a long body has been sent.
async function post(path: string, body: string, type = 'application/x-www-form-urlencoded') {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const tookMs = await cpuMs(() => {
    request(site.url + path, {
      method: 'POST',
      agent: false,
      headers: {
        origin: site.url,
        'Content-Type': type,
        'Content-Length': Buffer.byteLength(body),
      },
    })
      .on('response', (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject)
      .end(body);
    return promise;
  });
  return { status: await promise, tookMs };
}

// Unicode normalisation is quadratic in the number of accents: 16,000 of each blocked the server for more than a second.
const ACCENTS = `a${'\u0301'.repeat(16_000)}${'\u0323'.repeat(16_000)}`;

test('a password of accents in JSON does not block the server', async () => {
  const composingMs = await cpuMs(() => ACCENTS.normalize('NFC'));
  const credentials = JSON.stringify({ email: 'x@y.example', password: ACCENTS });
  const { status, tookMs } = await post('/api/sign-in', credentials, 'application/json');
  expect(status).toBe(401);
  expect(tookMs).toBeLessThan(composingMs / 2);
});

test('a password of accents in a form does not block the server', async () => {
  const password = ACCENTS.slice(0, 16_000);
  const form = new URLSearchParams({ email: 'x@y.example', password }).toString();
  expect((await post('/admin/login', form)).status).toBe(401);
});

test.each(['/admin/login', '/admin/login.data', '/admin/login/verify', '/admin/logout'])(
  'a long form is refused without being read by %s',
  async (path) => {
    const response = await post(path, 'a&'.repeat(1_000_000));
    expect(response.status).toBe(413);
    expect(response.tookMs).toBeLessThan(1_500);
  },
);

test.each(['no address', 'x@y.example\r\nBcc: z@y.example', `${'x'.repeat(300)}@y.example`, ''])(
  'the sign-in form refuses the email address %j',
  async (email) => {
    const form = new URLSearchParams({ email, password: 'a password' }).toString();
    expect((await post('/admin/login', form)).status).toBe(422);
  },
);

test('a form sent to an undecodable path is 404', async () => {
  expect((await post('/admin/coins/delete/%ff', 'a=b')).status).toBe(404);
});
