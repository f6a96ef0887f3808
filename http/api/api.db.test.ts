import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listings } from '#db/schema.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { MAX_PASTED_LENGTH } from '#domain/look-alike/pasted/pasted-length.ts';
import { apiOn } from '#tests/requests/api.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
let routes: ReturnType<typeof apiOn>;

beforeAll(async () => {
  database = await newDatabase('starter');
  routes = apiOn(database.db);
});
afterAll(() => database.close());

interface ApiResponse {
  items: {
    id: string;
    name: string;
    category: string;
    country: string;
    rating: number;
    createdAt: string;
  }[];
  nextCursor: string | null;
  // Fields of a single listing.
  soundness?: object;
  contracts?: object[];
}

async function get(path: string): Promise<ApiResponse> {
  const response = await routes.request(path);
  expect(response.status, path).toBe(200);
  return response.json() as Promise<ApiResponse>;
}

describe('a list of the API', () => {
  test('has 20 items, the newest first, and a cursor for more', async () => {
    const { items, nextCursor } = await get('/coins');
    expect(items).toHaveLength(20);
    const moments = items.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().reverse());
    expect(nextCursor).toMatch(/^[\w-]+$/);
  });

  test('has no cursor at its end', async () => {
    expect((await get('/coins?limit=100')).nextCursor).toBeNull();
    const { count } = (await (await routes.request('/exchanges/count')).json()) as {
      count: number;
    };
    expect((await get(`/exchanges?limit=${count}`)).nextCursor).toBeNull();
    expect((await get(`/exchanges?limit=${count - 1}`)).nextCursor).not.toBeNull();
  });

  test('can be filtered by category', async () => {
    for (const category of ['halal', 'questionable', 'haram']) {
      const { items } = await get(`/coins?category=${category}&limit=100`);
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map((item) => item.category))).toEqual(new Set([category]));
    }
  });

  test('can be filtered by country', async () => {
    const { items } = await get('/exchanges?limit=100');
    const country = items.find((item) => item.country)?.country ?? '';
    const filtered = await get(`/exchanges?limit=100&country=${encodeURIComponent(country)}`);
    expect(filtered.items).toEqual(items.filter((item) => item.country === country));
  });

  test.each([
    ['/coins?q=bitcoin', 'bitcoin'],
    ['/coins?q=BTC', 'bitcoin'],
    ['/coins?q=%D8%A8%D9%90%D9%8A%D8%AA%D9%83%D9%88%D9%8A%D9%86', 'bitcoin'],
    ['/exchanges?q=binance', 'binance'],
  ])('can be searched in both languages: %s', async (path, id) => {
    expect((await get(path)).items.map((item) => item.id)).toContain(id);
  });

  test('can be sorted by rating and by name, in both orders', async () => {
    const ratings = (await get('/coins?sort=rating&limit=100')).items.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    const worst = (await get('/coins?sort=rating&order=asc&limit=100')).items;
    expect(worst.map(({ rating }) => rating)).toEqual(ratings.toReversed());
    const names = (await get('/coins?sort=name&limit=100')).items.map(({ name }) => name);
    expect(names.map((name) => name.toLowerCase())).toEqual(
      names.map((name) => name.toLowerCase()).toSorted(),
    );
    const backwards = (await get('/coins?sort=name&order=desc&limit=100')).items;
    expect(backwards.map(({ name }) => name)).toEqual(names.toReversed());
  });

  test('contains the documents of the single listings', async () => {
    const [first] = (await get('/coins?limit=1')).items;
    // One listing also has the answers about its soundness.
    const { soundness, contracts, ...single } = await get(`/coins/${first?.id}`);
    expect(single).toEqual(first);
    expect(contracts).toEqual([]);
    expect(soundness).toEqual({ stars: 4.5, answers: expect.any(Array) });
  });
});

test('a count is the number of listings', async () => {
  for (const collection of ['coins', 'exchanges']) {
    const response = await routes.request(`/${collection}/count`);
    expect(await response.json()).toEqual({
      count: (await get(`/${collection}?limit=100`)).items.length,
    });
  }
});

