import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '#tests/rig/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite('empty');
});
afterAll(() => site.stop());

// Without keep-alive: the server may close the connection before a long body has been sent.
async function post(path: string, body: string, type = 'application/x-www-form-urlencoded') {
  const started = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request(site.url + path, {
    method: 'POST',
    agent: false,
    headers: { origin: site.url, 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) },
  })
    .on('response', (response) => resolve(response.resume().statusCode ?? 0))
    .on('error', reject)
    .end(body);
  return { status: await promise, milliseconds: performance.now() - started };
}

// Unicode normalisation is quadratic in the number of accents: 16,000 of each blocked the server for more than a second.
const ACCENTS = `a${'\u0301'.repeat(16_000)}${'\u0323'.repeat(16_000)}`;

test('a password of accents in JSON does not block the server', async () => {
  const startMs = performance.now();
  ACCENTS.normalize('NFC');
  const composingMs = performance.now() - startMs;
  const credentials = JSON.stringify({ email: 'x@y.example', password: ACCENTS });
  // The fastest of three: the hash of the password and other tests take time too, but never as much each time.
  const times: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const response = await post('/api/sign-in', credentials, 'application/json');
    expect(response.status).toBe(401);
    times.push(response.milliseconds);
  }
  expect(Math.min(...times)).toBeLessThan(composingMs / 2);
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
    expect(response.milliseconds).toBeLessThan(1_500);
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
