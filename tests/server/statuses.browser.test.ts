import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askRawText, type RawRequest, type RawResponse } from '#tests/requests/ask-raw.ts';
import { closeDatabase } from '#tests/rig/database.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { EDITOR_PASSWORD, signedInEditor } from '#tests/samples/editors.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';
import { type Probe, PUBLIC, uncachedProbes } from '#tests/samples/probes.ts';

// Every kind of response has the security headers and reveals nothing about the server.

const METRICS_TOKEN = 'a-token-of-these-tests';
const SECRET = 'a secret of these tests';
const HTTPS = 'https://tabayyan.example';
const NO_MAIL_SERVER = 'smtp://127.0.0.1:1';

describe.each([
  ['http', undefined],
  ['https', HTTPS],
])('on %s every response has its headers:', (_, ORIGIN) => {
  let site: Site;
  let origin: string;
  let editor: string;
  let email: string;
  let withoutClaim: string;

  beforeAll(async () => {
    site = await startSite('starter', {
      environment: {
        METRICS_TOKEN,
        SECRET,
        SMTP_URL: NO_MAIL_SERVER,
        SECURITY_CONTACT: 'mailto:security@tabayyan.example',
        ...(ORIGIN && { ORIGIN }),
      },
    });
    origin = ORIGIN ?? site.url;
    const prefix = ORIGIN ? '__Host-' : '';
    const signedIn = await signedInEditor(site);
    ({ email } = signedIn);
    editor = prefix + signedIn.cookie;
    withoutClaim = prefix + (await signedInEditor(site, { isAdmin: false })).cookie;
  });
  afterAll(() => site.stop());

  /** Sends the request of a probe and checks the headers of every response. */
  async function ask([what, status, path, request]: Probe): Promise<RawResponse<string>> {
    const response = await askRawText(site.url, path, request);
    expect(response.status, what).toBe(status);
    const { headers } = response;
    expect(headers, what).toMatchObject(EXPECTED);
    expect(headers['content-security-policy'], what).not.toContain('unsafe');
    expect(headers, what).not.toHaveProperty('x-powered-by');
    expect(headers, what).not.toHaveProperty('server');
    expect(headers['strict-transport-security'], what).toBe(ORIGIN && HSTS);
    for (const cookie of headers['set-cookie'] ?? []) {
      const isSecure = ORIGIN !== undefined;
      const attributes = cookie.split('; ').slice(1);
      expect(attributes, what).toEqual(
        expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax']),
      );
      expect(attributes.includes('Secure'), what).toBe(isSecure);
      expect(cookie.startsWith('__Host-'), what).toBe(isSecure);
    }
    return response;
  }

  async function askUncached(probe: Probe): Promise<RawResponse<string>> {
    const response = await ask(probe);
    expect(response.headers['cache-control'], probe[0]).toBe('no-store');
    return response;
  }

  const json = (body: object, Cookie = ''): RawRequest => ({
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json', Cookie },
    body: JSON.stringify(body),
  });

  test('public responses', async () => {
    for (const probe of PUBLIC) {
      const { headers } = await ask(probe);
      expect(headers['cache-control'] ?? '', probe[0]).not.toBe('no-store');
    }
  });

  test('responses that no cache may store', async () => {
    const picture = await plainPicture(20, 20).png().toBuffer();
    const senders = { origin, editor, plain: withoutClaim, picture };
    const all = uncachedProbes({ ...senders, metricsToken: METRICS_TOKEN, secret: SECRET });
    for (const probe of all) {
      const { body } = await askUncached(probe);
      if (probe[0] !== 'an upload') continue;
      const { secure_url } = JSON.parse(body) as { secure_url: string };
      await ask(['a picture', 200, secure_url]);
    }
  });

  test('a failed mail, the sign-in cookies and too many attempts', async () => {
    const start = await askUncached([
      'a password',
      200,
      '/api/sign-in',
      json({ email, password: EDITOR_PASSWORD }),
    ]);
    const [cookie = ''] = start.headers['set-cookie'] ?? [];
    expect(cookie).toContain('tabayyan-pending=');
    const pending = cookie.split(';', 1)[0];
    await askUncached(['no mail', 502, '/api/otp/send', json({ email }, pending)]);
    await site.db.execute(sql`update throttles set count = 10 where key like 'sign-in from %'`);
    const tooMany = await askUncached([
      'too many',
      429,
      '/api/sign-in',
      json({ email, password: 'x' }),
    ]);
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0);
    const form = {
      ...json({}),
      headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `email=${email}&password=x`,
    };
    await askUncached(['too many by form', 429, '/admin/login', form]);
  });

  test('failures, a draining instance and a missing database', async () => {
    const asEditor = { headers: { Cookie: editor } };
    await site.db.execute(sql`alter table listings rename to lost`);
    for (const probe of [
      ['an API that fails', 500, '/api/coins'],
      ['a page that fails', 500, '/en/coin/solana'],
      ['data that fails', 500, '/en/coin/solana.data'],
      ['an editor’s page that fails', 500, '/admin/coins', asEditor],
    ] satisfies Probe[]) {
      expect((await askUncached(probe)).body, probe[0]).not.toMatch(/\n\s+at |node_modules|lost/);
    }
    site.readiness.draining = true;
    await askUncached(['a draining instance', 503, '/readyz']);
    await closeDatabase(site.db);
    for (const probe of [
      ['no list', 503, '/en/exchange'],
      ['no API', 503, '/api/exchanges'],
      ['no editor’s page', 503, '/admin/exchanges', asEditor],
      ['no sign-in', 503, '/api/sign-in', json({ email, password: 'x' })],
    ] satisfies Probe[]) {
      await askUncached(probe);
    }
  });
});

const HSTS = 'max-age=31536000; includeSubDomains';

const EXPECTED = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
};
