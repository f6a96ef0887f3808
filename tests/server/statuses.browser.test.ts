import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plain } from '#tests/fakes/picture-host.ts';
import { type Asked, type RawAnswer, rawRequest } from '#tests/requests/raw-request.ts';
import { closeDatabase } from '#tests/rig/database.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { EDITOR_PASSWORD, signedInEditor } from '#tests/samples/editors.ts';
import { type Probe, PUBLIC, probesNotKept } from '#tests/samples/probes.ts';

// Whatever is answered, and to whom: it says how it may be used, and nothing of what made it.

const METRICS_TOKEN = 'a-token-of-these-tests';
const SECRET = 'a secret of these tests';
const HTTPS = 'https://tabayyan.example';
const NOBODY_LISTENS = 'smtp://127.0.0.1:1';

describe.each([
  ['http', undefined],
  ['https', HTTPS],
])('at %s every answer has its headers:', (_, ORIGIN) => {
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
        SMTP_URL: NOBODY_LISTENS,
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

  /** Asks, and looks at what every answer must have. */
  async function ask([what, status, path, asked]: Probe): Promise<RawAnswer> {
    const answer = await rawRequest(site, path, asked);
    expect(answer.status, what).toBe(status);
    const { headers } = answer;
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
    return answer;
  }

  async function askForNow(probe: Probe): Promise<RawAnswer> {
    const answer = await ask(probe);
    expect(answer.headers['cache-control'], probe[0]).toBe('no-store');
    return answer;
  }

  const json = (body: object, Cookie = ''): Asked => ({
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json', Cookie },
    body: JSON.stringify(body),
  });

  test('what everybody may have', async () => {
    for (const probe of PUBLIC) {
      const { headers } = await ask(probe);
      expect(headers['cache-control'] ?? '', probe[0]).not.toBe('no-store');
    }
  });

  test('what nobody may keep', async () => {
    const picture = await plain(20, 20).png().toBuffer();
    const senders = { origin, editor, plain: withoutClaim, picture };
    const all = probesNotKept({ ...senders, metricsToken: METRICS_TOKEN, secret: SECRET });
    for (const probe of all) {
      const { body } = await askForNow(probe);
      if (probe[0] !== 'an upload') continue;
      const { secure_url } = JSON.parse(body) as { secure_url: string };
      await ask(['a picture', 200, secure_url]);
    }
  });

  test('a code that cannot be sent, its cookies, and too many tries', async () => {
    const start = await askForNow([
      'a password',
      200,
      '/api/sign-in',
      json({ email, password: EDITOR_PASSWORD }),
    ]);
    const [cookie = ''] = start.headers['set-cookie'] ?? [];
    expect(cookie).toContain('tabayyan-pending=');
    const pending = cookie.split(';', 1)[0];
    await askForNow(['no mail', 502, '/api/otp/send', json({ email }, pending)]);
    await site.db.execute(sql`update throttles set count = 10 where key like 'sign-in from %'`);
    const tooMany = await askForNow([
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
    await askForNow(['too many by form', 429, '/admin/login', form]);
  });

  test('failures, the leaving, and no database', async () => {
    const asEditor = { headers: { Cookie: editor } };
    await site.db.execute(sql`alter table listings rename to lost`);
    for (const probe of [
      ['an API that fails', 500, '/api/coins'],
      ['a page that fails', 500, '/en/coin/solana'],
      ['data that fails', 500, '/en/coin/solana.data'],
      ['an editor’s page that fails', 500, '/admin/coins', asEditor],
    ] satisfies Probe[]) {
      expect((await askForNow(probe)).body, probe[0]).not.toMatch(/\n\s+at |node_modules|lost/);
    }
    site.readiness.draining = true;
    await askForNow(['that it leaves', 503, '/readyz']);
    await closeDatabase(site.db);
    for (const probe of [
      ['no list', 503, '/en/exchange'],
      ['no API', 503, '/api/exchanges'],
      ['no editor’s page', 503, '/admin/exchanges', asEditor],
      ['no sign-in', 503, '/api/sign-in', json({ email, password: 'x' })],
    ] satisfies Probe[]) {
      await askForNow(probe);
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
