import { Validator } from '@seriousme/openapi-schema-validator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulingTexts } from '#db/schema.ts';
import { ENDPOINTS } from '#domain/api/endpoints.ts';
import { API_SCHEMAS, errorSchema } from '#domain/api/schemas.ts';
import { addRecorded, addUnrecorded } from '#domain/listing/change/save.ts';
import { listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import { apiOn } from '#tests/requests/api.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { marketResponse, newMarketCoin } from '#tests/samples/market-coins.ts';
import { newGrounds, newRuling, POSITION } from '#tests/samples/rulings.ts';
import { openApiDocument } from './openapi.ts';

const ORIGIN = 'https://tabayyan.example';
const document = openApiDocument(ORIGIN);
const operations = Object.entries(document.paths).map(([path, { get }]) => ({ path, ...get }));

const RULED = newListing({
  id: 'based',
  grounds: newGrounds({ positions: [POSITION], reviewDue: '2027-01-01', reviewer: 'Amina' }),
  rulings: { staking: newRuling({ verdict: 'haram' }) },
});

let database: Awaited<ReturnType<typeof newDatabase>>;
let routes: ReturnType<typeof apiOn>;

beforeAll(async () => {
  database = await newDatabase('starter');
  // Listings with no optional fields; RULED has all of them.
  await addUnrecorded(database.db, [
    newListing({ id: 'bare', category: null, rating: null, country: null, texts: {} }),
    newListing({ kind: 'exchange', id: 'bare', rating: null, symbol: null, established: null }),
  ]);
  await addRecorded(database.db, RULED, { what: 'added', by: 'one@example.com' });
  const market = marketResponse([newMarketCoin({ id: 'bitcoin' }), newMarketCoin({ price: null })]);
  routes = apiOn(database.db, async () => new Response(market));
});
afterAll(() => database.close());

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    const invalid = { ...structuredClone(document), paths: { 'no-slash': {} } };
    expect((await new Validator().validate(invalid)).valid).toBe(false);
  });

  test('is served at its address', async () => {
    const response = await routes.request('/openapi.json');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
    expect(document.servers).toEqual([{ url: ORIGIN }]);
  });

  test('describes every route and no other path', () => {
    const served = routes.routes
      .filter(({ method, path }) => method === 'GET' && !/\*|openapi/.test(path))
      .map(({ path }) => `/api${path.replace(/:(id|digest)/, '{$1}').replace(/\/$/, '')}`);
    const described = operations.map(({ path }) => path).filter((path) => path.startsWith('/api'));
    expect(described.toSorted()).toEqual([...new Set(served)].toSorted());
  });

  test('has a description, a type and a valid example of every parameter', async () => {
    const parameters = operations.flatMap(({ parameters }) => parameters);
    expect(parameters.length).toBeGreaterThan(15);
    for (const { name, description, schema } of parameters) {
      expect([name, description]).toEqual([name, expect.stringMatching(/^[A-Z].+\.$/)]);
      expect([name, schema.type]).toEqual([name, expect.stringMatching(/^(string|integer)$/)]);
    }
    for (const { path, parameters } of operations.filter(({ path }) => path.startsWith('/api'))) {
      const example = ({ schema }: (typeof parameters)[number]) => String(schema.examples?.[0]);
      const inQuery = parameters.filter(({ in: place }) => place === 'query');
      for (const parameter of inQuery) {
        const query = new URLSearchParams({ [parameter.name]: example(parameter) });
        const response = await routes.request(`${path.slice('/api'.length)}?${query}`);
        expect(response.status, `${path}?${query}`).toBe(200);
      }
    }
  });

  test('has the bounds and the default of `limit`', () => {
    const list = operations.find(({ operationId }) => operationId === 'listCoins');
    const limit = list?.parameters.find(({ name }) => name === 'limit');
    expect(limit?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 20 });
    expect(limit?.required).toBe(false);
  });

  test('names the required parameters', () => {
    const required = operations.flatMap(({ path, parameters }) =>
      parameters.filter((parameter) => parameter.required).map(({ name }) => `${path} ${name}`),
    );
    expect(required.filter((parameter) => !parameter.endsWith('{id} id'))).toEqual([
      '/api/coins/{id}/rulings id',
      '/api/exchanges/{id}/rulings id',
      '/api/rulings/{digest} digest',
      '/api/check q',
    ]);
  });

  test('has every component that it refers to', () => {
    const references = [
      ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^/]+)\/([^"]+)"/g),
    ];
    const parts = document.components as Record<string, Record<string, unknown>>;
    expect(references.length).toBeGreaterThan(50);
    for (const [reference, part = '', name = ''] of references) {
      expect(parts[part]?.[name], reference).toBeDefined();
    }
  });
});

