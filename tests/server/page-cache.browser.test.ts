import { request as ask } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listings } from '#db/schema.ts';
import { closeDatabase } from '#tests/rig/database.ts';
import { type Site, startSite } from '#tests/rig/site.ts';

// Public pages are kept as bytes until a listing changes. They are the same for everyone.

let site: Site;
/** How often a page was put together: each time the database is asked. */
let asked = 0;

beforeAll(async () => {
  site = await startSite();
  const client = (site.db as unknown as { $client: { options: { debug: () => void } } }).$client;
  client.options.debug = () => void asked++;
});
afterAll(() => site.stop());
beforeEach(async () => {
  await vi.waitUntil(() => site.changes.isListening());
  await site.db.execute(sql`notify listings`);
  await site.changes.caughtUp();
  asked = 0;
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  // Not `fetch`, which unpacks the bytes.
  const { hostname, port } = new URL(site.url);
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>(
    (resolve, reject) => {
      const sent = ask({ hostname, port, path, headers, method, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers as Record<string, string>,
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', reject).end();
    },
  );
}

describe('a page that was asked for before', () => {
  test('is answered without asking the database, the same to the byte', async () => {
    const first = await get('/en/exchange/binance');
    const before = asked;
    const again = await get('/en/exchange/binance');
    expect(asked).toBe(before);
    expect(again.body.equals(first.body)).toBe(true);
    expect(String(first.body)).toMatch(/^<!DOCTYPE html><html lang="en".*Binance/s);
  });

  test('is smaller for who can unpack it, and the same page', async () => {
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

  test('is not sent again to who has it, in whatever encoding', async () => {
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

  test('has the same head for HEAD', async () => {
    const got = await get('/en/news');
    const head = await get('/en/news', {}, 'HEAD');
    const { date: _, ...said } = head.headers;
    expect(got.headers).toMatchObject(said);
    expect(head.body.length).toBe(0);
  });
});

test('many who ask at once are given one rendering', async () => {
  const alone = async () => {
    await get('/en/exchange/kraken');
    return asked;
  };
  const once = await alone();
  await site.db.execute(sql`notify listings`);
  await site.changes.caughtUp();
  asked = 0;
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/en/exchange/kraken')));
  expect(asked).toBe(once);
  expect(new Set(answers.map(({ body }) => String(body))).size).toBe(1);
});

test('the two languages and all states of a list are kept apart', async () => {
  const paths = ['/exchange', '/en/exchange', '/exchange?category=haram', '/exchange?page=2'];
  const before = await Promise.all(paths.map((path) => get(path)));
  const after = await Promise.all(paths.map((path) => get(path)));
  expect(new Set(before.map(({ body }) => String(body))).size).toBe(paths.length);
  expect(after.map(({ body }) => String(body))).toEqual(before.map(({ body }) => String(body)));
});

describe('kept is not', () => {
  test.each([
    ['a search', '/en/cryptocurrencies?q=bit'],
    ['a page past the end', '/en/cryptocurrencies?page=9999'],
    ['a page past the end of the home table', '/en?tab=comparison&page=9999'],
    ['a page past the end of the markets', '/en/markets?page=9999'],
    ['the ledger from a number it has not come to', '/en/changes?before=99999'],
    ['the ledger of nobody', '/en/changes?of=coin:nobody'],
  ])('%s', async (_, path) => {
    await get(path);
    const once = asked;
    const { status } = await get(path);
    expect(status).toBe(200);
    expect(asked).toBeGreaterThan(once);
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
  const rate = (rating: number) =>
    site.db.update(listings).set({ rating }).where(eq(listings.id, 'binance'));
  const ratingOn = async () =>
    /aria-label="Rating: ([\d.]+) out of 5"/.exec(
      String((await get('/en/exchange/binance')).body),
    )?.[1];

  test('is on the next page anybody is given', async () => {
    for (const rating of [1, 2, 3, 4]) {
      await rate(rating);
      await site.changes.caughtUp();
      expect(await ratingOn()).toBe(String(rating));
    }
  });

  test('while a page is being put together is not lost', async () => {
    for (let round = 0; round < 10; round++) {
      const rating = 1 + (round % 4);
      const running = get('/en/exchange/binance');
      await rate(rating);
      await site.changes.caughtUp();
      expect(await ratingOn()).toBe(String(rating));
      await running;
    }
  });
});

test('without its database the site shows what it has kept, and says of the rest that it fails', async () => {
  const own = await startSite();
  try {
    await vi.waitUntil(() => own.changes.isListening());
    const kept = await (await fetch(`${own.url}/en/exchange/binance`)).text();
    await own.changes.close();
    await closeDatabase(own.db);
    const again = await fetch(`${own.url}/en/exchange/binance`);
    expect([again.status, (await again.text()) === kept]).toEqual([200, true]);
    const other = await fetch(`${own.url}/en/exchange/kraken`);
    expect([other.status, other.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await own.stop();
  }
});
