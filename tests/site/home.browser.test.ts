import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en as EN } from '#app/i18n/text.en.ts';
import { addressOf, eventually, open, openBrowser, settled } from '#tests/browser/browser.ts';
import { startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { marketResponse } from '#tests/samples/market-coins.ts';
import { BITCOIN, COINS_MARKETS } from '#tests/samples/market-site.ts';

const browser = openBrowser();
const traded = openBrowser({
  surround: async () => {
    const fake = await startFakeUpstream();
    fake.responses.set(COINS_MARKETS, { body: marketResponse([{ ...BITCOIN, price: 61_234.5 }]) });
    return { fake, environment: { MARKET_URL: fake.url, NEWS_FEEDS: '' } };
  },
});

const STATISTICS = ['1M+', '50+', '99.9%'];
const TRENDING = ['$43,567.89', '+2.34%', '$850M', '$28.5M'];
const FEATURED = ['+0.27%', '$368.63M', '$58.56M'];

describe('the home page', () => {
  test('shows an introduction, three exchanges and three trending coins, with their links', async () => {
    const page = await browser.newPage();
    await page.goto('/en');
    const tools = await page.getByRole('region', { name: 'Tools' }).innerText();
    for (const figure of STATISTICS) expect(tools).toContain(figure);

    // The drawing is complete in print, though it has not been in view.
    await page.emulateMedia({ media: 'print' });
    const opacities = await page
      .locator('.mockup-part')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).opacity));
    expect([...new Set(opacities)]).toEqual(['1']);
    await page.emulateMedia({ media: 'screen' });

    // The criterion of the sample has its finding beside it.
    expect(await page.locator('.mockup-part').nth(1).innerText()).toMatch(
      /^2\s+\S.*\s(No objection|Nothing found|Concern|Fails|Not known)\n/,
    );

    // These lead to our own pages where the operator has set none elsewhere.
    const hrefOf = (name: string) =>
      page.getByRole('link', { name, exact: true }).first().getAttribute('href');
    expect(await hrefOf('Start Trading')).toBe('/en/exchange');
    expect(await hrefOf('Sign up')).toBe('/en/mine');
    expect(await hrefOf('Watch the demo')).toBe('/en/methodology');
    // Only this machine can reach the site's own address.
    expect(await page.locator('footer a[target=_blank]').count()).toBe(0);

    const trending = page.getByRole('region', { name: 'Trending coins' });
    const coins = trending.locator('article');
    expect(await coins.count()).toBe(3);
    for (const card of await coins.all()) {
      expect(await card.innerText()).not.toContain('$43,567.89');
      expect(await card.getByRole('link', { name: 'Details' }).getAttribute('href')).toMatch(
        /^\/en\/coin\//,
      );
    }

    const exchanges = page.getByRole('region', { name: 'Exchanges' }).locator('article');
    expect(await exchanges.count()).toBe(3);
    const card = exchanges.first();
    const name = await card.getByRole('heading').innerText();
    expect(await card.getByRole('img', { name: /out of 5/ }).count()).toBe(1);
    expect(await card.innerText()).toMatch(/Halal|Questionable|Haram/);
    expect(await card.innerText()).toMatch(/Country:\s+Bahrain\s+Established:\s+2017/);
    expect(await card.getByRole('link', { name: 'Try Now' }).getAttribute('rel')).toContain(
      'noopener',
    );
    await card.getByRole('link', { name: 'Read Review' }).click();
    await page.waitForURL('**/en/exchange/*');
    await eventually(() => page.locator('h1').innerText()).toContain(name);
  });

  test('names the review of an exchange on a phone, before its own site', async () => {
    const page = await browser.newPage({ width: 360 });
    await page.goto('/en');
    const links = page.getByRole('region', { name: 'Exchanges' }).locator('article').first();
    const shown = await links
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => [link.textContent, Number.parseFloat(getComputedStyle(link).fontSize)]),
      );
    expect(shown).toEqual([
      ['Read Review', 14],
      [expect.stringMatching(/^Try Now/), 14],
    ]);
  });

  test('has the products of an exchange in words, with their firmness', async () => {
    const page = await browser.newPage({ width: 360 });
    await page.goto('/en');
    const exchanges = page.getByRole('region', { name: 'Exchanges' });
    const binance = exchanges.locator('article').filter({ hasText: 'Binance' });
    const haram = binance.getByRole('listitem').filter({ hasText: 'Futures' });
    const firmness = Object.values(EN.verdict.firmnessShort).join('|');
    expect(await haram.innerText()).toMatch(new RegExp(`Futures\\s+Haram\\s+(${firmness})`));
    expect(await exchanges.getByText(EN.ruling.notLookedAt).first().isVisible()).toBe(true);
  });

  test('shows other coins by verdict than the trending ones', async () => {
    const page = await browser.newPage();
    await page.goto('/en');
    const coinsIn = (name: string | RegExp) =>
      page
        .getByRole('region', { name })
        .locator('a[href^="/en/coin/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const trending = await coinsIn('Trending coins');
    const byVerdict = await coinsIn(/coins by verdict/);
    expect(byVerdict).toHaveLength(3);
    expect(byVerdict.filter((coin) => trending.includes(coin))).toEqual([]);
  });

  test('shows the market’s price where the match is certain, whatever the illustrative figures', async () => {
    const page = await traded.newPage({ javaScript: false });
    await page.goto('/en');
    const priced = page.getByRole('region', { name: 'Trending coins' }).locator('article');
    const first = priced.filter({ hasText: 'Bitcoin' });
    await eventually(async () => {
      await page.reload();
      return first.innerText();
    }).toMatch(/Price:\s*\$61,234\.50/);
    expect(await priced.filter({ hasText: 'Price:' }).count()).toBe(1);
  });

  test.each([
    ['en', '/en', 'Illustrative figures (not real data):', ['Trending coins', 'Featured coins']],
    ['ar', '/', 'أرقام توضيحية (ليست بيانات فعلية):', ['العملات الرائجة', 'عملات مختارة']],
  ] as const)(
    'has the illustrative market figures in one place, apart from the coins: %s',
    async (language, path, caption, sections) => {
      const page = await browser.newPage({ language });
      await page.goto(path);
      const figure = page.locator('main figure');
      expect(await figure.count()).toBe(1);
      expect(await figure.locator('figcaption').innerText()).toBe(caption);
      const text = await figure.innerText();
      for (const shown of [...TRENDING, ...FEATURED]) expect(text).toContain(shown);
      for (const name of sections) {
        const coins = await page.getByRole('region', { name }).innerText();
        for (const shown of [...TRENDING, ...FEATURED]) expect(coins).not.toContain(shown);
      }
    },
  );
});