// The paths of a text that is stored and of one that is missing.
async function textPaths() {
  const digests = (await listEntries(database.db, { limit: 2 })).map(({ digest }) => digest ?? '');
  await database.db.delete(rulingTexts).where(eq(rulingTexts.digest, digests[1] ?? ''));
  return digests.map((digest) => `/rulings/${digest}`);
}

describe('the API answers exactly as its OpenAPI document describes:', () => {
  const paths: Record<string, string[]> = {
    '/api/coins': ['/coins?limit=100', '/coins?q=no-such-coin'],
    '/api/exchanges': ['/exchanges?limit=100'],
    '/api/coins/{id}': ['/coins/bitcoin', '/coins/bare'],
    '/api/exchanges/{id}': ['/exchanges/binance', '/exchanges/bare'],
    '/api/coins/{id}/rulings': [
      '/coins/bitcoin/rulings',
      '/coins/bare/rulings',
      '/coins/based/rulings',
    ],
    '/api/exchanges/{id}/rulings': ['/exchanges/binance/rulings'],
    '/api/positions': ['/positions'],
    '/api/countries': ['/countries'],
    '/api/licences': ['/licences', '/licences?country=ae&limit=1', '/licences?listing=binance'],
    '/api/warnings': ['/warnings', '/warnings?q=warned.example.net'],
    '/api/changes': ['/changes?limit=100', '/changes?before=3', '/changes?before=1'],
    '/api/check': [
      '/check?q=bitcoin',
      '/check?q=https://www.binance.com',
      '/check?q=bіnance.web.app/login',
      '/check?q=https://binance.com@evil.example/',
      '/check?q=okx-claim.net',
      '/check?q=@biannce',
      '/check?q=bitcoin_dot_org.io',
      '/check?q=nobody.example',
      '/check?q=ftp:x',
    ],
    '/api/coins/count': ['/coins/count'],
    '/api/exchanges/count': ['/exchanges/count'],
    '/api/markets': ['/markets'],
    '/api/news': ['/news', '/news?lang=ar&category=bitcoin'],
  };

  test.each(ENDPOINTS.filter(({ isLimited }) => isLimited))('$path', async ({ path, response }) => {
    if (path === '/api/rulings/{digest}') paths[path] = await textPaths();
    for (const query of paths[path] ?? expect.unreachable(path)) {
      const body = await (await routes.request(query)).json();
      expect(response.safeParse(body), query).toEqual({ success: true, data: body });
      expect(response.safeParse({ ...(body as object), unknown: 1 }).success).toBe(false);
    }
  });

  test.each([
    ['/coins?limit=0', 400],
    ['/coins?cursor=x', 400],
    ['/news?lang=tr', 400],
    ['/changes?before=0', 400],
    ['/licences?country=Egypt', 400],
    [`/warnings?q=${'x'.repeat(5_000)}`, 400],
    ['/check', 400],
    ['/coins/nothing', 404],
    ['/coins/nothing/rulings', 404],
    [`/rulings/${'f'.repeat(64)}`, 404],
    ['/rulings/nothing', 404],
    ['/nothing', 404],
  ])('the error of %s', async (path, status) => {
    const response = await routes.request(path);
    expect(response.status).toBe(status);
    errorSchema.parse(await response.json());
  });

  test('the market has two coins in these tests', async () => {
    const { items } = (await (await routes.request('/markets')).json()) as { items: unknown[] };
    expect(items).toHaveLength(2);
  });
});

test('every response schema has a name', () => {
  const names = ENDPOINTS.map(({ response }) => API_SCHEMAS.get(response)?.id);
  expect(names).not.toContain(undefined);
});

test('markets and news also have the field names of the services that they come from', async () => {
  const { items: coins } = await (await routes.request('/markets')).json();
  expect(coins[0]).toMatchObject({
    market_cap_rank: coins[0].rank,
    current_price: coins[0].price,
    price_change_percentage_24h: coins[0].change24h,
    market_cap: coins[0].marketCap,
    total_volume: coins[0].volume,
    circulating_supply: coins[0].circulatingSupply,
  });
  expect(coins[0].current_price).toBeGreaterThan(0);
  const { items: articles } = await (await routes.request('/news')).json();
  expect(articles[0]).toMatchObject({
    source_info: { img: articles[0].sourceImage },
    imageurl: articles[0].image,
    published_on: Date.parse(articles[0].publishedAt) / 1_000,
  });
});
