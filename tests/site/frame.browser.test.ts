import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ar } from '#app/i18n/text.ar.ts';
import {
  addressOf,
  eventually,
  hydrated,
  open,
  openBrowser,
  storedIn,
} from '#tests/browser/browser.ts';
import { screens } from '#tests/browser/screens.ts';
import { askRaw } from '#tests/requests/ask-raw.ts';
import { combinations } from '#tests/samples/combinations.ts';

const browser = openBrowser();

describe('the language button', () => {
  test('replaces the page with its twin in the other language, and stores the language', async () => {
    const page = await browser.newPage({ language: 'en' });
    await page.goto('/healthz');
    await open(page, '/en/cryptocurrencies?category=haram&sort=rating#search');
    await page.getByRole('link', { name: 'العربية' }).click();
    await page.getByRole('heading', { name: 'العملات الرقمية' }).waitFor();
    expect(addressOf(page)).toBe('/cryptocurrencies?category=haram&sort=rating#search');
    await eventually(() => spokenBy(page)).toEqual({ lang: 'ar', dir: 'rtl' });
    expect(await storedIn(page)).toMatchObject({ lang: 'ar' });
    const inFooter = page.locator('footer').getByRole('link', { name: ar.methodology.title });
    expect(await inFooter.getAttribute('href')).toBe('/methodology');

    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Cryptocurrencies' }).waitFor();
    expect(addressOf(page)).toBe('/en/cryptocurrencies?category=haram&sort=rating#search');
    await eventually(() => spokenBy(page)).toEqual({ lang: 'en', dir: 'ltr' });
    expect(await storedIn(page)).toMatchObject({ lang: 'en' });

    await page.goBack();
    await eventually(() => addressOf(page)).toBe('/healthz');
  });

  test('works before React starts', async () => {
    // A page of its own: the history of a shared one is full.
    const page = await browser.newPage({ language: 'en', isNew: true });
    const letReactIn = await keepReactOut(page);
    await page.goto('/en/exchange?category=haram#main', { waitUntil: 'commit' });
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: 'العربية' }).click();
    letReactIn();
    await page.waitForURL('**/exchange?category=haram#main');
    expect(new URL(page.url()).pathname).toBe('/exchange');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await storedIn(page)).toMatchObject({ lang: 'ar' });
  });

  test.each(['/en//evil.example', '/\\evil.example'])(
    'stays on this site at %s, with scripts and without',
    async (path) => {
      for (const javaScript of [true, false]) {
        const page = await browser.newPage({ javaScript, failing: [404] });
        const address = browser.site.url + path;
        await (javaScript ? open(page, address) : page.goto(address));
        const toggle = page.locator('[data-language-toggle]');
        const other = await toggle.getAttribute('lang');
        await toggle.click();
        await page.locator(`html[lang=${other}]`).waitFor();
        expect(new URL(page.url()).origin).toBe(browser.site.url);
      }
    },
  );
});

test.each([
  ['/', 3],
  ['/en', 3],
  ['/about', 2],
  ['/en/about', 2],
])('%s preloads only fonts that it uses', async (path, count) => {
  const page = await browser.newPage({ language: path.startsWith('/en') ? 'en' : 'ar' });
  await page.goto(path);
  await eventually(() => preloadedFonts(page)).toEqual(Array(count).fill('loaded'));
});

test('a page with digits of columns preloads them', async () => {
  const late = [];
  for (const { path } of screens('en')) {
    const page = await (await fetch(browser.site.url + path)).text();
    const shows = / class="([^"]* )?num[ "]/.test(page);
    const preloads = /<link rel="preload" href="[^"]*\/figures-/.test(page);
    if (shows && !preloads) late.push(path);
  }
  expect(late).toEqual([]);
});