describe('the comparison', () => {
  test('is a tab with an address; Back returns to the featured coins without scrolling', async () => {
    const page = await browser.newPage();
    await open(page, '/en');
    const tabs = page.getByRole('region', { name: 'Featured coins' });
    const chosen = () => tabs.locator('nav [aria-current]').first().innerText();
    expect(await chosen()).toBe('Featured');
    await tabs.getByRole('link', { name: 'Comparison' }).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await tabs.getByRole('link', { name: 'Comparison' }).click();
    await eventually(() => addressOf(page)).toBe('/en?tab=comparison');
    await tabs.locator('table').waitFor();
    expect(await chosen()).toBe('Comparison');
    expect(await page.evaluate(() => scrollY)).toBe(place);

    await page.goBack();
    await eventually(() => addressOf(page)).toBe('/en');
    await tabs.locator('.featured-grid').waitFor();
    expect(await chosen()).toBe('Featured');
    await page.goForward();
    await tabs.locator('table').waitFor();
  });

  test('has five coins per page, and the distribution of verdicts and ratings', async () => {
    const page = await browser.newPage();
    await open(page, '/en?tab=comparison');
    const section = page.getByRole('region', { name: 'Featured coins' });
    const headings = await section.getByRole('columnheader').allInnerTexts();
    expect(headings).toEqual(['Coin', 'Verdict', 'Soundness', 'Established', 'Country']);
    const first = await namesIn(page);
    expect(first).toHaveLength(5);
    const words = await section.innerText();
    expect(words).toContain('For the 20 newest coins');
    expect(words).toMatch(/Average rating\s+\d(\.\d)? out of 5/);
    for (const verdict of ['Halal', 'Questionable', 'Haram']) {
      expect(words).toMatch(new RegExp(`${verdict}\\s+(\\d+) coins?, (\\d+%)\\s+\\1\\s+\\2`));
    }

    await section.getByRole('link', { name: 'Page 2' }).click();
    await eventually(() => addressOf(page)).toBe('/en?tab=comparison&page=2');
    await eventually(async () =>
      (await namesIn(page)).filter((name) => first.includes(name)),
    ).toEqual([]);
    expect(await namesIn(page)).toHaveLength(5);
    expect(await section.innerText()).toContain('For the 20 newest coins');

    await page.goBack();
    await eventually(() => namesIn(page)).toEqual(first);
  });
});

describe('the drawing of a review', () => {
  test('is animated once 30 % of it is in view', async () => {
    const page = await browser.newPage();
    await open(page, '/en');
    const isAlive = () => page.locator('.mockup.animate').count();
    expect(await isAlive()).toBe(0);
    await showPartOfMockup(page, 0.27);
    expect(await isAlive()).toBe(0);
    await showPartOfMockup(page, 0.33);
    await eventually(isAlive).toBe(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await settled(page);
    expect(await isAlive()).toBe(1);
  });

  test('is not animated with reduced motion', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await open(page, '/en');
    const rows = await page.locator('.mockup-part').evaluateAll((all) =>
      all.map((row) => {
        const { opacity, transform, animationName } = getComputedStyle(row);
        return { opacity, isMoved: transform !== 'none', animationName };
      }),
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) {
      expect(row).toEqual({ opacity: '1', isMoved: false, animationName: 'none' });
    }
    await showPartOfMockup(page, 0.9);
    await eventually(() => page.locator('.mockup.animate').count()).toBe(1);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

function namesIn(page: Page): Promise<string[]> {
  return page.locator('#featured tbody th[scope=row] a').allInnerTexts();
}

/** Scrolls until `part` of the drawing is in view, not counting the window's last 100 px. */
async function showPartOfMockup(page: Page, part: number): Promise<void> {
  await page.locator('.mockup').evaluate((mockup, shown) => {
    const { top, height } = mockup.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * shown - (innerHeight - 100), behavior: 'instant' });
    // A new observer reports after the page's own.
    return new Promise<void>((done) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        done();
      });
      observer.observe(mockup);
    });
  }, part);
  await settled(page);
}
