import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorWith, newPicture } from '#chaos/rig/editor.ts';
import { addAccount } from '#domain/admin/account.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts';
import { type Services, startServices } from '#tests/outages/services.ts';
import { PATHS } from '#tests/requests/paths.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { type SiteProcess, startSiteProcess } from '#tests/rig/site-process.ts';
import { EDITOR_PASSWORD } from '#tests/samples/editors.ts';

const BROWSER_FILES = resolve(import.meta.dirname, '../../build/client');

/** Every secret setting, with a value that the test can search for. */
const KEYS = {
  MARKET_KEY: 'marked-market-key',
  NEWS_KEY: 'marked-news-key',
  TRANSLATE_KEY: 'marked-translation-key',
  SECRET: 'marked-secret-of-the-site',
  METRICS_TOKEN: 'marked-token-of-the-metrics',
};
const MAIL_PASSWORD = 'marked-password-of-the-mail';
const DATABASE_PASSWORD = 'marked-password-of-the-database';
const FEED_TOKEN = 'marked-token-of-a-feed';
const WRONG_PASSWORD = 'marked wrong password';

let database: Awaited<ReturnType<typeof newDatabase>>;
let mail: MailServer;
let services: Services;
let site: SiteProcess;
let shown = '';
/** Secrets shared only by this editor's browser and the site. */
const confidences: string[] = [EDITOR_PASSWORD, WRONG_PASSWORD];

beforeAll(async () => {
  database = await newDatabase('starter');
  mail = await startMailServer();
  // These fakes repeat the key of a request in their answers.
  services = await startServices(
    ['markets', 'news API', 'feeds', 'translation', 'fallback translation', 'image host'],
    'wrong shape',
  );
  const databaseUrl = new URL(database.url);
  databaseUrl.password = DATABASE_PASSWORD;
  site = await startSiteProcess({
    ...services.environment,
    ...KEYS,
    NEWS_FEEDS: `en=${services.fakes.feeds.url}/en?token=${FEED_TOKEN}`,
    SMTP_URL: mail.url.replace('//', `//mailer:${MAIL_PASSWORD}@`),
    DATABASE_URL: databaseUrl.href,
    LOG_LEVEL: 'trace',
  });
  const cookie = await signIn('first@example.com');
  await work(cookie);
  await fail(cookie);
  for (const path of [...PATHS.public, ...PATHS.api]) await look(path);
  for (const path of [...PATHS.public, ...PATHS.admin]) {
    const { headers } = await look(dataAddress(path), cookie);
    if (path !== '/not-there') expect(headers.get('Content-Type'), path).toBe('text/x-script');
  }
  for (const path of PATHS.admin) await look(path, cookie);
}, 90_000);

afterAll(async () => {
  await site?.[Symbol.asyncDispose]();
  await services?.stop();
  await mail?.stop();
  await database?.close();
});

test('the keys are in use', async () => {
  expect(services.fakes['news API'].asked[0]?.authorization).toContain(KEYS.NEWS_KEY);
  expect(services.fakes.feeds.asked.length).toBeGreaterThan(0);
  expect(mail.passwords).toContain(MAIL_PASSWORD);
  const headers = { Authorization: `Bearer ${KEYS.METRICS_TOKEN}` };
  expect((await fetch(`${site.url}/metrics`, { headers })).status).toBe(200);
  expect(shown.length).toBeGreaterThan(100_000);
  expect(site.lines.filter((line) => line.includes('"level":20')).length).toBeGreaterThan(20);
  expect(site.lines.filter((line) => line.includes('"level":50')).length).toBeGreaterThan(1);
});

test.each([...Object.values(KEYS), MAIL_PASSWORD, DATABASE_PASSWORD, FEED_TOKEN])(
  'the %s is in no response and no log line',
  (key) => {
    expect(linesWith(key)).toEqual([]);
    for (const spelling of spellings(key)) expect(shown).not.toContain(spelling);
  },
);

test('no password, code or cookie is in the log', () => {
  // Two passwords, two codes (one in two spellings), and four cookies.
  expect(confidences.length).toBe(9);
  for (const secret of confidences) expect(linesWith(secret)).toEqual([]);
});

test('the browser files contain no server settings and no sources', async () => {
  const files = readdirSync(BROWSER_FILES, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => path.endsWith('.map'))).toEqual([]);
  for (const path of paths.filter((name) => /\.(js|css|svg|txt|json)$/.test(name))) {
    const text = readFileSync(path, 'utf8');
    expect(text, path).not.toContain('sourceMappingURL');
    expect(text, path).not.toMatch(/MARKET_KEY|NEWS_KEY|TRANSLATE_KEY|SMTP_URL|DATABASE_URL/);
  }
  const script = readdirSync(join(BROWSER_FILES, 'assets')).find((name) => name.endsWith('.js'));
  expect((await fetch(`${site.url}/assets/${script}`)).status).toBe(200);
  expect((await fetch(`${site.url}/assets/${script}.map`)).status).toBe(404);
});

