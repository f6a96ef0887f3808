import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { expectAccessible } from '#tests/browser/axe.ts';
import { addressOf, eventually, open, openBrowser } from '#tests/browser/browser.ts';
import { expectToFit } from '#tests/browser/overflow.ts';
import { startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { someOf } from '#tests/samples/combinations.ts';
import { marketAnswer, newMarketCoin } from '#tests/samples/market-coins.ts';
import {
  BITCOIN,
  bitcoinIn,
  COINS,
  COINS_MARKETS,
  figuresOf,
  MARKUP,
  market,
  namesIn,
  READERS,
} from '#tests/samples/market-site.ts';

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

  test.each(READERS)('in %s formats figures', async (language) => {
    const page = await browser.newPage({ language });
    await open(page, localizedPath('/markets', language));
    const { noFigure } = LANGUAGES[language].text.markets;
    expect(await figuresOf(page, bitcoinIn(language))).toEqual([
      '1',
      '$43,567.89',
      expect.stringMatching(/^▲.*\+2\.34%$/s),
      '$850,123.46M',
      '$28,500M',
      expect.stringMatching(/^19\.5M$/i),
    ]);
    expect((await figuresOf(page, 'Bitcoin Copy'))[2]).toMatch(/^▼.*-8\.20%$/s);
    const tiny = await figuresOf(page, 'Tiny');
    expect(tiny.slice(1, 3)).toEqual(['$0.00000000000032', '0.00%']);
    const none = (await figuresOf(page, 'Unknown')).map((text) => text.replace(/\s+/g, ''));
    expect(none).toEqual(Array(6).fill(`—${noFigure}`.replace(/\s+/g, '')));
  });

  test('shows markup in a name as text', async () => {
    const page = await browser.newPage();
    await open(page, '/en/markets');
    expect(await namesIn(page)).toContain(MARKUP);
    expect(await page.locator('table b, table img[src=x]').count()).toBe(0);
  });

  test.each([
    ['ar', '/coin/bitcoin', 'حلال', 'غير مُراجَعة'],
    ['en', '/en/coin/bitcoin', 'Halal', 'Not reviewed'],
  ] as const)(
    'in %s links to a review only where it is certain',
    async (language, path, verdict, none) => {
      const page = await browser.newPage({ language });
      await open(page, localizedPath('/markets', language));
      // Another coin has the same ticker.
      const links = page.locator('tbody').getByRole('link');
      expect(
        await links.evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href'))),
      ).toEqual([path]);
      expect(await links.innerText()).toContain(verdict);
      expect(
        await page
          .locator('tbody')
          .getByText(none, { exact: true })
          .filter({ visible: true })
          .count(),
      ).toBe(19);
      await links.click();
      await eventually(() => addressOf(page)).toBe(path);
    },
  );

  test.each(READERS)('in %s names the source and the age of its figures', async (language) => {
    const page = await browser.newPage({ language });
    await open(page, localizedPath('/markets', language));
    const { markets } = LANGUAGES[language].text;
    const source = page.getByRole('link', { name: markets.attribution });
    expect(await source.getAttribute('href')).toBe('https://www.coingecko.com');
    expect(await source.getAttribute('rel')).toContain('noopener');
    const age = page.locator('main time');
    expect(await age.innerText()).toMatch(
      new RegExp(`^${markets.fresh('.+').replace(/\.$/, '\\.')}$`),
    );
    expect(await age.getAttribute('title')).toMatch(/UTC$/);
    expect(Date.parse((await age.getAttribute('datetime')) ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test.each(someOf(['ar'], READERS))(
    'in %s fits any width, and is in nobody’s way',
    async (language) => {
      const page = await browser.newPage({ language, bypassCSP: true });
      await open(page, localizedPath('/markets', language));
      await expectToFit(page);
      await expectAccessible(page);
    },
  );

  test.each(READERS)(
    'in %s the page of a coin of the market has live figures',
    async (language) => {
      const page = await browser.newPage({ language });
      const { markets } = LANGUAGES[language].text;
      await open(page, localizedPath('/coin/bitcoin', language));
      const figures = page.getByRole('region', { name: markets.live });
      const shown = await figures.locator('dd').allInnerTexts();
      expect(shown.slice(0, 3)).toEqual(['$43,567.89', '$850,123.46M', '$28,500M']);
      expect(shown[3]).toMatch(/^19\.5M$/i);
      expect(shown[4]).toMatch(/^21M$/i);
      expect(shown[5]).toContain('+2.34%');
      expect(await figures.getByRole('link', { name: markets.attribution }).isVisible()).toBe(true);
      await expectToFit(page);
      await open(page, localizedPath('/coin/monero', language));
      expect(await page.getByRole('heading', { name: markets.live }).count()).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    },
  );

  test('has the same figures as the API', async () => {
    const answer = await fetch(`${browser.site.url}/api/markets`);
    expect(answer.status).toBe(200);
    // The required names stand beside these; http/api/openapi.db.test.ts asserts them.
    expect(await answer.json()).toMatchObject({
      items: COINS,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      stale: false,
    });
  });
});

describe('the market table on a phone', () => {
  const browser = openBrowser({
    surround: async () => {
      const fake = await startFakeUpstream();
      fake.answers.set(COINS_MARKETS, {
        body: marketAnswer([{ ...BITCOIN, price: 104_847.21 }, TETHER]),
      });
      return { fake, environment: { MARKET_URL: fake.url, NEWS_FEEDS: '' } };
    },
  });

  test.each(READERS)('in %s shows a whole row without scrolling', async (language) => {
    const page = await browser.newPage({ language });
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, localizedPath('/markets', language));
    expect(await page.locator('tbody tr').count()).toBe(2);
    const hidden = await page
      .locator('table')
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    expect(hidden).toBe(0);
  });
});
