import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COUNTRIES } from '#domain/country/countries.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { cachePositions } from '#domain/position/positions.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { publicScreens } from '#tests/rig/public-screens.ts';
import { newListing } from '#tests/samples/listings.ts';
import { sitemap } from './sitemap.ts';

const ORIGIN = 'https://tabayyan.example';
const COINS = Array.from({ length: 1100 }, (_, place) => newListing({ id: `coin-${place}` }));
const screens = await publicScreens();
const PATHS = screens.filter(({ sitemap }) => sitemap === true);
const EXCHANGES = ['binance', 'kraken'].map((id) => newListing({ kind: 'exchange', id }));

let database: Awaited<ReturnType<typeof newDatabase>>;

beforeAll(async () => {
  database = await newDatabase('empty');
  await addUnrecorded(database.db, [...COINS, ...EXCHANGES]);
});
afterAll(() => database.close());

async function get(
  path: string,
  limits: { maxAddresses?: number; maxListingsPerPart?: number } = {},
) {
  const answer = await sitemap({
    db: database.db,
    origin: ORIGIN,
    positions: cachePositions(database.db, { onChange: () => {}, isListening: () => false }),
    screens,
    ...limits,
  }).request(path);
  return {
    status: answer.status,
    type: answer.headers.get('Content-Type'),
    xml: await answer.text(),
  };
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at);

describe('the sitemap', () => {
  test('lists every public page once in both languages', async () => {
    const { status, type, xml } = await get('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    const addresses = addressesIn(xml);
    const pages = PATHS.length + COUNTRIES.length + COINS.length + EXCHANGES.length;
    expect(addresses).toHaveLength(2 * pages);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(
      expect.arrayContaining([
        `${ORIGIN}/`,
        `${ORIGIN}/en`,
        `${ORIGIN}/en/markets`,
        `${ORIGIN}/country/sa`,
        `${ORIGIN}/en/country/tr`,
        `${ORIGIN}/coin/coin-1099`,
        `${ORIGIN}/en/exchange/kraken`,
      ]),
    );
    expect(xml).not.toContain('/admin');
  });

  test('has the date of the last change for listings only', async () => {
    const { xml } = await get('/sitemap.xml');
    const entry = (address: string) =>
      xml.split('<url>').find((entry) => entry.startsWith(`<loc>${address}</loc>`)) ?? '';
    const at = COINS[7]?.updatedAt.toISOString();
    expect(entry(`${ORIGIN}/coin/coin-7`)).toContain(`<lastmod>${at}</lastmod>`);
    expect(entry(`${ORIGIN}/en/coin/coin-7`)).toContain(`<lastmod>${at}</lastmod>`);
    expect(entry(`${ORIGIN}/cryptocurrencies`)).not.toContain('lastmod');
  });

  test('lists the alternates of each page', async () => {
    const { xml } = await get('/sitemap.xml');
    const [page = ''] = xml
      .split('<url>')
      .filter((entry) => entry.includes('/en/exchange/kraken</loc>'));
    expect([...page.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...of]) => of)).toEqual(
      [
        ['ar', `${ORIGIN}/exchange/kraken`],
        ['en', `${ORIGIN}/en/exchange/kraken`],
        ['x-default', `${ORIGIN}/exchange/kraken`],
      ],
    );
  });

  test('above the limit is an index of parts that list each page once', async () => {
    const limits = { maxAddresses: 1000, maxListingsPerPart: 500 };
    const { xml } = await get('/sitemap.xml', limits);
    expect(xml).toContain('<sitemapindex');
    const parts = addressesIn(xml);
    expect(parts).toEqual([
      `${ORIGIN}/sitemaps/pages.xml`,
      `${ORIGIN}/sitemaps/coins-1.xml`,
      `${ORIGIN}/sitemaps/coins-2.xml`,
      `${ORIGIN}/sitemaps/coins-3.xml`,
      `${ORIGIN}/sitemaps/exchanges-1.xml`,
    ]);
    const addresses: unknown[] = [];
    for (const part of parts) {
      addresses.push(...addressesIn((await get(part?.slice(ORIGIN.length) ?? '', limits)).xml));
    }
    expect(addresses.toSorted()).toEqual(addressesIn((await get('/sitemap.xml')).xml).toSorted());
  });

  test.each([
    '/sitemaps/coins-2.xml',
    '/sitemaps/coins-0.xml',
    '/sitemaps/coins-01.xml',
    '/sitemaps/users-1.xml',
    '/sitemaps/coins-1',
    '/sitemaps/coins-9999999999.xml',
  ])('has no part %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
