import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount } from '#domain/admin/account.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts';
import { askRawText, type RawRequest, type RawResponse } from '#tests/requests/ask-raw.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { EDITOR_PASSWORD, signedInEditor } from '#tests/samples/editors.ts';

// Requests that browsers do not send.

const EVIL = 'evil.example';

let site: Site;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  site = await startSite('starter', { environment: { SMTP_URL: mail.url } });
});
afterAll(async () => {
  await site.stop();
  await mail.stop();
});

describe('a forged host appears in no link, no mail and no cached page:', () => {
  const FORWARDED = {
    'X-Forwarded-Host': EVIL,
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Server': EVIL,
    'X-Original-Host': EVIL,
    'X-Host': EVIL,
    'X-Rewrite-URL': `https://${EVIL}/`,
    Forwarded: `host=${EVIL};proto=https`,
  };
  const WAYS: [string, (path: string) => [string, Record<string, string>]][] = [
    ['as the host', (path) => [path, { Host: EVIL }]],
    ['as the host, with a port', (path) => [path, { Host: `${EVIL}:443` }]],
    ['in the headers of a proxy', (path) => [path, FORWARDED]],
    ['in an absolute request target', (path) => [`http://${EVIL}${path}`, {}]],
    ['everywhere', (path) => [`http://${EVIL}${path}`, { ...FORWARDED, Host: EVIL }]],
  ];
  const PATHS = [
    '/en',
    '/coin/bitcoin',
    '/crypto',
    '/ar/coin/bitcoin',
    '/coin/bitcoin/',
    '/nothing',
    '/en/cryptocurrencies?q=bit',
    '/en/coin/bitcoin.data',
    '/admin',
    '/admin/dashboard',
    '/admin/dashboard.data',
    '/admin/login',
    '/api/coins',
    '/api/nothing',
    '/images/news/a/b',
    '/icon.svg',
    '/logos',
    '/healthz',
  ];

  const saysEvil = ({ headers, body }: RawResponse<string>) =>
    `${JSON.stringify(headers)}\n${body}`.toLowerCase().includes(EVIL);
  const withoutDate = ({
    status,
    body,
    headers: { date: _, ...headers },
  }: RawResponse<string>) => ({
    status,
    body,
    headers,
  });

  test.each(WAYS)('%s', async (_, way) => {
    for (const path of PATHS) {
      const [target, headers] = way(path);
      const response = await askRawText(site.url, target, { headers });
      expect(saysEvil(response), path).toBe(false);
      expect(response.status, path).toBeLessThan(500);
    }
  });

  test.each(WAYS)('%s, and the next visitor gets the same page as before', async (_, way) => {
    for (const path of [
      '/en/exchange/binance',
      '/en/markets',
      '/exchange',
      '/en/nothing',
      '/crypto',
    ]) {
      const before = withoutDate(await askRawText(site.url, path));
      const [target, headers] = way(path);
      await askRawText(site.url, target, { headers });
      expect(withoutDate(await askRawText(site.url, path)), path).toEqual(before);
    }
  });

  test.each(WAYS)('%s, in a sign-in', async (way, at) => {
    const email = `${way.replace(/\W+/g, '-')}@example.com`;
    await addAccount(site.db, { email, password: EDITOR_PASSWORD, isAdmin: true });
    const [path, headers] = at('/admin/login');
    const response = await askRawText(site.url, path, {
      method: 'POST',
      headers: {
        ...headers,
        Origin: site.url,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: `${new URLSearchParams({ email, password: EDITOR_PASSWORD })}`,
    });
    expect([response.status, saysEvil(response)]).toEqual([302, false]);
    expect(mail.codeFor(email)).toMatch(/^\d{6}$/);
    expect(JSON.stringify(mail.mails().at(-1)).toLowerCase()).not.toContain(EVIL);
  });
});

/** Spellings of admin paths, some of which look like a file. */
const ODD_PATHS = [
  '/en/../admin/dashboard',
  '/coin/../admin/dashboard',
  '/assets/../admin/dashboard',
  '/assets/..%2fadmin/dashboard',
  '/./admin/dashboard',
  '/%2e/admin/dashboard',
  '/en/%2e%2e/admin/dashboard',
  '/en/..%2fadmin/dashboard',
  '/en/.%2e/admin/dashboard',
  '//admin/dashboard',
  '///admin//dashboard',
  '/admin//dashboard',
  '/\\admin/dashboard',
  '\\admin\\dashboard',
  '/admin\\dashboard',
  '/en\\..\\admin\\dashboard',
  '/admin%2fdashboard',
  '/admin%252fdashboard',
  '/%61dmin/dashboard',
  '/%2561dmin/dashboard',
  '/ADMIN/dashboard',
  '/Admin/Dashboard',
  '/admin;/dashboard',
  '/admin;a=b/dashboard',
  '/admin/dashboard;',
  '/admin/dashboard;x.css',
  '/admin/dashboard/',
  '/admin/dashboard/x.css',
  '/admin/dashboard.css',
  '/admin/dashboard%2fx.css',
  '/admin/dashboard%3fx.css',
  '/admin/dashboard?x.css',
  '/admin/dashboard%00.css',
  '/admin/dashboard%0a.css',
  '/admin/dashboard.data/x.css',
  '/admin/dashboard.data?x.css',
  '/admin/dashboard.data/',
  '/admin/coins.data/x.js',
  '/admin/dashboard.',
  '/admin./dashboard',
  '/admin.data',
  '/_root.data?_routes=admin%2Fdashboard',
  '/en.data?_routes=admin%2Fguarded,admin%2Fdashboard',
  '/admin/login/../dashboard',
  '/admin/login/..;/dashboard',
  '/admin/login.data?_routes=admin%2Fdashboard',
  '/admin/dashboard.data?_routes=admin%2Fdashboard',
  '/api/../admin/dashboard',
  '/uploads/..%2f..%2fadmin/dashboard',
  '/admin/dashboard#/admin/login',
  '/ar/admin/dashboard',
  '/en/admin/dashboard',
];

describe('with any spelling of its path the admin', () => {
  // Found in the frame of each admin page, in the dashboard and in its data.
  const EDITORS = /editor-\d+@example|Latest changes|topCoins|Sign out/;

  async function askAll(
    request: RawRequest,
    check: (response: RawResponse<string>, path: string) => void,
  ) {
    for (const path of ODD_PATHS) {
      const response = await rawPath(path, request);
      expect(response.status, path).toBeLessThan(500);
      check(response, path);
    }
  }

  test('is recognised by the pattern of these tests', async () => {
    const { cookie } = await signedInEditor(site);
    for (const path of ['/admin/dashboard', '/admin/dashboard.data']) {
      expect((await rawPath(path, { headers: { cookie } })).body).toMatch(EDITORS);
    }
  });

  test.each([
    ['', {}],
    [
      ' who send the headers by which frameworks were bypassed',
      {
        'X-Middleware-Subrequest': 'app/admin/guarded',
        'X-Original-URL': '/admin/dashboard',
        'X-HTTP-Method-Override': 'POST',
      },
    ],
  ])('shows nothing to visitors%s', async (_, headers) => {
    await askAll({ headers }, ({ body }, path) => expect(body, path).not.toMatch(EDITORS));
  });

  test('shows nothing to accounts without the admin claim', async () => {
    const { cookie } = await signedInEditor(site, { isAdmin: false });
    await askAll({ headers: { cookie } }, ({ body }, path) =>
      expect(body, path).not.toMatch(EDITORS),
    );
  });

  test('is not cached for editors', async () => {
    const { cookie } = await signedInEditor(site);
    let shown = 0;
    await askAll({ headers: { cookie } }, ({ status, body, headers }, path) => {
      const isTheirs = EDITORS.test(body);
      if (isTheirs) shown += 1;
      const mayBeKept = headers['cache-control'] !== 'no-store';
      expect(mayBeKept && (isTheirs || status >= 400), path).toBe(false);
    });
    expect(shown).toBeGreaterThan(0);
  });
});

/** Sends a request line with exactly this path. */
async function rawPath(path: string, { headers = {} }: RawRequest): Promise<RawResponse<string>> {
  const { hostname, port, host } = new URL(site.url);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers });
  const socket = connect(Number(port), hostname);
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`GET ${path} HTTP/1.1\r\n${head}\r\n`);
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) text += chunk;
  const [top = '', ...rest] = text.split('\r\n\r\n');
  const [status = '', ...answered] = top.split('\r\n');
  return {
    status: Number(status.split(' ')[1]),
    headers: Object.fromEntries(
      answered.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    ),
    body: rest.join('\r\n\r\n'),
  };
}
