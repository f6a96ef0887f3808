import { request as httpRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts, challenges, sessions } from '#db/schema.ts';
import { type Account, setAdmin, setDisabled } from '#domain/admin/account.ts';
import { createMailer, type Mailer } from '#domain/mail/mailer.ts';
import { MAIL_FAULTS, startFaultyMailServer } from '#tests/fakes/faulty-mail-server.ts';
import { serveFetch } from '#tests/rig/serve-fetch.ts';
import { type SignInSite, signInSite } from '#tests/rig/sign-in-site.ts';
import { EDITOR_PASSWORD } from '#tests/samples/editors.ts';
import { signInApi } from './sign-in-api.ts';

const ORIGIN = 'http://localhost:3000';
const EXPIRED = 'OTP has expired. Please login again to request a new one.';

let site: SignInSite;
let account: Account;
let visitors = 0;

beforeAll(async () => {
  site = await signInSite(ORIGIN);
});
beforeEach(async () => {
  site.mailServer.behaviour = 'takes';
  account = await site.account();
});
afterAll(() => site.stop());

/** A browser with its own cookies and IP address. */
function visitor(origin = ORIGIN, mail: Mailer = site.parts.mail) {
  visitors += 1;
  const bindings = { incoming: { socket: { remoteAddress: `10.1.0.${visitors}` } } };
  const parts = { signIn: { ...site.parts, origin, mail }, log: site.log, trustedProxies: 0 };
  const server = new Hono().route('/api', signInApi(parts));
  const cookies = new Map<string, string>();
  const ask = async (method: string, path: string, body?: unknown, headers = {}) => {
    const response = await server.request(
      `/api${path}`,
      {
        method,
        headers: {
          Origin: origin,
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      bindings,
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const post = (path: string, body: unknown = {}, headers = {}) => ask('POST', path, body, headers);
  return {
    cookies,
    ask,
    post,
    signIn: (fields = {}) =>
      post('/sign-in', { email: account.email, password: EDITOR_PASSWORD, ...fields }),
    send: (fields = {}) => post('/otp/send', { email: account.email, ...fields }),
    verify: (fields = {}) =>
      post('/otp/verify', {
        email: account.email,
        otp: site.mailServer.codeFor(account.email),
        ...fields,
      }),
    session: () => ask('GET', '/session'),
  };
}

async function signedIn() {
  const browser = visitor();
  await browser.signIn();
  await browser.send();
  await browser.verify();
  expect((await browser.session()).status).toBe(200);
  return browser;
}

async function statusAndBody(response: Response): Promise<[number, unknown]> {
  return [response.status, await response.json()];
}

const refused = (status: number, error: string) => [status, { success: false, error }];

/** Counts nine more attempts under the keys that begin so; ten are allowed. */
async function exhaust(key: string): Promise<void> {
  await site.db.execute(sql`update throttles set count = count + 9 where key like ${`${key} %`}`);
}

/** All rows that a sign-in request can change. */
async function state() {
  return JSON.stringify([
    await site.db.select().from(challenges).orderBy(challenges.idHash),
    await site.db.select().from(sessions).orderBy(sessions.idHash),
    await site.db.select().from(accounts).orderBy(accounts.id),
  ]);
}

describe('the two steps of a sign-in', () => {
  test('answer as specified and start a session', async () => {
    const browser = visitor();
    expect(await statusAndBody(await browser.session())).toEqual([
      401,
      { error: expect.any(String) },
    ]);
    expect(await statusAndBody(await browser.signIn())).toEqual([200, { success: true }]);
    expect((await browser.session()).status).toBe(401);
    expect(await statusAndBody(await browser.send())).toEqual([
      200,
      { success: true, message: expect.stringContaining(account.email), expiresIn: 600 },
    ]);
    expect((await browser.session()).status).toBe(401);
    expect(await statusAndBody(await browser.verify())).toEqual([200, { success: true }]);
    expect(await statusAndBody(await browser.session())).toEqual([
      200,
      { email: account.email, admin: true },
    ]);
    expect([...browser.cookies.keys()].toSorted()).toEqual([
      'tabayyan-browser',
      'tabayyan-session',
    ]);
  });

  test('refuse with the texts of requirement 8.1', async () => {
    const browser = visitor();
    const wrong = refused(401, 'Invalid email or password');
    expect(await statusAndBody(await browser.signIn({ password: 'wrong' }))).toEqual(wrong);
    expect(await statusAndBody(await browser.signIn({ email: 'nobody@example.com' }))).toEqual(
      wrong,
    );
    const plain = await site.account(false);
    expect(await statusAndBody(await browser.signIn({ email: plain.email }))).toEqual(
      refused(403, 'You are not authorized to access the admin dashboard.'),
    );
    expect(browser.cookies.size).toBe(0);
    expect(await statusAndBody(await browser.send())).toEqual(refused(401, EXPIRED));

    await browser.signIn();
    site.mailServer.behaviour = 'refuses';
    expect(await statusAndBody(await browser.send())).toEqual(
      refused(502, 'Failed to send OTP. Please try again.'),
    );
    site.mailServer.behaviour = 'takes';
    await browser.send();
    const code = site.mailServer.codeFor(account.email);
    const otp = code === '123456' ? '654321' : '123456';
    expect(await statusAndBody(await browser.verify({ otp }))).toEqual(refused(401, 'Invalid OTP'));
    await site.db.update(challenges).set({ codeSentAt: sql`now() - interval '600.001 seconds'` });
    expect(await statusAndBody(await browser.verify())).toEqual(refused(401, EXPIRED));
  });

  test('need the cookie and the email address of the first step', async () => {
    const browser = visitor();
    const stranger = visitor();
    const { email } = await site.account();
    await browser.signIn();
    const mails = site.mailServer.mails().length;
    expect((await stranger.send()).status).toBe(401);
    expect((await browser.send({ email })).status).toBe(401);
    expect(site.mailServer.mails()).toHaveLength(mails);
    await browser.send();
    expect((await stranger.verify()).status).toBe(401);
    expect((await browser.verify({ email })).status).toBe(401);
    expect((await browser.verify()).status).toBe(200);
  });

  test('ignore unknown members of the request', async () => {
    const browser = visitor();
    const extra = {
      verified: true,
      isAdmin: true,
      skipOtp: true,
      admin: true,
      success: true,
      accountId: account.id,
      __proto__: { verified: true },
      constructor: { prototype: { verified: true } },
    };
    expect((await browser.signIn({ ...extra, password: 'wrong' })).status).toBe(401);
    await browser.signIn(extra);
    expect((await browser.session()).status).toBe(401);
    await browser.send(extra);
    const token = browser.cookies.get('tabayyan-pending');
    const code = site.mailServer.codeFor(account.email);
    const otp = code === '123456' ? '654321' : '123456';
    expect((await browser.verify({ ...extra, otp, token })).status).toBe(401);
    expect((await visitor().verify({ ...extra, token })).status).toBe(401);
    expect((await browser.session()).status).toBe(401);
  });

  test('can be cancelled', async () => {
    const browser = visitor();
    await browser.signIn();
    await browser.send();
    const pending = browser.cookies.get('tabayyan-pending') ?? '';
    expect(await statusAndBody(await browser.post('/otp/cancel'))).toEqual([
      200,
      { success: true },
    ]);
    expect(browser.cookies.has('tabayyan-pending')).toBe(false);
    browser.cookies.set('tabayyan-pending', pending);
    expect((await browser.verify()).status).toBe(401);
    expect((await browser.post('/otp/cancel')).status).toBe(200);
  });

  test('are limited, and refusals have Retry-After', async () => {
    const browser = visitor();
    await browser.signIn();
    await browser.send();
    const soon = await browser.send();
    expect(soon.status).toBe(429);
    expect(Number(soon.headers.get('Retry-After'))).toBeGreaterThan(50);
    const otp = site.mailServer.codeFor(account.email) === '123456' ? '654321' : '123456';
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await browser.verify({ otp })).status).toBe(401);
    }
    const late = await browser.verify();
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);

    const guesser = visitor();
    const headers = (n: number) => ({ 'X-Forwarded-For': `192.0.2.${n}`, Forwarded: `for=${n}` });
    const body = { email: account.email, password: 'wrong' };
    expect((await guesser.post('/sign-in', body, headers(1))).status).toBe(401);
    await exhaust('sign-in from');
    expect((await guesser.post('/sign-in', body, headers(2))).status).toBe(429);
    const last = await guesser.signIn();
    expect(await last.json()).toEqual({ success: false, error: expect.any(String) });
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

test.each(MAIL_FAULTS)('a mail server that %s is 502 and changes nothing', async (fault) => {
  await using server = await startFaultyMailServer(fault);
  const options = { from: 'no-reply@example.com', outboxDir: '', log: site.log };
  let mailer = createMailer({ ...options, smtpUrl: server.url, longestMs: 700 });
  const browser = visitor(ORIGIN, { send: (mail) => mailer.send(mail) });
  await browser.signIn();
  const pending = () =>
    site.db.select().from(challenges).where(eq(challenges.accountId, account.id));
  const before = await pending();
  const failed = refused(502, 'Failed to send OTP. Please try again.');
  expect(await statusAndBody(await browser.send())).toEqual(failed);
  expect(await pending()).toEqual(before);
  mailer = site.parts.mail;
  expect((await browser.send()).status).toBe(200);
  expect((await browser.verify()).status).toBe(200);
});

describe('the sign-in cookies', () => {
  test('are HttpOnly, SameSite and without a domain', async () => {
    const browser = visitor();
    const steps = [await browser.signIn(), await browser.send(), await browser.verify()];
    const all = steps.flatMap((step) => step.headers.getSetCookie());
    expect(all.map((cookie) => cookie.split('=')[0])).toEqual([
      'tabayyan-pending',
      'tabayyan-session',
      'tabayyan-browser',
      'tabayyan-pending',
    ]);
    for (const cookie of all) {
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).not.toMatch(/Domain|Secure/i);
    }
  });

  test('of a site on https are bound to its host and to https', async () => {
    const browser = visitor('https://tabayyan.example');
    const steps = [await browser.signIn(), await browser.send(), await browser.verify()];
    for (const cookie of steps.flatMap((step) => step.headers.getSetCookie())) {
      expect(cookie).toMatch(
        /^__Host-tabayyan-\w+=[^;]*;(?=.*; Secure)(?=.*; HttpOnly).*SameSite=Lax/,
      );
      expect(cookie).not.toMatch(/Domain/i);
    }
    expect((await browser.session()).status).toBe(200);
    const plain = [...browser.cookies].map(([name, value]) => [name.replace('__Host-', ''), value]);
    browser.cookies.clear();
    for (const [name = '', value = ''] of plain) browser.cookies.set(name, value);
    expect((await browser.session()).status).toBe(401);
  });

  test('are long and new at every step, and earlier tokens are invalid', async () => {
    const browser = visitor();
    await browser.signIn();
    const first = browser.cookies.get('tabayyan-pending') ?? '';
    await browser.signIn();
    const second = browser.cookies.get('tabayyan-pending') ?? '';
    expect(second).not.toBe(first);
    browser.cookies.set('tabayyan-pending', first);
    expect((await browser.send()).status).toBe(401);
    browser.cookies.set('tabayyan-pending', second);
    await browser.send();
    await browser.verify();
    const session = browser.cookies.get('tabayyan-session') ?? '';
    for (const token of [first, second, session]) expect(token.length).toBeGreaterThanOrEqual(43);
    expect(session).not.toBe(second);

    await browser.signIn();
    await browser.send();
    await browser.verify();
    const next = browser.cookies.get('tabayyan-session') ?? '';
    expect(next).not.toBe(session);
    for (const invalid of [first, second, session]) {
      browser.cookies.set('tabayyan-session', invalid);
      expect((await browser.session()).status).toBe(401);
    }
    browser.cookies.set('tabayyan-session', next);
    expect((await browser.session()).status).toBe(200);
  });

  test('are replaced if another party has planted them', async () => {
    const browser = visitor();
    browser.cookies.set('tabayyan-pending', 'planted');
    browser.cookies.set('tabayyan-session', 'planted');
    expect((await browser.session()).status).toBe(401);
    expect((await browser.send()).status).toBe(401);
    await browser.signIn();
    expect(browser.cookies.get('tabayyan-pending')).not.toBe('planted');
    await browser.send();
    await browser.verify();
    expect(browser.cookies.get('tabayyan-session')).not.toBe('planted');
  });

  test('let a known browser sign in while the account is locked for others', async () => {
    const browser = await signedIn();
    await site.db.execute(sql`update throttles set count = 200 where key like 'sign-in to %'`);
    expect((await visitor().signIn()).status).toBe(429);
    expect((await browser.signIn()).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends with the sign-out', async () => {
    const browser = await signedIn();
    const session = browser.cookies.get('tabayyan-session') ?? '';
    expect(await statusAndBody(await browser.post('/sign-out'))).toEqual([200, { success: true }]);
    expect(browser.cookies.has('tabayyan-session')).toBe(false);
    browser.cookies.set('tabayyan-session', session);
    expect((await browser.session()).status).toBe(401);
    expect((await browser.post('/sign-out')).status).toBe(200);
  });

  // Stored moments are rounded to milliseconds, so each limit is passed by one.
  test.each([
    ['disabled', () => setDisabled(site.db, account.id, true)],
    ['no longer an admin', () => setAdmin(site.db, account.id, false)],
    [
      'idle for half an hour',
      () => site.db.update(sessions).set({ lastSeenAt: sql`now() - interval '1800.001 seconds'` }),
    ],
    [
      'twelve hours old',
      () => site.db.update(sessions).set({ createdAt: sql`now() - interval '43200.001 seconds'` }),
    ],
  ])('ends when it or its account is %s', async (_, end) => {
    const browser = await signedIn();
    await end();
    expect(await statusAndBody(await browser.session())).toEqual([
      401,
      { error: expect.any(String) },
    ]);
  });

  test('stays ended if its account becomes an admin again', async () => {
    const browser = await signedIn();
    await setAdmin(site.db, account.id, false);
    await setAdmin(site.db, account.id, true);
    expect((await browser.session()).status).toBe(401);
  });
});

describe('a sign-in request', () => {
  const paths = ['/sign-in', '/otp/send', '/otp/verify', '/otp/cancel', '/sign-out'];

  test('of another origin is 403 and changes nothing', async () => {
    const browser = await signedIn();
    await browser.signIn();
    await browser.send();
    const before = await state();
    const body = {
      email: account.email,
      password: EDITOR_PASSWORD,
      otp: site.mailServer.codeFor(account.email),
    };
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: 'http://localhost:3000.evil.example' },
      { Origin: 'https://evil.example', 'Content-Type': 'text/plain' },
      { Origin: 'https://evil.example', Host: 'evil.example' },
    ]) {
      for (const path of paths) {
        const response = await browser.post(path, body, headers);
        expect([headers, path, response.status]).toEqual([headers, path, 403]);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
    }
    expect(await state()).toBe(before);
    expect((await browser.session()).status).toBe(200);
  });

  test('is 405 unless its method is POST', async () => {
    const browser = await signedIn();
    for (const path of paths) {
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const { status, headers } = await browser.ask(method, path, undefined, {
          'X-HTTP-Method-Override': 'POST',
          'Access-Control-Request-Method': 'POST',
        });
        expect([method, path, status]).toEqual([method, path, 405]);
        expect(headers.get('Allow')).toBe('POST');
        expect([...headers.keys()].filter((name) => name.includes('access-control'))).toEqual([]);
      }
    }
    expect((await browser.ask('POST', '/session')).status).toBe(405);
    expect((await browser.session()).status).toBe(200);
  });

  test('with a code that is not six digits is 400 and does not count as an attempt', async () => {
    const browser = visitor();
    await browser.signIn();
    await browser.send();
    const before = await state();
    const response = refused(400, 'Please enter a valid 6-digit OTP');
    for (const otp of [
      ...['12345', '1234567', '12345a', ' 123456', '123456\n', '١٢٣٤٥٦', '۱۲۳۴۵۶', '１２３４５６'],
      ...[123456, null, true, [], ['1', '2', '3', '4', '5', '6'], { length: 6 }],
    ]) {
      expect([otp, await statusAndBody(await browser.verify({ otp }))]).toEqual([otp, response]);
      expect(await state()).toBe(before);
    }
  });

  test('with an invalid email address is 400', async () => {
    const browser = visitor();
    const response = refused(400, expect.any(String) as unknown as string);
    for (const email of [
      ...['editor@example.com\r\nBcc: other@example.com', 'editor@example.com\r\n'],
      ...['editor@example.com\n', '\reditor@example.com', 'edi\0tor@example.com', 'editor', ''],
      ...[`${'x'.repeat(300)}@example.com`, null, 42, ['editor@example.com'], { $ne: null }],
    ]) {
      for (const asked of [
        await browser.signIn({ email }),
        await browser.send({ email }),
        await browser.post('/otp/verify', { email, otp: '123456' }),
      ]) {
        expect([email, await statusAndBody(asked)]).toEqual([email, response]);
      }
    }
  });

  test.each(['null', '[]', '"x"'])('that is no object is incomplete: %s', async (body) => {
    const response = await visitor().post('/sign-in', body);
    expect(await response.json()).toEqual({
      success: false,
      error: 'The request is incomplete.',
    });
  });

  test('with another body than its fields is 400', async () => {
    for (const body of [
      ...['{"email":', '', '[]', 'null', '"email"'],
      `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      nested(),
      '{"email":"a@example.com","password":["x"]}',
      '{"email":"a@example.com","password":null}',
    ]) {
      const { status } = await visitor().post('/sign-in', body);
      expect([body.slice(0, 60), status]).toEqual([body.slice(0, 60), 400]);
    }
  });

  test('with an unusual password is 401', async () => {
    for (const password of ['', '\0', '\ud800', 'x'.repeat(90_000), '٣'.repeat(40_000)]) {
      expect((await visitor().signIn({ password })).status).toBe(401);
    }
  });

  test('is never cached', async () => {
    const browser = visitor();
    const responses = [
      await browser.session(),
      await browser.signIn(),
      await browser.send(),
      await browser.send(),
      await browser.verify({ otp: 'x' }),
      await browser.verify(),
      await browser.session(),
      await browser.ask('GET', '/sign-in'),
      await browser.post('/sign-out'),
    ];
    for (const response of responses)
      expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the sign-in API over a real connection', () => {
  const serve = (trustedProxies: number) => {
    const parts = { signIn: site.parts, log: site.log, trustedProxies };
    const app = new Hono().route('/api', signInApi(parts));
    return serveFetch(app.fetch);
  };

  const json = { Origin: ORIGIN, 'Content-Type': 'application/json', Connection: 'close' };

  test('logs no failure when a client hangs up before the end of its body', async () => {
    await using server = await serve(0);
    const before = site.logged.length;
    const headers = { ...json, 'Content-Length': 5_000 };
    const request = httpRequest(`${server.url}/api/sign-in`, { method: 'POST', headers });
    request.on('error', () => {});
    request.write('{');
    await setTimeout(100);
    request.destroy();
    await setTimeout(300);
    expect(site.logged.slice(before)).toEqual([]);
  });

  test('answers 413 to a body over 100 kB, also in chunks, and 400 to one with a false length', async () => {
    await using server = await serve(0);
    const body = JSON.stringify({ email: account.email, password: 'x'.repeat(200_000) });
    const whole = await fetch(`${server.url}/api/sign-in`, { method: 'POST', headers: json, body });
    expect(await statusAndBody(whole)).toEqual(
      refused(413, expect.any(String) as unknown as string),
    );
    const chunked = await fetch(`${server.url}/api/sign-in`, {
      method: 'POST',
      headers: json,
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
    const truncated = await new Promise<number | undefined>((done) => {
      const request = httpRequest(`${server.url}/api/sign-in`, {
        method: 'POST',
        headers: { ...json, 'Content-Length': 20 },
      });
      request.on('response', (response) => done(response.resume().statusCode));
      request.on('error', () => done(undefined));
      request.end('{"email":"a@example.');
    });
    expect(truncated).toBe(400);
  });

  test('trusts X-Forwarded-For only from a trusted proxy', async () => {
    for (const [proxies, expected] of [
      [0, 429],
      [1, 401],
    ] as const) {
      await using server = await serve(proxies);
      const body = JSON.stringify({ email: 'nobody@example.com', password: 'x' });
      await site.db.execute(sql`delete from throttles`);
      const statusFrom = async (n: number) => {
        const headers = { ...json, 'X-Forwarded-For': `203.0.113.9, 192.0.2.${n}` };
        return (await fetch(`${server.url}/api/sign-in`, { method: 'POST', headers, body })).status;
      };
      expect(await statusFrom(10)).toBe(401);
      await exhaust('sign-in from');
      expect(await statusFrom(11)).toBe(expected);
      expect(site.logged.at(-1)).toContain(proxies ? '"address":"192.0.2.11"' : '"127.0.0.1"');
    }
  });
});

test('without the database the sign-in API answers 503 with Retry-After', async () => {
  const { parts, log, stop } = await signInSite(ORIGIN);
  await stop();
  const server = new Hono().route('/api', signInApi({ signIn: parts, log, trustedProxies: 0 }));
  const response = await server.request('/api/sign-in', {
    method: 'POST',
    headers: { Origin: ORIGIN },
    body: JSON.stringify({ email: 'a@example.com', password: 'x' }),
  });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await response.json()).toEqual({
    success: false,
    error: 'An error occurred. Please try again.',
  });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

function nested(): string {
  const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  return `{"email":"a@example.com","password":"x","more":${deep}}`;
}
