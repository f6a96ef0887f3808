import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listings } from '#db/schema.ts';
import { askRaw } from '#tests/requests/ask-raw.ts';
import { closeDatabase } from '#tests/rig/database.ts';
import { type Site, startSite } from '#tests/rig/site.ts';

// Public pages are the same for everyone and cached as bytes until a listing changes.

let site: Site;
/** Database queries; a rendering runs some. */
let queries = 0;
const TOKEN = 'token-of-this-test-0123456789';

beforeAll(async () => {
  site = await startSite('starter', { environment: { METRICS_TOKEN: TOKEN } });
  const client = (site.db as unknown as { $client: { options: { debug: () => void } } }).$client;
  client.options.debug = () => void queries++;
});
afterAll(() => site.stop());
beforeEach(async () => {
  await vi.waitUntil(() => site.changes.isListening(), { timeout: 10_000 });
  await clearCache();
});

async function clearCache() {
  await site.db.execute(sql`notify listings`);
  await site.changes.caughtUp();
  queries = 0;
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askRaw(site.url, path, { method, headers });

describe('a cached page', () => {
  test('is answered without a database query, with the same bytes', async () => {
    const first = await get('/en/exchange/binance');
    const before = queries;
    const again = await get('/en/exchange/binance');
    expect(queries).toBe(before);
    expect(again.body.equals(first.body)).toBe(true);
    expect(String(first.body)).toMatch(/^<!DOCTYPE html><html lang="en".*Binance/s);
  });

  test('is the same page in every encoding', async () => {
    const plain = await get('/exchange/binance');
    const br = await get('/exchange/binance', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    const gzip = await get('/exchange/binance', { 'Accept-Encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(br.body.length).toBeLessThan(gzip.body.length);
    for (const { headers, body } of [plain, br, gzip]) {
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5, must-revalidate');
    }
  });

  test('is 304 for its ETag, in every encoding', async () => {
    const { headers } = await get('/en');
    const etag = headers.etag ?? '';
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await get('/en', { 'If-None-Match': known, 'Accept-Encoding': 'br' });
      expect([known, again.status, again.body.length]).toEqual([known, 304, 0]);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
    expect((await get('/en', { 'If-None-Match': '"other"' })).status).toBe(200);
    const { headers: arabic } = await get('/');
    expect(arabic.etag).not.toBe(etag);
  });

  test('has the same headers for HEAD', async () => {
    const whole = await get('/en/news');
    const head = await get('/en/news', {}, 'HEAD');
    const { date: _, ...headers } = head.headers;
    expect(whole.headers).toMatchObject(headers);
    expect(head.body.length).toBe(0);
  });
});

test('concurrent requests for a page share one rendering', async () => {
  await get('/en/exchange/kraken');
  const once = queries;
  await clearCache();
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/en/exchange/kraken')));
  expect(queries).toBe(once);
  expect(new Set(answers.map(({ body }) => String(body))).size).toBe(1);
});

test('the languages and the states of a list are cached separately', async () => {
  const paths = ['/exchange', '/en/exchange', '/exchange?category=haram', '/exchange?page=2'];
  const before = await Promise.all(paths.map((path) => get(path)));
  const after = await Promise.all(paths.map((path) => get(path)));
  expect(new Set(before.map(({ body }) => String(body))).size).toBe(paths.length);
  expect(after.map(({ body }) => String(body))).toEqual(before.map(({ body }) => String(body)));
});

describe('not cached is', () => {
  test.each([
    ['a search', '/en/cryptocurrencies?q=bit'],
    ['a page past the end', '/en/cryptocurrencies?page=9999'],
    ['a page past the end of the home table', '/en?tab=comparison&page=9999'],
    ['a page past the end of the markets', '/en/markets?page=9999'],
    ['the ledger before a future entry', '/en/changes?before=99999'],
    ['the ledger of an unknown listing', '/en/changes?of=coin:nobody'],
  ])('%s', async (_, path) => {
    const { status } = await get(path);
    expect(status).toBe(200);
    const { body } = await get('/metrics', { Authorization: `Bearer ${TOKEN}` });
    expect(String(body)).toMatch(/^tabayyan_page_cache_pages 0$/m);
  });

  test.each(['/en/coin/nothing', '/admin', '/admin/login'])('%s', async (path) => {
    const { headers, status } = await get(path);
    expect([path, headers['cache-control'], headers.etag, status === 200]).toEqual([
      path,
      'no-store',
      undefined,
      path === '/admin/login',
    ]);
  });
});

describe('a change of a listing', () => {
  const YEARS = ['2001', '2002', '2003', '2004'] as const;
  const establish = (established: string) =>
    site.db.update(listings).set({ established }).where(eq(listings.id, 'binance'));
  const yearOn = async () =>
    /<bdi>(200\d)<\/bdi>/.exec(String((await get('/en/exchange/binance')).body))?.[1];

  test('is on the next page', async () => {
    for (const year of YEARS) {
      await establish(year);
      await site.changes.caughtUp();
      expect(await yearOn()).toBe(year);
    }
  });

  test('during a rendering is not lost', async () => {
    for (let round = 0; round < 10; round++) {
      const year = `200${1 + (round % YEARS.length)}`;
      const running = get('/en/exchange/binance');
      await establish(year);
      await site.changes.caughtUp();
      expect(await yearOn()).toBe(year);
      await running;
    }
  });
});

test('without its database the site serves cached pages and answers 503 for others', async () => {
  const own = await startSite();
  try {
    await vi.waitUntil(() => own.changes.isListening(), { timeout: 10_000 });
    const cached = await (await fetch(`${own.url}/en/exchange/binance`)).text();
    await own.changes.close();
    await closeDatabase(own.db);
    const again = await fetch(`${own.url}/en/exchange/binance`);
    expect([again.status, (await again.text()) === cached]).toEqual([200, true]);
    const uncached = await fetch(`${own.url}/en/exchange/kraken`);
    expect([uncached.status, uncached.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(Number(uncached.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await own.stop();
  }
});
