import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PRODUCT_NAME } from '#app/frame/product.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { openBrowser, stickingOut, takenOver } from './browser.ts';
import { expectToFit } from './fitting.ts';
import { screens } from './screens.ts';

const browser = openBrowser();

for (const language of ['ar', 'en'] as const) {
  describe.each(screens(language))(`$name in ${language}`, (screen) => {
    const { status, isIndexed, path, barePath, heading, title } = screen;
    const isMissing = status === 404;

    test('says what it is and where else, in its language, and fits any width and paper', async () => {
      const page = await browser.newPage({ language, failing: isMissing ? [404] : [] });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      expect(await statedBy(page)).toEqual({
        lang: language,
        dir: LANGUAGES[language].direction,
        headings: [heading],
        titles: [`${title} | ${PRODUCT_NAME}`],
        robots: isIndexed ? [] : ['noindex'],
      });
      if (!isMissing) {
        const address = (inLanguage: 'ar' | 'en') =>
          browser.site.url + localizedPath(barePath, inLanguage);
        expect(await addressesStatedBy(page)).toEqual({
          canonical: address(language),
          ar: address('ar'),
          en: address('en'),
          'x-default': address('ar'),
        });
      }

      await takenOver(page);
      expect(await statedBy(page)).toMatchObject({ headings: [heading] });
      const inside = await insideLinks(page);
      expect(inside.length).toBeGreaterThan(5);
      expect(inside.filter((link) => languageNamedBy(link) !== language)).toEqual([]);

      await expectToFit(page);
      await zoomTo200Percent(page);
      expect(await stickingOut(page), 'at 200 %').toEqual([]);
      await print(page);
      expect(await stickingOut(page), 'printed').toEqual([]);
    });
  });
}

function statedBy(page: Page) {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim()),
    titles: [...document.querySelectorAll('head title')].map((title) => title.textContent),
    robots: [...document.querySelectorAll<HTMLMetaElement>('meta[name=robots]')].map(
      (meta) => meta.content,
    ),
  }));
}

/** Addresses within the site that links of the page lead to, but for those to its other languages and to what is no page. */
function insideLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang], [type])')]
      .filter((link) => link.origin === location.origin)
      .map((link) => link.pathname + link.search),
  );
}

function addressesStatedBy(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [
        ...document.querySelectorAll<HTMLLinkElement>(
          'link[rel=canonical], link[rel=alternate][hreflang]',
        ),
      ].map((link) => [link.hreflang || link.rel, link.href]),
    ),
  );
}

// `/ar…` leads to Arabic too, but no link should take the way round.
function languageNamedBy(link: string): 'ar' | 'en' | 'another address' {
  if (/^\/ar(?=\/|$|\?)/.test(link)) return 'another address';
  return /^\/en(?=\/|$|\?)/.test(link) ? 'en' : 'ar';
}

// A window of 1280 px at 200 % has 640 CSS pixels of two device pixels each.
async function zoomTo200Percent(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 640,
    height: 400,
    deviceScaleFactor: 2,
    mobile: false,
  });
}

// A4 with margins of a centimetre.
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1_000 });
}
