import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { PRODUCT_NAME } from '#app/meta/product.ts';
import { open, openBrowser, overflowing, settled } from '#tests/browser/browser.ts';
import { expectToFit } from '#tests/browser/overflow.ts';
import { screens } from '#tests/browser/screens.ts';
import { someOf } from '#tests/samples/combinations.ts';

const browser = openBrowser();

describe.each(['ar', 'en'] as const)('in %s', (language) => {
  test.each(screens(language))(
    '$name says what it is and where else, in its language',
    async (screen) => {
      const { status, isIndexed, path, barePath, heading, title } = screen;
      const answer = await fetch(browser.site.url + path);
      expect(answer.status).toBe(status);
      const page = await browser.newPage({ javaScript: false });
      await page.goto('/healthz');
      const stated = await statedIn(page, await answer.text());
      const address = (inLanguage: Language) =>
        browser.site.url + localizedPath(barePath, inLanguage);
      expect(stated).toMatchObject({
        lang: language,
        dir: LANGUAGES[language].direction,
        headings: [heading],
        titles: [`${title} | ${PRODUCT_NAME}`],
        robots: isIndexed ? [] : ['noindex'],
      });
      if (status === 200) {
        expect(stated.addresses).toEqual({
          canonical: address(language),
          ar: address('ar'),
          en: address('en'),
          'x-default': address('ar'),
        });
      }
      expect(stated.inside.length).toBeGreaterThan(5);
      // The footer's website link is the site's bare address in every language.
      const pages = stated.inside.filter((link) => link !== '/');
      expect(pages.filter((link) => languageNamedBy(link) !== language)).toEqual([]);
    },
  );
});

const EVERY = (['ar', 'en'] as const).flatMap((language) =>
  [true, false].map((isRun) => ({ language, isRun })),
);
// React and the server may format Arabic numbers and dates differently.
const SOME = EVERY.filter(({ language, isRun }) => isRun === (language === 'ar'));

describe.each(someOf(SOME, EVERY))('in $language, run: $isRun,', ({ language, isRun }) => {
  test.each(screens(language))(
    '$name fits any width and paper',
    async ({ path, status, heading }) => {
      const page = await browser.newPage({ language, failing: status === 404 ? [404] : [] });
      if (isRun) await open(page, path);
      else await page.goto(path);
      expect(await page.locator('h1').allTextContents()).toEqual([heading]);
      await expectToFit(page);
      // 1280 px at 200 % zoom.
      await page.setViewportSize({ width: 640, height: 400 });
      await settled(page);
      expect(await overflowing(page), 'at 200 %').toEqual([]);
      await print(page);
      expect(await overflowing(page), 'printed').toEqual([]);
    },
  );
});

/** Metadata of a page's HTML, and its links within the site, except those to other languages. */
function statedIn(page: Page, html: string) {
  return page.evaluate((html) => {
    const sent = new DOMParser().parseFromString(html, 'text/html');
    const all = <T extends Element>(what: string) => [...sent.querySelectorAll<T>(what)];
    const alternates = 'link[rel=canonical], link[rel=alternate][hreflang]';
    const links = all<HTMLAnchorElement>('a[href]:not([hreflang], [type], [href^="#"])');
    return {
      lang: sent.documentElement.lang,
      dir: sent.documentElement.dir,
      headings: all('h1').map((heading) => heading.textContent?.trim()),
      titles: all('head title').map((title) => title.textContent),
      robots: all<HTMLMetaElement>('meta[name=robots]').map((meta) => meta.content),
      addresses: Object.fromEntries(
        all<HTMLLinkElement>(alternates).map((link) => [link.hreflang || link.rel, link.href]),
      ),
      inside: links
        .filter((link) => link.origin === location.origin)
        .map((link) => link.pathname + link.search),
    };
  }, html);
}

// `/ar…` is Arabic too, but links should avoid its redirect.
function languageNamedBy(link: string): 'ar' | 'en' | 'another address' {
  if (/^\/ar(?=\/|$|\?)/.test(link)) return 'another address';
  return /^\/en(?=\/|$|\?)/.test(link) ? 'en' : 'ar';
}

// A4 with margins of 1 cm.
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1_000 });
}