describe('the theme button', () => {
  test('switches from dark, the default, to light and back, and stores the theme', async () => {
    const page = await browser.newPage();
    await open(page, '/en');
    expect(await page.locator('body.light-mode').count()).toBe(0);
    const dark = await backgroundOf(page);

    await page.getByRole('button', { name: 'Light mode' }).click();
    await eventually(() => page.locator('body.light-mode').count()).toBe(1);
    expect(await storedIn(page)).toMatchObject({ darkMode: 'false' });
    expect(await backgroundOf(page)).not.toBe(dark);

    await page.reload();
    await hydrated(page);
    expect(await page.locator('body.light-mode').count()).toBe(1);

    await page.locator('header').getByRole('link', { name: 'Markets' }).click();
    await page.waitForURL('**/en/markets');
    expect(await page.locator('body.light-mode').count()).toBe(1);

    await page.getByRole('button', { name: 'Dark mode' }).click();
    await eventually(() => page.locator('body.light-mode').count()).toBe(0);
    expect(await storedIn(page)).toMatchObject({ darkMode: 'true' });
    expect(await backgroundOf(page)).toBe(dark);
  });

  // Dark is the default.
  test.each(combinations(['light'], ['light', 'dark'] as const))(
    'is %s from the first frame on, on a slow machine',
    async (theme) => {
      const page = await browser.newPage({ theme });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      const frames: string[] = [];
      await page.exposeFunction('tellFrame', (frame: string) => frames.push(frame));
      await page.addInitScript(() => {
        const tell = (window as unknown as { tellFrame(frame: string): void }).tellFrame;
        const watch = () => {
          if (document.body?.childElementCount)
            tell(getComputedStyle(document.body).backgroundColor);
          requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
      });
      await page.goto('/en');
      await eventually(() => frames.length).toBeGreaterThan(2);
      const paper = { light: 'rgb(250, 248, 243)', dark: 'rgb(18, 22, 29)' };
      expect([...new Set(frames)]).toEqual([paper[theme]]);
    },
  );
});

describe('the bar', () => {
  test.each(combinations(['ar'], ['ar', 'en'] as const))(
    'looks scrolled and shows how far (%s)',
    async (language) => {
      const page = await browser.newPage({ language });
      await page.goto(language === 'en' ? '/en/cryptocurrencies' : '/cryptocurrencies');
      const shadow = () =>
        page.locator('header.site-header').evaluate((bar) => getComputedStyle(bar).boxShadow);
      const progress = () =>
        page.locator('.scroll-progress').evaluate((line) => {
          const { left, right, width } = line.getBoundingClientRect();
          const isAtStart =
            document.documentElement.dir === 'rtl' ? right === innerWidth : left === 0;
          return {
            isAtStart,
            part: Math.round((width / document.documentElement.clientWidth) * 100),
          };
        });
      expect(await shadow()).toBe('none');
      expect(await progress()).toMatchObject({ part: 0 });

      await page.evaluate(() =>
        scrollTo({
          top: (document.documentElement.scrollHeight - innerHeight) / 2,
          behavior: 'instant',
        }),
      );
      await eventually(progress).toMatchObject({ part: 50, isAtStart: true });
      await eventually(shadow).not.toBe('none');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await eventually(shadow).toBe('none');
    },
  );

  test('follows React from page to page: with its mark, with the focus in the content, and at the top', async () => {
    const page = await browser.newPage();
    await open(page, '/en');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator('header').getByRole('link', { name: 'Coins' }).click();
    await page.waitForURL('**/en/cryptocurrencies');
    await page.getByRole('heading', { name: 'Cryptocurrencies' }).waitFor();
    const current = page.locator('header nav [aria-current=page]:visible');
    await eventually(() => current.allInnerTexts()).toEqual(['Coins']);
    await page.goBack();
    await page.waitForURL(/\/en$/);

    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.locator('main').getByRole('link', { name: 'All exchanges' }).click();
    await page.waitForURL('**/en/exchange');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('leads in React from a list through a review and a check to the markets', async () => {
    const page = await browser.newPage();
    await open(page, '/en/cryptocurrencies');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator('tbody').getByRole('link').first().click();
    await page.waitForURL('**/en/coin/bitcoin');
    await page.getByRole('heading', { name: 'Official links' }).waitFor();
    await page.locator('footer').getByRole('link', { name: 'Check a website' }).click();
    await page.waitForURL('**/en/check');
    // The address changes before the page does.
    await page
      .getByRole('heading', { name: 'Check a website, account or contract', level: 1 })
      .waitFor();
    await page.getByLabel('Link, handle, name, symbol or contract address').fill('@okx');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Review of .?OKX/ }).waitFor();
    await page.locator('header').getByRole('link', { name: 'Markets' }).click();
    await page.getByRole('heading', { name: 'Markets', level: 1 }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('offers with the first Tab to skip to the content', async () => {
    const page = await browser.newPage();
    await open(page, '/en/exchange');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect((await skip.boundingBox())?.width ?? 0).toBeLessThan(2);
    await page.keyboard.press('Tab');
    expect((await skip.boundingBox())?.width).toBeGreaterThan(40);
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').count()).toBe(1);
  });
});

describe('the menu of a narrow window', () => {
  test('opens and closes by its button, and closes when a link is chosen', async () => {
    const page = await browser.newPage({ width: 390 });
    await open(page, '/en');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.locator('#menu');
    const news = menu.getByRole('link', { name: 'News' });
    expect(await menu.isVisible()).toBe(false);

    await button.click();
    await news.waitFor();
    await button.click();
    await menu.waitFor({ state: 'hidden' });

    // The second click is on the current page.
    for (const _ of ['another page', 'the same page']) {
      await button.click();
      await news.click();
      await page.waitForURL('**/en/news');
      await menu.waitFor({ state: 'hidden' });
    }
    expect(addressOf(page)).toBe('/en/news');
  });

  test('has the five links of requirement 2.4', async () => {
    const page = await browser.newPage({ width: 390 });
    await open(page, '/en');
    await page.getByRole('button', { name: 'Menu' }).click();
    for (const name of ['Home', 'Markets', 'News', 'Exchanges', 'Coins']) {
      await page.locator('#menu').getByRole('link', { name, exact: true }).waitFor();
    }
  });
});

test.each([
  ['/crypto', '/cryptocurrencies'],
  ['/coins', '/cryptocurrencies'],
  ['/exchanges?page=2', '/exchange?page=2'],
  ['/en/crypto?category=halal', '/en/cryptocurrencies?category=halal'],
  ['/positions/differences', '/positions#differences'],
  ['/positions/%44ifferences', '/positions#differences'],
  ['/en/positions/differences', '/en/positions#differences'],
])('%s is redirected permanently to %s', async (old, current) => {
  const answer = await fetch(browser.site.url + old, { redirect: 'manual' });
  expect([301, 308]).toContain(answer.status);
  expect(new URL(answer.headers.get('location') ?? '', browser.site.url).href).toBe(
    browser.site.url + current,
  );
});

test.each([
  '/Coin/bitcoin/rulings/1',
  '/%63oin/bitcoin/rulings/1.data',
  '/en/EXCHANGE/exchange/rulings/1/',
  '/en/coin/%zz/rulings/1',
])('a past ruling that does not exist is missing at %s', async (path) => {
  expect((await askRaw(browser.site.url, path)).status).toBe(404);
});

// Paths that name another site when used as addresses.
test.each([
  '/en//evil.example',
  '/en//evil.example/',
  '/ar//evil.example',
  '//evil.example',
  '/\\evil.example',
  '/en/\\evil.example',
  '/en/%5Cevil.example',
  '/%5C%5Cevil.example',
  '/%09//evil.example',
  '/en//evil.example/../..',
  '/crypto',
  '/en/crypto',
])('no redirect at %s leads to another site', async (path) => {
  const ends = ['', '/crypto', '/crypto//evil.example', '/crypto?next=//evil.example', '/crypto/'];
  for (const end of ends) {
    const { location } = (await askRaw(browser.site.url, path + end)).headers;
    if (location === undefined) continue;
    const landed = new URL(location, browser.site.url + path);
    expect(landed.origin, location).toBe(browser.site.url);
    expect(location).toMatch(/^\/(en\/)?cryptocurrencies(\?|$)/);
  }
});

test('the footer names the year', async () => {
  const page = await (await fetch(`${browser.site.url}/en`)).text();
  expect(page).toMatch(new RegExp(`<footer.*© ${new Date().getUTCFullYear()} Tabayyan\\.`, 's'));
});

function spokenBy(page: Page) {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
  }));
}

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** Delays React's script until the returned function is called. */
async function keepReactOut(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The states of the faces whose files the page preloads: a face that no letter uses stays unloaded. */
function preloadedFonts(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() => {
    const faces = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule);
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(
      ({ href }) => {
        const [file = ''] = href.split('/').slice(-1);
        const style = faces.find((face) => face.cssText.includes(file))?.style;
        const range = style?.getPropertyValue('unicode-range');
        return [...document.fonts].find(({ unicodeRange }) => unicodeRange === range)?.status;
      },
    );
  });
}
