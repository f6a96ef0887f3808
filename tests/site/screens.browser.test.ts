import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { SITE_NAME } from '#app/meta/site-name.ts';
import { violationsIn } from '#tests/browser/axe.ts';
import { hydrated, openBrowser, overflowing, settled } from '#tests/browser/browser.ts';
import { expectToFit } from '#tests/browser/overflow.ts';
import { type Screen, screens } from '#tests/browser/screens.ts';
import { combinations } from '#tests/samples/combinations.ts';

const browser = openBrowser();

interface Visit {
  language: Language;
  theme: 'dark' | 'light';
  /** The width at which it is checked for accessibility. */
  width: number;
  /** Whether React has hydrated the page. */
  isHydrated: boolean;
  screen: Screen;
}

const SCREENS = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language, screens(language)]),
) as Record<Language, Screen[]>;

const EVERY: Visit[] = LANGUAGE_CODES.flatMap((language) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    [360, 1280].flatMap((width) =>
      [false, true].flatMap((isHydrated) =>
        SCREENS[language].map((screen) => ({ language, theme, width, isHydrated, screen })),
      ),
    ),
  ),
);
// Another screen has the same component, or its own test asserts the same.
const ASSERTED_ELSEWHERE = new Set([
  'past ruling of an exchange',
  'unknown coin',
  'unknown exchange',
  // check.browser.test.ts
  'look-alike',
  // mine.browser.test.ts
  'my list',
  // market/past-prices.browser.test.ts
  'markets',
]);
// React and the server may format Arabic numbers and dates differently, so Arabic ones are hydrated.
const SOME: Visit[] = [
  ...everySecond(SCREENS.ar, 0).map((screen) => ({
    ...({ language: 'ar', theme: 'dark', width: 360, isHydrated: true } as const),
    screen,
  })),
  ...everySecond(SCREENS.en, 1).map((screen) => ({
    ...({ language: 'en', theme: 'light', width: 1280, isHydrated: false } as const),
    screen,
  })),
];

function everySecond(all: readonly Screen[], first: 0 | 1): Screen[] {
  return all
    .filter(({ name }) => !ASSERTED_ELSEWHERE.has(name))
    .filter((_, place) => place % 2 === first);
}

test.each(LANGUAGE_CODES)('each screen says what it is and where else (%s)', async (language) => {
  const page = await browser.newPage();
  await page.goto('/healthz');
  for (const { name, status, isIndexed, path, barePath, heading, title } of SCREENS[language]) {
    const answer = await fetch(browser.site.url + path);
    expect([name, answer.status]).toEqual([name, status]);
    const stated = await statedIn(page, await answer.text());
    const address = (inLanguage: Language) =>
      browser.site.url + localizedPath(barePath, inLanguage);
    expect(stated, name).toMatchObject({
      lang: language,
      dir: LANGUAGES[language].direction,
      headings: [heading],
      titles: [`${title} | ${SITE_NAME}`],
      robots: isIndexed ? [] : ['noindex'],
    });
    if (status === 200) {
      expect(stated.addresses, name).toEqual({
        canonical: address(language),
        ...Object.fromEntries(LANGUAGE_CODES.map((code) => [code, address(code)])),
        'x-default': address('ar'),
      });
    }
    expect(stated.inside.length, name).toBeGreaterThan(5);
    // The footer's website link is the site's bare address in every language.
    const pages = stated.inside.filter((link) => link !== '/');
    expect(pages.filter((link) => languageNamedBy(link) !== language)).toEqual([]);
  }
});

test.each(combinations(SOME, EVERY))(
  '$screen.name is accessible and fits any width and paper in $language, $theme, $width px wide, hydrated: $isHydrated',
  async ({ screen: { status, path, heading }, isHydrated, ...visitor }) => {
    const failing = status === 404 ? [404] : [];
    // The content security policy would block the accessibility checker.
    const page = await browser.newPage({ ...visitor, bypassCSP: true, failing });
    await page.goto(path);
    if (isHydrated) await hydrated(page);
    expect(await page.locator('h1').allTextContents()).toEqual([heading]);
    expect(await page.locator('body.light-mode').count()).toBe(visitor.theme === 'light' ? 1 : 0);
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
