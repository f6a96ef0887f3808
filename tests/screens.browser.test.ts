import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { PRODUCT_NAME } from '#app/frame/product.ts';
import { openBrowser, stickingOut, takenOver } from './browser.ts';
import { screens } from './screens.ts';

const browser = openBrowser();

for (const language of ['ar', 'en'] as const) {
  describe.each(screens(language))(`$name in ${language}`, (screen) => {
    const { status, path, heading, title } = screen;
    const visitor = { language, failing: status === 404 ? [404] : [] };

    test('says what it is, in its language, and fits a window of any width', async () => {
      const page = await browser.newPage(visitor);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      expect(await statedBy(page)).toEqual({
        lang: language,
        dir: LANGUAGES[language].direction,
        headings: [heading],
        titles: [`${title} | ${PRODUCT_NAME}`],
      });
      await takenOver(page);
      expect(await statedBy(page)).toMatchObject({ headings: [heading] });
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await stickingOut(page), `at ${width}`).toEqual([]);
      }
    });

    test('links to pages of its own language only', async () => {
      const page = await browser.newPage(visitor);
      await page.goto(path);
      const inside = await insideLinks(page);
      expect(inside.length).toBeGreaterThan(5);
      const isAtHome = (link: string) => /^\/en(\/|$|\?|#)/.test(link) === (language === 'en');
      expect(inside.filter((link) => !isAtHome(link) || /^\/ar(\/|$)/.test(link))).toEqual([]);
    });

    test('fits paper and twice the size', async () => {
      const page = await browser.newPage({ ...visitor, width: 640, deviceScaleFactor: 2 });
      await page.goto(path);
      expect(await stickingOut(page), 'at 200 %').toEqual([]);
      await page.emulateMedia({ media: 'print' });
      // A4 with margins of a centimetre.
      await page.setViewportSize({ width: 718, height: 1_000 });
      expect(await stickingOut(page), 'printed').toEqual([]);
    });

    test(status === 404 ? 'is not for search engines' : 'names its address in each language', async () => {
      const page = await browser.newPage(visitor);
      await page.goto(path);
      const robots = await page.locator('meta[name=robots]').count();
      if (status === 404) return expect(robots).toBe(1);
      expect(robots).toBe(0);
      const address = (inLanguage: 'ar' | 'en') =>
        browser.site.url + localizedPath(path, inLanguage).replace(/\?.*/, '');
      expect(await addressesStatedBy(page)).toEqual({
        canonical: address(language),
        ar: address('ar'),
        en: address('en'),
        'x-default': address('ar'),
      });
    });
  });
}

function statedBy(page: Page) {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim()),
    titles: [...document.querySelectorAll('head title')].map((title) => title.textContent),
  }));
}

/** Addresses within the site that links of the page lead to, but for those to its other languages. */
function insideLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang])')]
      .filter((link) => link.origin === location.origin)
      .map((link) => link.pathname + link.search),
  );
}

function addressesStatedBy(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[rel=alternate]')].map(
        (link) => [link.hreflang || link.rel, link.href],
      ),
    ),
  );
}