describe('an address of the API', () => {
  test('answers a listing with the fields of requirement 3', async () => {
    expect(await get('/coins/bitcoin')).toMatchObject({
      id: 'bitcoin',
      name: 'Bitcoin',
      symbol: 'BTC',
      rank: 1,
      current_price: null,
      translations: { name: { en: 'Bitcoin', ar: 'بيتكوين' } },
    });
    expect(await get('/exchanges/binance')).toMatchObject({
      id: 'binance',
      year_established: '2017',
      url: 'https://www.binance.com',
      trust_score: 2,
      trade_volume: null,
    });
  });

  test.each([
    '/coins/nothing-here',
    '/coins/binance-of-mars',
    '/exchanges/bitcoin',
    '/coins/BITCOIN',
    '/coins/%00',
    '/coins/bitcoin%00',
    '/coins/%ff',
    '/coins/%ED%A0%BD',
    "/coins/x'%20or%20true--",
    `/coins/${'x'.repeat(5000)}`,
    '/coins/bitcoin/more',
    '/nothing',
    '/',
  ])('is 404 {error} if nothing exists there: %s', async (path) => {
    const response = await routes.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });
});

describe('the check of the API', () => {
  const check = async (q: string) => {
    const response = await routes.request(`/check?${new URLSearchParams({ q })}`);
    expect(response.status, q).toBe(200);
    return response.json();
  };

  test('names the listing and the field that an official link matches', async () => {
    expect(await check(' https://www.binance.com/en ')).toEqual({
      result: 'official',
      warnings: [],
      contract: null,
      asked: 'link',
      text: 'https://www.binance.com/en',
      address: { host: 'www.binance.com', ascii: 'www.binance.com', domain: 'binance.com' },
      ofAnybody: false,
      disguises: [],
      items: [
        {
          kind: 'exchange',
          id: 'binance',
          name: 'Binance',
          symbol: null,
          field: 'website',
          text: 'binance.com',
          differences: [],
          contracts: [],
          website: 'binance.com',
        },
      ],
    });
  });

  test('names the differences of a look-alike', async () => {
    expect(await check('bіnance\u200b.com')).toMatchObject({
      result: 'looks-like',
      text: 'bіnance.com',
      disguises: [
        { code: 'U+0456', letter: 'і', like: 'i' },
        { code: 'U+200B', letter: '', like: null },
      ],
      items: [
        {
          id: 'binance',
          differences: [
            { what: 'letters', pairs: [{ shown: 'і', expected: 'i', code: 'U+0456' }] },
          ],
        },
      ],
    });
    expect(await check('B\u0338itcoin')).toMatchObject({
      result: 'looks-like',
      items: [
        {
          id: 'bitcoin',
          differences: [
            { what: 'letters', pairs: [{ shown: 'B\u0338', expected: 'b', code: 'U+0338' }] },
          ],
        },
      ],
    });
    expect(await check('nobody.example')).toMatchObject({ result: 'unknown', items: [] });
  });

  test('answers 200 or 400 to any text', async () => {
    const pasted = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: MAX_PASTED_LENGTH }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.constantFrom('\0', '\ud83d', '%', '@', 'https://', 'a@b', 'xn--', '{}', '\u202e.com'),
    );
    await fc.assert(
      fc.asyncProperty(pasted, async (q) => {
        const response = await routes.request(`/check?${new URLSearchParams({ q })}`);
        expect([200, 400]).toContain(response.status);
      }),
      { numRuns: 30 },
    );
  });
});

describe('an invalid query is 400 {error, field}', () => {
  test.each([
    ['limit', '/coins?limit=-1'],
    ['limit', '/coins?limit=0'],
    ['limit', '/coins?limit=101'],
    ['limit', '/coins?limit=1e9'],
    ['limit', '/coins?limit=abc'],
    ['limit', '/coins?limit='],
    ['limit', '/coins?limit=1.5'],
    ['limit', '/coins?limit=NaN'],
    ['limit', '/coins?limit=Infinity'],
    ['category', '/coins?category=permitted'],
    ['category', '/coins?category=__proto__'],
    ['sort', '/coins?sort=password'],
    ['sort', '/coins?sort=createdAt;drop'],
    ['order', '/coins?order=sideways'],
    ['q', '/coins?q=%00'],
    ['q', `/coins?q=${'x'.repeat(201)}`],
    ['country', '/coins?country=a%00b'],
    ['cursor', '/coins?cursor=abc'],
    ['cursor', '/coins?cursor='],
    ['cursor', '/coins?cursor=%00'],
    ['cursor', `/coins?cursor=${'x'.repeat(2001)}`],
    ['category', '/news?category=sports'],
    ['lang', '/news?lang=tr'],
    ['q', '/check'],
    ['q', '/check?q='],
    ['q', '/check?q=%20%09'],
    ['q', `/check?q=${'x'.repeat(MAX_PASTED_LENGTH + 1)}`],
  ])('%s: %s', async (field, path) => {
    const response = await routes.request(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String), field });
  });

  test('a cursor of another order or sort, or a changed cursor', async () => {
    const { nextCursor } = await get('/coins?limit=3&sort=rating');
    const changed = `${nextCursor?.slice(0, -4)}AAAA`;
    for (const query of [
      `sort=name&cursor=${nextCursor}`,
      `cursor=${nextCursor}`,
      `sort=rating&order=asc&cursor=${nextCursor}`,
      `sort=rating&cursor=${changed}`,
    ]) {
      expect((await routes.request(`/coins?${query}`)).status, query).toBe(400);
    }
  });
});

