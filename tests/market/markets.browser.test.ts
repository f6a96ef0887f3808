import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { addressOf, eventually, open, openBrowser } from '#tests/browser/browser.ts';
import { startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { combinations } from '#tests/samples/combinations.ts';
import { marketResponse, newMarketCoin } from '#tests/samples/market-coins.ts';
import {
  BITCOIN,
  bitcoinIn,
  COINS,
  COINS_MARKETS,
  figuresOf,
  MARKUP,
  market,
  namesIn,
} from '#tests/samples/market-site.ts';

// Searching, sorting and paging are tested without a browser in domain/market/market-table.test.ts.

// Its verdict has the longest name.
const TETHER = newMarketCoin({
  id: 'tether',
  symbol: 'USDT',
  name: 'Tether',
  rank: 2,
  price: 0.9493,
  change24h: -12.74,
});

describe('the market table', () => {
  const browser = openBrowser({ surround: market });

  test.each([
    ['ar', '/coin/bitcoin', 'حلال', 'غير مُراجَعة'],
    ['en', '/en/coin/bitcoin', 'Halal', 'Not reviewed'],
  ] as const)(
    'in %s formats figures, names their source and age, and links to %s alone',
    async (language, path, verdict, none) => {
      const page = await browser.newPage({ language, javaScript: false });
      await page.goto(localizedPath('/markets', language));
      const { markets } = LANGUAGES[language].text;
      expect(await figuresOf(page, bitcoinIn(language))).toEqual([
        '1',
        '$43,567.89',
        expect.stringMatching(/^▲.*\+2\.34%$/s),
        '$850,123M',
        '$28,500M',
        expect.stringMatching(/^19\.50M$/i),
      ]);
      expect((await figuresOf(page, 'Bitcoin Copy'))[2]).toMatch(/^▼.*−8\.20%$/s);
      const tiny = await figuresOf(page, 'Tiny');
      expect(tiny.slice(1, 3)).toEqual(['$0.00000000000032', '0.00%']);
      const unknown = (await figuresOf(page, 'Unknown')).map((text) => text.replace(/\s+/g, ''));
      expect(unknown).toEqual(Array(6).fill(`—${markets.noFigure}`.replace(/\s+/g, '')));
      expect(await namesIn(page)).toContain(MARKUP);
      expect(await page.locator('table b, table img[src=x]').count()).toBe(0);

      const source = page.getByRole('link', { name: markets.attribution });
      expect(await source.getAttribute('href')).toBe('https://www.coingecko.com');
      expect(await source.getAttribute('rel')).toContain('noopener');
      const age = page.locator('main time[title]');
      expect(await age.innerText()).toMatch(
        new RegExp(`^${markets.fresh('.+').replace(/\.$/, '\\.')}$`),
      );
      expect(await age.getAttribute('title')).toMatch(/UTC$/);
      const datetime = (await age.getAttribute('datetime')) ?? '';
      expect(Date.parse(datetime)).toBeLessThanOrEqual(Date.now());

      // Another coin has the same ticker.
      const links = page.locator('tbody').getByRole('link');
      expect(
        await links.evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href'))),
      ).toEqual([path]);
      expect(await links.innerText()).toContain(verdict);
      const unreviewed = page.locator('tbody').getByText(none, { exact: true });
      expect(await unreviewed.filter({ visible: true }).count()).toBe(19);
    },
  );

  // past-prices.browser.test.ts asserts that both fit any width and are accessible.
  test.each(combinations(['ar'], LANGUAGE_CODES))(
    'has its figures on the page of a coin too (%s)',
    async (language) => {
      const page = await browser.newPage({ language });
      const { markets } = LANGUAGES[language].text;
      await page.goto(localizedPath('/coin/bitcoin', language));
      const figures = page.getByRole('region', { name: markets.live });
      const shown = await figures.locator('dd').allInnerTexts();
      expect(shown.slice(0, 3)).toEqual(['$43,567.89', '$850,123M', '$28,500M']);
      expect(shown[3]).toMatch(/^19\.5M$/i);
      expect(shown[4]).toMatch(/^21M$/i);
      expect(shown[5]).toContain('+2.34%');
      expect(await figures.getByRole('link', { name: markets.attribution }).isVisible()).toBe(true);
      await page.goto(localizedPath('/coin/monero', language));
      expect(await page.getByRole('heading', { name: markets.live }).count()).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    },
  );

  test('has the same figures as the API', async () => {
    const answer = await fetch(`${browser.site.url}/api/markets`);
    expect(answer.status).toBe(200);
    // The required names are beside these; http/api/openapi.db.test.ts asserts them.
    expect(await answer.json()).toMatchObject({
      items: COINS,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      stale: false,
    });
  });

  test('has 20 rows per page, with the page in the address, and leads to a review', async () => {
    const page = await browser.newPage();
    const { text } = LANGUAGES.en;
    await open(page, '/en/markets');
    const pages = page.getByRole('navigation', { name: text.pages.label });
    const [next, previous] = [text.pages.next, text.pages.previous].map((name) =>
      pages.getByRole('link', { name }),
    );
    expect(await namesIn(page)).toHaveLength(20);
    expect(await pages.locator('li').allInnerTexts()).toEqual(['1', '2', '3']);
    expect(await previous?.count()).toBe(0);
    await next?.click();
    await eventually(() => addressOf(page)).toBe('/en/markets?page=2');
    await eventually(async () => (await namesIn(page))[0]).toBe(COINS[20]?.name);
    await next?.click();
    await eventually(() => addressOf(page)).toBe('/en/markets?page=3');
    await eventually(() => namesIn(page)).toEqual(COINS.slice(40).map(({ name }) => name));
    expect(await next?.count()).toBe(0);
    await previous?.click();
    await eventually(async () => (await namesIn(page))[0]).toBe(COINS[20]?.name);
    await previous?.click();
    await page.locator('tbody').getByRole('link').click();
    await eventually(() => addressOf(page)).toBe('/en/coin/bitcoin');
  });

  test.each(['page=99', 'page=-1', 'page=x', 'sort=colour', 'sort=price&order=up', 'q=%00'])(
    'shows a page for the invalid query %s',
    async (query) => {
      expect((await fetch(`${browser.site.url}/en/markets?${query}`)).status).toBe(200);
    },
  );

  test('is searched, with the order kept, and an empty result leads back to all coins', async () => {
    const page = await browser.newPage({ language: 'ar' });
    await open(page, '/markets?sort=name');
    await page.getByRole('searchbox').fill('bitcoin');
    await eventually(async () => (await namesIn(page)).toSorted()).toEqual([
      'Bitcoin Copy',
      'بيتكوين',
    ]);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ q: 'bitcoin', sort: 'name' });
    await page.getByRole('searchbox').fill('nothing like it');
    const { filters } = LANGUAGES.ar.text;
    await page.getByText(filters.noResults, { exact: true }).waitFor();
    expect(await page.locator('table').count()).toBe(0);
    await page.getByRole('link', { name: filters.showAll }).click({ timeout: 5000 });
    await eventually(() => namesIn(page)).toHaveLength(20);
    expect(addressOf(page)).toBe('/markets');
  });

  test('is sorted by its columns, falling first, from the first page', async () => {
    const page = await browser.newPage();
    await open(page, '/en/markets?page=2');
    const { columns } = LANGUAGES.en.text.markets;
    const heading = page.getByRole('columnheader', { name: columns.price });
    const prices = COINS.flatMap(({ price }) => price ?? []).toSorted((a, b) => b - a);
    const priceOf = (name: string) => COINS.find((coin) => coin.name === name)?.price;
    expect(await heading.getAttribute('aria-sort')).toBeNull();
    for (const [order, direction, expected] of [
      ['', 'descending', prices],
      ['&order=asc', 'ascending', prices.toReversed()],
    ] as const) {
      await heading.getByRole('link').click();
      await eventually(() => addressOf(page)).toBe(`/en/markets?sort=price${order}`);
      await eventually(() => heading.getAttribute('aria-sort')).toBe(direction);
      expect((await namesIn(page)).map(priceOf)).toEqual(expected.slice(0, 20));
    }
  });
});

describe('the market table on a phone', () => {
  const browser = openBrowser({
    surround: async () => {
      const fake = await startFakeUpstream();
      const coins = [{ ...BITCOIN, price: 104_847.21 }, TETHER];
      fake.responses.set(COINS_MARKETS, { body: marketResponse(coins) });
      return { fake, environment: { MARKET_URL: fake.url, NEWS_FEEDS: '' } };
    },
  });

  test.each(LANGUAGE_CODES)('shows a whole row without scrolling (%s)', async (language) => {
    const page = await browser.newPage({ language, width: 360, javaScript: false });
    await page.goto(localizedPath('/markets', language));
    expect(await page.locator('tbody tr').count()).toBe(2);
    const hidden = await page
      .locator('table')
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    expect(hidden).toBe(0);
  });
});
