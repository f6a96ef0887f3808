import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addAccount } from '#domain/admin/account.ts';
import { signedImageAddress } from '#domain/image/signed-address.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { purgeMetrics } from '#http/metrics.ts';
import { standbyMetrics } from '#http/standby-metrics.ts';
import { type FakeUpstream, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { closeDatabase } from '#tests/rig/database.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { EDITOR_PASSWORD, signedInEditor } from '#tests/samples/editors.ts';
import { newListing } from '#tests/samples/listings.ts';
import { marketResponse, newMarketCoin } from '#tests/samples/market-coins.ts';
import { COINS_MARKETS } from '#tests/samples/market-site.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';

// Metrics, security.txt and the accessibility contact of a running site.

const TOKEN = 'a-token-of-these-tests';
const SECRET = 'a secret of these tests';
const PATIENCE = { timeout: 10_000 };
const WITH_TOKEN = { headers: { Authorization: `Bearer ${TOKEN}` } };

let site: Site;
let fake: FakeUpstream;
let mail: MailServer;

beforeAll(async () => {
  [fake, mail] = await Promise.all([startFakeUpstream(), startMailServer()]);
  fake.responses.set(COINS_MARKETS, { body: marketResponse([newMarketCoin()]) });
  fake.responses.set('/translate', { body: JSON.stringify({ translatedText: 'سريع' }) });
  site = await startSite('starter', {
    environment: {
      METRICS_TOKEN: TOKEN,
      CONTACT: 'mailto:hello@tabayyan.example',
      SECURITY_CONTACT: 'mailto:security@tabayyan.example',
      SECRET,
      SMTP_URL: mail.url,
      MARKET_URL: fake.url,
      NEWS_FEEDS: `en=${fake.url}/no-feed`,
      TRANSLATE_URL: `${fake.url}/translate`,
    },
    outside: { fetch: globalThis.fetch, connect: LOOPBACK },
  });
  await vi.waitUntil(() => site.changes.isListening(), { timeout: 10_000 });
  // New figures clear the page cache: fetch them before the tests.
  await get('/api/markets');
});
afterAll(async () => {
  await site.stop();
  await mail.stop();
  await fake[Symbol.asyncDispose]();
});

async function readMetrics(): Promise<string> {
  const answer = await fetch(`${site.url}/metrics`, WITH_TOKEN);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return answer.text();
}

/** The sample of a series (name and labels); undefined: none. */
function figureIn(text: string, series: string): number | undefined {
  const sample = text.split('\n').find((line) => line.startsWith(`${series} `));
  return sample === undefined ? undefined : Number(sample.slice(series.length + 1));
}

const figureOf = async (series: string) => figureIn(await readMetrics(), series);

/** Expects that `act` raises the series by these numbers. Polls, because a response may arrive before it is counted. */
async function expectRise(rises: Record<string, number>, act: () => Promise<unknown>) {
  const before = await readMetrics();
  await act();
  const risen = async () => {
    const now = await readMetrics();
    const rise = (series: string) => (figureIn(now, series) ?? 0) - (figureIn(before, series) ?? 0);
    return Object.fromEntries(Object.keys(rises).map((series) => [series, rise(series)]));
  };
  await expect.poll(risen, PATIENCE).toEqual(rises);
}

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(site.url + path, {
    method: 'POST',
    headers: { Origin: site.url, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

describe('the metrics', () => {
  test.each<[string, () => HeadersInit | Promise<HeadersInit>]>([
    ['without a token', () => ({})],
    ['with a guessed token', () => ({ Authorization: 'Bearer 1234567890123456' })],
    ['with a truncated token', () => ({ Authorization: `Bearer ${TOKEN.slice(0, -1)}` })],
    ['with a longer token', () => ({ Authorization: `Bearer ${TOKEN}s` })],
    ['with an empty token', () => ({ Authorization: 'Bearer ' })],
    ['with another scheme', () => ({ Authorization: `Basic ${TOKEN}` })],
    ['by an editor', async () => ({ Cookie: (await signedInEditor(site)).cookie })],
  ])('are refused %s', async (_, headers) => {
    const address = `${site.url}/metrics?token=${TOKEN}`;
    const answer = await fetch(address, { headers: await headers() });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toBe('Unauthorized');
  });

  test('are answered with the token, uncached', async () => {
    const answer = await fetch(`${site.url}/metrics`, WITH_TOKEN);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toMatch(/^# HELP tabayyan_requests_total /);
  });
});

test('metrics and security.txt are 404 unless they are configured', async () => {
  const bare = await startSite('empty');
  const unknown = await fetch(`${bare.url}/nothing`);
  for (const path of ['/metrics', '/.well-known/security.txt']) {
    const answer = await fetch(bare.url + path, { headers: { Authorization: 'Bearer undefined' } });
    const type = answer.headers.get('content-type');
    expect([path, answer.status, type]).toEqual([path, 404, unknown.headers.get('content-type')]);
  }
  await bare.stop();
});

test('security.txt is public and has the security headers', async () => {
  const answer = await get('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=UTF-8',
  ]);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await answer.text()).toMatch(/^Contact: mailto:security@tabayyan\.example\nExpires: 2/);
});

test('the accessibility statement names the general contact, not the security contact', async () => {
  for (const path of ['/accessibility', '/en/accessibility']) {
    const page = await (await get(path)).text();
    expect(page).toContain('href="mailto:hello@tabayyan.example"');
    expect(page).not.toContain('security@');
  }
});

test('requests are counted by kind of answer and class of status, and timed', async () => {
  const requests = (kind: string, status: string) =>
    `tabayyan_requests_total{kind="${kind}",status="${status}"}`;
  const timed = (kind: string) => `tabayyan_request_duration_seconds_count{kind="${kind}"}`;
  const rises = {
    [requests('page', '2xx')]: 2,
    [requests('page', '4xx')]: 2,
    [requests('data', '2xx')]: 1,
    [requests('api', '2xx')]: 1,
    [requests('api', '4xx')]: 1,
    [requests('image', '4xx')]: 1,
    [requests('file', '2xx')]: 1,
    [requests('admin', '3xx')]: 1,
    [requests('sign-in', '4xx')]: 1,
    [timed('page')]: 4,
    [timed('api')]: 2,
  };
  await expectRise(rises, async () => {
    for (const path of [
      '/en/coin/bitcoin',
      '/en/coin/bitcoin',
      '/en/coin/nothing',
      '/nothing',
      '/en/cryptocurrencies.data',
      '/api/coins',
      '/api/coins?limit=-1',
      '/images/news/a/b',
      '/icon.svg',
      '/admin/dashboard',
      '/api/session',
    ]) {
      await (await get(path)).arrayBuffer();
    }
  });
});

test('page requests are counted as hits, misses and uncacheable', async () => {
  const requests = (result: string) => `tabayyan_page_cache_requests_total{result="${result}"}`;
  await expectRise(
    { [requests('hit')]: 2, [requests('miss')]: 1, [requests('uncacheable')]: 1 },
    async () => {
      for (let time = 0; time < 3; time++) await get('/en/exchange/kraken');
      await get('/en/cryptocurrencies?q=bit');
    },
  );
  expect(await figureOf('tabayyan_page_cache_bytes')).toBeGreaterThan(1000);
  expect(await figureOf('tabayyan_page_cache_pages')).toBeGreaterThan(0);
});

test('sign-ins are counted by step and outcome', async () => {
  const email = 'counted@example.com';
  await addAccount(site.db, { email, password: EDITOR_PASSWORD, isAdmin: true });
  const steps = (step: string, outcome: string) =>
    `tabayyan_sign_in_steps_total{step="${step}",outcome="${outcome}"}`;
  const rises = {
    [steps('password', 'wrong')]: 1,
    [steps('password', 'pending')]: 1,
    [steps('password', 'tooMany')]: 1,
    [steps('mail', 'sent')]: 1,
    [steps('code', 'wrong')]: 1,
    [steps('code', 'signedIn')]: 1,
    [steps('code', 'notPending')]: 1,
  };
  await expectRise(rises, async () => {
    await post('/api/sign-in', { email, password: 'wrong' });
    const start = await post('/api/sign-in', { email, password: EDITOR_PASSWORD });
    const [cookie = ''] = start.headers.getSetCookie();
    const pending = { Cookie: cookie.split(';', 1)[0] ?? '' };
    await post('/api/otp/send', { email }, pending);
    const otp = mail.codeFor(email);
    await post('/api/otp/verify', { email, otp: otp === '000000' ? '111111' : '000000' }, pending);
    await post('/api/otp/verify', { email, otp }, pending);
    await post('/api/otp/verify', { email, otp }, pending);
    // The limit is ten a minute from one address.
    await site.db.execute("update throttles set count = 10 where key like 'sign-in from %'");
    await post('/api/sign-in', { email, password: EDITOR_PASSWORD });
  });
});

describe('the metrics of upstreams', () => {
  const up = (upstream: string) => figureOf(`tabayyan_upstream_up{upstream="${upstream}"}`);
  const age = (upstream: string) =>
    figureOf(`tabayyan_upstream_answer_age_seconds{upstream="${upstream}"}`);

  test('have the health of the market service and the age of its answer', async () => {
    await get('/api/markets');
    await expect.poll(() => up('market'), PATIENCE).toBe(1);
    expect(await age('market')).toBeLessThan(60);
  });

  test('name a failing news feed by its host, without its path', async () => {
    await get('/api/news');
    await expect
      .poll(readMetrics, PATIENCE)
      .toMatch(/upstream_up\{upstream="news feed 127\.0\.0\.1 \w{8}"\} 0/);
    expect(await readMetrics()).not.toContain('no-feed');
  });

  test('have the translation service after its first use', async () => {
    expect(await up('translation')).toBeUndefined();
    const { cookie } = await signedInEditor(site);
    const translate = async (description: string) => {
      const headers = { Origin: site.url, Cookie: cookie };
      const body = new URLSearchParams({ description });
      await fetch(`${site.url}/admin/translate`, { method: 'POST', headers, body });
    };
    await translate('Fast');
    expect([await up('translation'), await age('translation')]).toEqual([1, expect.any(Number)]);
    fake.responses.set('/translate', { fault: '500' });
    await translate('Slow');
    expect([await up('translation'), await age('translation')]).toEqual([0, expect.any(Number)]);
  });

  test('count a failing picture host, but not a missing picture, as a failure', async () => {
    const png = await plainPicture(10, 10).png().toBuffer();
    const host = await outsideHost(({ url }, answer) => {
      if (url === '/a.png') answer.end(png);
      else answer.writeHead(url === '/none.png' ? 404 : 500).end();
    });
    const ask = (name: string) =>
      get(signedImageAddress(SECRET, 'news', `${host.url}/${name}`) ?? '');
    expect((await ask('a.png')).status).toBe(200);
    expect(await up('pictures')).toBe(1);
    expect((await ask('none.png')).status).toBe(404);
    expect(await up('pictures')).toBe(1);
    expect((await ask('broken.png')).status).toBe(502);
    expect(await up('pictures')).toBe(0);
  });
});

test('the metrics count listings with unread machine translations', async () => {
  const waiting = 'tabayyan_listings_in_doubt{kind="coin",doubt="machine"}';
  await expectRise({ [waiting]: 1 }, () =>
    addUnrecorded(site.db, [
      newListing({ texts: { ar: { reason: 'سبب' } }, doubts: { ar: { reason: 'machine' } } }),
    ]),
  );
});

test('the metrics count headlines and dead links that wait for an editor', async () => {
  const waiting = (what: string) => `tabayyan_to_look_at{what="${what}"}`;
  await expectRise({ [waiting('headline')]: 1, [waiting('dead link')]: 1 }, async () => {
    await site.db.execute(sql`insert into headline_tasks
      (kind, listing_id, story_address, story_title, url, title, language, source, alarm, published_at) values
      ('coin', 'bitcoin', 'a', 'b', 'https://news.example/', 'Bitcoin hacked', 'en', 'Example', 'hack', now())`);
    await site.db.execute(sql`insert into link_checks (kind, listing_id, url, host, outcome) values
      ('coin', 'bitcoin', 'https://gone.example/', 'gone.example', 'dead')`);
  });
});

test('the metrics have the memory, the CPU time and the event-loop lag of the process', async () => {
  const text = await readMetrics();
  const started = figureIn(text, 'process_start_time_seconds') ?? 0;
  expect(Date.now() / 1000 - started).toBeLessThan(3600);
  expect(figureIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(figureIn(text, 'process_cpu_seconds_total')).toBeGreaterThan(0);
  expect(figureIn(text, 'nodejs_eventloop_lag_seconds{quantile="0.99"}')).toBeLessThan(10);
});

test('the metrics contain no personal data: no address, no name, no path', async () => {
  const email = 'somebody@example.com';
  await post('/api/sign-in', { email, password: 'wrong' });
  await fetch(`${site.url}/en/coin/dogecoin?q=typed`, {
    headers: { 'X-Forwarded-For': '203.0.113.7', 'User-Agent': 'Their Browser' },
  });
  const text = await readMetrics();
  for (const input of [email, 'somebody', 'dogecoin', 'typed', '203.0.113.7', 'Browser', '::1']) {
    expect(text).not.toContain(input);
  }
  const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
  expect([...labels].sort()).toEqual(
    [
      ...['doubt', 'kind', 'lane', 'le', 'outcome', 'quantile', 'reason', 'result', 'status'],
      ...['step', 'upstream', 'what'],
      // Labels of process metrics: heap spaces, kinds of handles, Node's version.
      ...['major', 'minor', 'patch', 'space', 'type', 'version'],
    ].sort(),
  );
});

test('docs/operating.md explains exactly the metrics that exist', async () => {
  const manual = await readFile(resolve(import.meta.dirname, '../../docs/operating.md'), 'utf8');
  const namesIn = (text: string) => new Set(text.match(/\btabayyan_[a-z_]+[a-z]/g));
  const types = [...(await readMetrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  const ours = types.filter((name) => name?.startsWith('tabayyan_'));
  // The texts of settings that this site does not have.
  const others = [
    ...standbyMetrics({
      health: () => ({
        isPrimaryAway: false,
        standbys: [],
        counts: { standby: 0, primary: 0, rescued: 0 },
      }),
    }),
    ...purgeMetrics(() => ({ sent: 0, failed: 0, waiting: 0 })),
  ];
  ours.push(...(await Promise.all(others.map(async (metric) => (await metric.get()).name))));
  const explained = [...namesIn(manual)].map((name) => name.replace(/_bucket$/, ''));
  expect([...new Set(explained)].sort()).toEqual(ours.sort());
});

test('without its database the site still has process metrics and reports the outage', async () => {
  const own = await startSite('empty', {
    environment: { METRICS_TOKEN: TOKEN },
  });
  const ask = async () => (await fetch(`${own.url}/metrics`, WITH_TOKEN)).text();
  expect(figureIn(await ask(), 'tabayyan_database_up')).toBe(1);
  await closeDatabase(own.db);
  const text = await ask();
  expect(figureIn(text, 'tabayyan_database_up')).toBe(0);
  expect(figureIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(text).not.toMatch(/^tabayyan_(listings_in_doubt|to_look_at)\b/m);
  await own.stop();
});
