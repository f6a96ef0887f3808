import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { SITE_NAME } from '#app/meta/site-name.ts';
import { violationsIn } from '#tests/browser/axe.ts';
import { hydrated, openBrowser, overflowing, settled } from '#tests/browser/browser.ts';
import { expectToFit } from '#tests/browser/overflow.ts';
import { screens } from '#tests/browser/screens.ts';
import { someOf } from '#tests/samples/combinations.ts';

const browser = openBrowser();

interface Mode {
  language: Language;
  theme: 'dark' | 'light';
  /** The width at which it is checked for accessibility. */
  width: number;
  /** Whether React has hydrated the page. */
  isHydrated: boolean;
}

const EVERY: Mode[] = (['ar', 'en'] as const).flatMap((language) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    [360, 1280].flatMap((width) =>
      [false, true].map((isHydrated) => ({ language, theme, width, isHydrated })),
    ),
  ),
);
const SOME: Mode[] = [
  // React and the server may format Arabic numbers and dates differently.
  { language: 'ar', theme: 'dark', width: 360, isHydrated: true },
  { language: 'en', theme: 'light', width: 1280, isHydrated: false },
];

describe.each(someOf(SOME, EVERY))(
  'in $language, $theme, $width px wide, hydrated: $isHydrated,',
  ({ isHydrated, ...visitor }) => {
    const { language, theme } = visitor;

    test.each(screens(language))(
      '$name says what it is and where else, is accessible and fits any width and paper',
      async (screen) => {
        const { status, isIndexed, path, barePath, heading, title } = screen;
        const failing = status === 404 ? [404] : [];
        // The content security policy would block the accessibility checker.
        const page = await browser.newPage({ ...visitor, bypassCSP: true, failing });
        const answer = await page.goto(path);
        if (isHydrated) await hydrated(page);
        expect(answer?.status()).toBe(status);

        const stated = await statedIn(page, (await answer?.text()) ?? '');
        const address = (inLanguage: Language) =>
          browser.site.url + localizedPath(barePath, inLanguage);
        expect(stated).toMatchObject({
          lang: language,
          dir: LANGUAGES[language].direction,
          headings: [heading],
          titles: [`${title} | ${SITE_NAME}`],
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

        expect(await page.locator('h1').allTextContents()).toEqual([heading]);
        expect(await page.locator('body.light-mode').count()).toBe(theme === 'light' ? 1 : 0);
        expect(await violationsIn(page)).toEqual([]);

        await expectToFit(page);
        // 1280 px at 200 % zoom.
        await page.setViewportSize({ width: 640, height: 400 });
        await settled(page);
        expect(await overflowing(page), 'at 200 %').toEqual([]);
        await print(page);
        expect(await overflowing(page), 'printed').toEqual([]);
      },
    );
  },
);

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
