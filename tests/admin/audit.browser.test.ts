import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts';
import { askRawText, type RawRequest } from '#tests/requests/ask-raw.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { EDITOR_PASSWORD, signedInEditor } from '#tests/samples/editors.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';

// The audit log records account, action, time and address, even at the quietest log level.

let site: Site;
let mail: MailServer;
let lines: string[] = [];
let addresses = 0;
let from: string;

beforeAll(async () => {
  mail = await startMailServer();
  site = await startSite('starter', {
    environment: { SMTP_URL: mail.url, TRUST_PROXY: '1' },
    log: pino({ level: 'fatal', base: null }, { write: (line: string) => void lines.push(line) }),
  });
});
afterAll(async () => {
  await site.stop();
  await mail.stop();
});
beforeEach(() => {
  lines = [];
  addresses += 1;
  from = `192.0.2.${addresses}`;
});

function ask(method: string, path: string, { headers, ...asked }: RawRequest = {}) {
  return askRawText(site.url, path, {
    method,
    headers: { 'X-Forwarded-For': from, ...headers },
    ...asked,
  });
}

const records = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

/** Waits for the entry in the audit log. */
async function recorded(count = 1) {
  await vi.waitUntil(() => lines.length >= count, { timeout: 10_000 });
  return records();
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const own = () => ({ Origin: site.url });

describe('the audit log records a refusal', () => {
  test('of a visitor without a session', async () => {
    await ask('GET', '/admin/coins?secret=typed');
    await ask('GET', '/admin/dashboard.data');
    await ask('POST', '/admin/images', { headers: own() });
    const refused = { audit: true, level: 40, msg: 'refused: not signed in', address: from };
    expect(await recorded(3)).toMatchObject([
      { ...refused, method: 'GET', path: '/admin/coins' },
      { ...refused, method: 'GET', path: '/admin/dashboard' },
      { ...refused, method: 'POST', path: '/admin/images' },
    ]);
    expect(lines).toHaveLength(3);
    expect(Math.abs(Number(records()[0]?.time) - Date.now())).toBeLessThan(10_000);
    expect(lines.join()).not.toContain('typed');
  });

  test('of an account without the admin claim, with its name', async () => {
    const { cookie, email } = await signedInEditor(site, { isAdmin: false });
    await ask('POST', '/admin/coins/add', { headers: { ...own(), cookie } });
    expect(await recorded()).toMatchObject([
      {
        who: email,
        address: from,
        path: '/admin/coins/add',
        msg: expect.stringContaining('claim'),
      },
    ]);
  });

  test('of a form sent by another site with an editor’s cookie, with the name and the origin', async () => {
    const { cookie, email } = await signedInEditor(site);
    const headers = { cookie, Origin: 'https://evil.example' };
    await ask('POST', '/admin/coins/add', { headers });
    expect(await recorded()).toMatchObject([
      {
        who: email,
        address: from,
        status: 403,
        path: '/admin/coins/add',
        why: 'sent from https://evil.example',
      },
    ]);
  });

  test.each<[number, string, string, RawRequest]>([
    [405, 'DELETE', '/coin/bitcoin', {}],
    [405, 'PUT', '/admin/coins', {}],
    [413, 'POST', '/api/sign-in', { body: 'x'.repeat(200_000) }],
    [413, 'POST', '/admin/login', { body: 'x'.repeat(200_000), headers: FORM }],
    [403, 'GET', '/images/news/a/b', {}],
    [401, 'POST', '/api/otp/verify', { body: '{"email":"a@example.com","otp":"123456"}' }],
  ])('%i to %s %s', async (status, method, path, { headers, ...asked }) => {
    const answer = await ask(method, path, { ...asked, headers: { ...own(), ...headers } });
    expect(answer.status).toBe(status);
    expect(await recorded()).toMatchObject([{ audit: true, status, method, path, address: from }]);
  });

  test('of too many sign-ins, with the email address', async () => {
    const body = JSON.stringify({ email: 'layla@example.com', password: 'guessed-it' });
    await ask('POST', '/api/sign-in', { headers: own(), body });
    await site.db.execute(sql`update throttles set count = 10`);
    await ask('POST', '/api/sign-in', { headers: own(), body });
    expect(await recorded(2)).toMatchObject([
      { who: 'layla@example.com', address: from, level: 40 },
      { who: 'layla@example.com', address: from, level: 40, retryAfterSeconds: expect.any(Number) },
    ]);
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('guessed-it');
  });

  test('in one line of bounded length, also for a long or malformed request', async () => {
    await ask('DELETE', `/a%0a%22%7d${'x'.repeat(10_000)}`, {
      headers: { Origin: 'o'.repeat(5000) },
    });
    await ask('POST', `/admin/${'y'.repeat(10_000)}`, { headers: { Origin: 'o'.repeat(5000) } });
    await recorded(2);
    for (const line of lines) {
      expect(line.length).toBeLessThan(1000);
      expect(line.trimEnd()).not.toContain('\n');
    }
  });
});

test('the audit log records every step of a sign-in, and an upload', async () => {
  const { email } = await signedInEditor(site);
  const post = (path: string, body: object, cookie = '') =>
    ask('POST', path, { headers: { ...own(), cookie }, body: JSON.stringify(body) });
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof ask>>, mark: string) =>
    headers['set-cookie']?.find((each) => each.includes(mark))?.split(';', 1)[0] ?? '';
  const pending = cookieOf(
    await post('/api/sign-in', { email, password: EDITOR_PASSWORD }),
    'pending',
  );
  await post('/api/otp/send', { email }, pending);
  const otp = mail.codeFor(email);
  const session = cookieOf(await post('/api/otp/verify', { email, otp }, pending), 'session');
  const picture = await plainPicture(20, 20).png().toBuffer();
  await ask('POST', '/admin/images', {
    headers: { ...own(), cookie: session, 'Content-Type': 'multipart/form-data; boundary=x' },
    body: Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
      picture,
      Buffer.from('\r\n--x--\r\n'),
    ]),
  });
  await post('/api/sign-out', {}, session);
  expect(records()).toMatchObject([
    { msg: 'sign-in: the password is right, a code is to come' },
    { msg: 'a code was sent' },
    { msg: 'signed in' },
    { msg: 'a picture was uploaded', picture: expect.stringMatching(/^\/uploads\/\w+\.webp$/) },
    { msg: 'signed out' },
  ]);
  for (const record of records()) expect(record).toMatchObject({ who: email, address: from });
  for (const secret of [otp, EDITOR_PASSWORD, pending, session].map((each) =>
    each.split('=').at(-1),
  )) {
    expect(lines.join()).not.toContain(secret);
  }
});

test('a stranger cannot flood the audit log or hide an action in it', async () => {
  for (let time = 0; time < 10; time += 1) {
    await Promise.all(Array.from({ length: 20 }, () => ask('DELETE', '/')));
  }
  await recorded(30);
  const { cookie, email } = await signedInEditor(site);
  await ask('POST', '/api/sign-out', { headers: { ...own(), cookie } });
  expect(records().at(-1)).toMatchObject({ msg: 'signed out', who: email, address: from });
  expect(lines).toHaveLength(31);
});