test.each([
  'q=%25',
  'q=_',
  'q=%5C',
  'q=%27%3B+drop+table+listings%3B--',
  'q=%ED%A0%BD',
  'q=%F0%9F%9A%80',
  'q=%ff',
  'q=',
  'q=a&q=b',
  'unknown=1',
  '__proto__=1',
  'country=',
])('an unusual query is answered with a list: %s', async (query) => {
  expect((await get(`/coins?${query}`)).items).toBeInstanceOf(Array);
});

test('random values in any parameter are 200 or 400', async () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('-1', '1e9', 'null', '[]', '{}', '%', '\\', "'", '\0', '\ud83d'),
    fc.json({ maxDepth: 1 }).map((text) => Buffer.from(text).toString('base64url')),
  );
  const name = fc.constantFrom('q', 'category', 'country', 'sort', 'order', 'limit', 'cursor', 'x');
  const query = fc.array(fc.tuple(name, value), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(query, async (pairs) => {
      const response = await routes.request(`/coins?${new URLSearchParams(pairs)}`);
      expect([200, 400]).toContain(response.status);
    }),
    { numRuns: 80 },
  );
});

describe('other sites and the API:', () => {
  test.each([
    ...['/coins', '/coins/count', '/coins/bitcoin', '/coins/none', '/coins?limit=0', '/x'],
    ...['/check?q=bitcoin', '/check'],
  ])('they may read %s', async (path) => {
    const response = await routes.request(path, { headers: { Origin: 'https://other.example' } });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  });

  test('they may send only GET and HEAD', async () => {
    const preflight = await routes.request('/coins', {
      method: 'OPTIONS',
      headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'DELETE' },
    });
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD');
  });

  test('they may read the headers of the ETag and the rate limit', async () => {
    const { headers } = await routes.request('/coins/count');
    const exposed = headers.get('Access-Control-Expose-Headers')?.split(',');
    expect(exposed).toEqual(['ETag', 'Retry-After', 'RateLimit-Policy', 'RateLimit']);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s changes nothing', async (method) => {
    const response = await routes.request('/coins/bitcoin', { method });
    expect([404, 405]).toContain(response.status);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect((await get('/coins/bitcoin')).items).toBeUndefined();
  });

  test('HEAD is GET without the body', async () => {
    const response = await routes.request('/coins/bitcoin', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('a client with a cached response', () => {
  test.each([
    ...['/coins', '/coins/bitcoin', '/exchanges/count', '/news', '/openapi.json'],
    '/check?q=bitcoin',
  ])('gets 304 if nothing has changed: %s', async (path) => {
    const { headers } = await routes.request(path);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=5, must-revalidate');
    const etag = headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await routes.request(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const name of [
      ...['ETag', 'Cache-Control', 'Cross-Origin-Resource-Policy'],
      ...['Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'],
    ]) {
      expect([name, again.headers.get(name)]).toEqual([name, headers.get(name)]);
    }
  });

  test('gets a new response after a change', async () => {
    const { db, close } = await newDatabase();
    const api = apiOn(db);
    const etag = (await api.request('/coins')).headers.get('ETag') ?? '';
    await addUnrecorded(db, [newListing()]);
    const again = await api.request('/coins', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(200);
    await close();
  });

  test('gets 400 for an invalid query', async () => {
    const response = await routes.request('/coins?limit=0', { headers: { 'If-None-Match': '*' } });
    expect([response.status, response.headers.get('ETag')]).toEqual([400, null]);
  });
});

describe('the rate limit of the API', () => {
  const limited = () => apiOn(database.db, undefined, 2);
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

  test('refuses a network for the rest of the minute, readable by other sites', async () => {
    const api = limited();
    await api.request('/coins/count', from('192.0.2.1'));
    await api.request('/coins/none', from('192.0.2.1'));
    const response = await api.request('/coins/count', from('192.0.2.1'));
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(50);
    expect(response.headers.get('RateLimit')).toMatch(/^"minute";r=0;t=\d+$/);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect((await api.request('/coins/count', from('192.0.2.2'))).status).toBe(200);
  });

  test('counts a 304, which has its headers', async () => {
    const api = limited();
    const { headers } = await api.request('/coins/count');
    const again = await api.request('/coins/count', {
      headers: { 'If-None-Match': headers.get('ETag') ?? '' },
    });
    expect([again.status, again.headers.get('RateLimit')?.slice(0, 12)]).toEqual([
      304,
      '"minute";r=0',
    ]);
  });
});

test('without the database the API answers 503 with Retry-After', async () => {
  const { db, close } = await newDatabase();
  const api = apiOn(db);
  await close();
  const response = await api.request('/coins');
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await response.json()).toEqual({ error: expect.any(String) });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
});

describe('paging by cursor', () => {
  const query = fc.record({
    sort: fc.constantFrom('createdAt', 'rating', 'name'),
    order: fc.constantFrom('', 'asc', 'desc'),
    limit: fc.integer({ min: 1, max: 5 }),
  });
  // Few times, ratings and names, so that many are equal.
  const coin = fc.record({
    minute: fc.integer({ min: 0, max: 3 }),
    rating: fc.constantFrom(null, 0, 2.5, 3, 5),
    name: fc.constantFrom('Alpha', 'alpha', 'Beta', 'Ünï "q" \\', 'Gamma'),
  });
  const coins = fc.array(coin, { minLength: 1, maxLength: 14 });
  const inserted = fc.array(fc.array(coin, { maxLength: 3 }), { maxLength: 6 });

  test('does not skip or repeat a listing while others are added', async () => {
    const { db, close } = await newDatabase();
    const pages = apiOn(db);
    let count = 0;
    const add = async (coins: { minute: number; rating: number | null; name: string }[]) => {
      const added = coins.map(({ minute, ...fields }) => {
        count += 1;
        // Ids are not in the order of creation.
        const id = `c${(count * 7919) % 9973}-${count}`;
        return newListing({ id, createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)), ...fields });
      });
      await addUnrecorded(db, added);
      return added.map((listing) => listing.id);
    };
    await fc.assert(
      fc
        .asyncProperty(query, coins, inserted, async ({ sort, order, limit }, first, later) => {
          const initial = await add(first);
          const path = `/coins?limit=${limit}&sort=${sort}${order && `&order=${order}`}`;
          const seen: string[] = [];
          let cursor: string | null = '';
          for (let page = 0; cursor !== null; page++) {
            const response = await pages.request(path + (cursor && `&cursor=${cursor}`));
            expect(response.status).toBe(200);
            const { items, nextCursor } = (await response.json()) as ApiResponse;
            expect(items.length).toBeLessThanOrEqual(limit);
            seen.push(...items.map((item) => item.id));
            cursor = nextCursor;
            await add(later[page] ?? []);
          }
          expect(seen.length).toBe(new Set(seen).size);
          expect(initial.filter((id) => !seen.includes(id))).toEqual([]);
        })
        .afterEach(async () => {
          await db.delete(listings);
        }),
      { numRuns: 12 },
    );
    await close();
  });

  test('lists the whole directory in the order of a single list', async () => {
    for (const sort of ['createdAt', 'rating', 'name']) {
      const all = (await get(`/coins?limit=100&sort=${sort}`)).items.map((item) => item.id);
      const paged: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: ApiResponse = await get(
          `/coins?limit=7&sort=${sort}${cursor && `&cursor=${cursor}`}`,
        );
        paged.push(...page.items.map((item) => item.id));
        cursor = page.nextCursor;
      }
      expect(paged).toEqual(all);
    }
  });
});