function linesWith(secret: string): string[] {
  return site.lines.filter((line) => spellings(secret).some((spelling) => line.includes(spelling)));
}

/** The secret as it is, and encoded as in an address, in JSON and in a header. */
function spellings(secret: string): string[] {
  const base64 = Buffer.from(secret)
    .toString('base64')
    .replace(/..?=*$/, '');
  return [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), base64];
}

async function look(path: string, cookie = ''): Promise<Response> {
  const answer = await fetch(site.url + path, { redirect: 'manual', headers: { cookie } });
  shown += `${[...answer.headers].join('\n')}\n${await answer.text()}\n`;
  return answer;
}

/** The address of a page's data: `/en.data?q=bit` of `/en?q=bit`. */
function dataAddress(path: string): string {
  return path.replace(/^\/(?=\?|$)/, '/_root').replace(/(?=\?|$)/, '.data');
}

async function send(path: string, body: object, cookie = ''): Promise<Response> {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  shown += await answer.clone().text();
  return answer;
}

/** Signs in with a wrong password and a wrong code on the way; returns the session's cookie. */
async function signIn(email: string): Promise<string> {
  await addAccount(database.db, { email, password: EDITOR_PASSWORD, isAdmin: true });
  await send('/api/sign-in', { email, password: WRONG_PASSWORD });
  await fetch(`${site.url}/admin/login`, {
    method: 'POST',
    headers: { Origin: site.url },
    body: new URLSearchParams({ email, password: WRONG_PASSWORD }),
  });
  const pending = cookiesOf(await send('/api/sign-in', { email, password: EDITOR_PASSWORD }));
  await send('/api/otp/send', { email }, pending);
  const otp = mail.codeFor(email);
  const wrong = otp === '111111' ? '222222' : '111111';
  await send('/api/otp/verify', { email, otp: wrong }, pending);
  const session = cookiesOf(await send('/api/otp/verify', { email, otp }, pending));
  confidences.push(`"${otp}"`, ` ${otp}`, ...[pending, session].flatMap(valuesIn));
  return session;
}

async function work(cookie: string): Promise<void> {
  const editor = editorWith({ url: site.url, port: Number(new URL(site.url).port), cookie });
  const coin = { name: 'Edited', description: 'As it is.', image: '/logos/bitcoin.svg' };
  expect((await editor.edit('bitcoin', coin, 1)).status).toBe(302);
  // The image host refuses it.
  expect((await editor.upload(await newPicture())).status).toBe(502);
  const headers = { Cookie: cookie, Origin: site.url };
  const body = new URLSearchParams({ reason: 'It is of use.' });
  await fetch(`${site.url}/admin/translate`, { method: 'POST', headers, body });
  await fetch(`${site.url}/metrics`, { headers: { Authorization: 'Bearer no' } });
}

/** Requests while the mail server and one table after another fail. */
async function fail(cookie: string): Promise<void> {
  const email = 'second@example.com';
  await addAccount(database.db, { email, password: EDITOR_PASSWORD, isAdmin: true });
  mail.behaviour = 'refuses';
  const pending = cookiesOf(await send('/api/sign-in', { email, password: EDITOR_PASSWORD }));
  expect((await send('/api/otp/send', { email }, pending)).status).toBe(502);
  const [, unsent] = /\b(\d{6})\b/.exec(mail.refused[0]?.text ?? '') ?? [];
  confidences.push(` ${unsent}`, ...valuesIn(pending));
  for (const table of ['accounts', 'sessions', 'challenges', 'listings']) {
    const renamed = sql.identifier(`${table}_gone`);
    await database.db.execute(sql`alter table ${sql.identifier(table)} rename to ${renamed}`);
    await send('/api/sign-in', { email, password: EDITOR_PASSWORD });
    await send('/api/otp/verify', { email, otp: '123456' }, pending);
    for (const path of ['/admin/coins', '/coin/ethereum', '/api/coins']) await look(path, cookie);
    await database.db.execute(sql`alter table ${renamed} rename to ${sql.identifier(table)}`);
  }
}

function cookiesOf(answer: Response): string {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return cookies.filter((cookie) => !cookie.endsWith('=')).join('; ');
}

function valuesIn(cookies: string): string[] {
  return cookies.split('; ').map((cookie) => cookie.slice(cookie.indexOf('=') + 1));
}
