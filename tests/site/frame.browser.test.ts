import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  eventually,
  hydrated,
  open,
  openBrowser,
  settled,
  storedIn,
} from '#tests/browser/browser.ts';
import { someOf } from '#tests/samples/combinations.ts';

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

    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Cryptocurrencies' }).waitFor();
    expect(addressOf(page)).toBe('/en/cryptocurrencies?category=haram&sort=rating#search');
    await eventually(() => spokenBy(page)).toEqual({ lang: 'en', dir: 'ltr' });
    expect(await storedIn(page)).toMatchObject({ lang: 'en' });

    await page.goBack();
    await eventually(() => addressOf(page)).toBe('/healthz');
  });

  test('leads from / to /en and back', async () => {
    const page = await browser.newPage({ language: 'ar' });
    await open(page, '/');
    await page.getByRole('link', { name: 'English' }).click();
    await eventually(() => addressOf(page)).toBe('/en');
    await page.getByRole('link', { name: 'العربية' }).click();
    await eventually(() => addressOf(page)).toBe('/');
  });

  test('works before React starts', async () => {
    const page = await browser.newPage({ language: 'en' });
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

    await page.getByRole('link', { name: 'Markets' }).click();
    await page.waitForURL('**/en/markets');
    expect(await page.locator('body.light-mode').count()).toBe(1);

    await page.getByRole('button', { name: 'Dark mode' }).click();
    await eventually(() => page.locator('body.light-mode').count()).toBe(0);
    expect(await storedIn(page)).toMatchObject({ darkMode: 'true' });
    expect(await backgroundOf(page)).toBe(dark);
  });

  // Dark is the default.
  test.each(someOf(['light'], ['light', 'dark'] as const))(
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
      await open(page, '/en');
      await eventually(() => frames.length).toBeGreaterThan(2);
      const paper = { light: 'rgb(250, 248, 243)', dark: 'rgb(18, 22, 29)' };
      expect([...new Set(frames)]).toEqual([paper[theme]]);
    },
  );

  test('works before React starts, and hydration preserves the theme', async () => {
    const page = await browser.newPage();
    const letReactIn = await keepReactOut(page);
    await page.goto('/en', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Light mode' }).click();
    await eventually(() => page.locator('body.light-mode').count()).toBe(1);
    expect(await storedIn(page)).toMatchObject({ darkMode: 'false' });
    letReactIn();
    await hydrated(page);
    expect(await page.locator('body.light-mode').count()).toBe(1);
  });

  test('is dark with an invalid stored theme', async () => {
    const page = await browser.newPage();
    await open(page, '/en');
    await page.evaluate(() => localStorage.setItem('darkMode', 'perhaps'));
    await page.reload();
    await hydrated(page);
    expect(await page.locator('body.light-mode').count()).toBe(0);
  });
});

describe('the bar', () => {
  test.each(['ar', 'en'] as const)(
    'looks scrolled after 50 pixels and shows how far (%s)',
    async (language) => {
      const page = await browser.newPage({ language });
      await open(page, language === 'en' ? '/en/cryptocurrencies' : '/cryptocurrencies');
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

      await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
      await settled(page);
      expect(await shadow()).toBe('none');

      await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
      await eventually(shadow).not.toBe('none');
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      await eventually(progress).toMatchObject({ part: 100 });

      await page.evaluate(() =>
        scrollTo({
          top: (document.documentElement.scrollHeight - innerHeight) / 2,
          behavior: 'instant',
        }),
      );
      await eventually(progress).toMatchObject({ part: 50, isAtStart: true });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await eventually(shadow).toBe('none');
    },
  );

  test('marks the current page', async () => {
    const page = await browser.newPage();
    await open(page, '/en/cryptocurrencies');
    const current = page.locator('header nav [aria-current=page]:visible');
    expect(await current.allInnerTexts()).toEqual(['Coins']);
    await page.locator('header').getByRole('link', { name: 'News' }).click();
    await page.waitForURL('**/en/news');
    await eventually(() => current.allInnerTexts()).toEqual(['News']);
  });

  test('opens outside links safely', async () => {
    const page = await browser.newPage();
    await open(page, '/en');
    const outside = await page
      .locator('header a[href^=http], footer a[href^=http]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('rel'), link.getAttribute('target')]),
      );
    expect(outside.length).toBeGreaterThan(0);
    for (const [rel, target] of outside) {
      expect(rel).toContain('noopener');
      expect(target).toBe('_blank');
    }
    const year = new Date().getUTCFullYear();
    expect(await page.locator('footer').innerText()).toContain(`© ${year} Tabayyan.`);
  });
});

describe('the menu of a narrow window', () => {
  test('opens, and closes by its button, by Escape and when a link is chosen', async () => {
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

    await button.click();
    await news.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });

    await button.click();
    await news.click();
    await page.waitForURL('**/en/news');
    await menu.waitFor({ state: 'hidden' });
  });

  test('closes on a click on the current page', async () => {
    const page = await browser.newPage({ width: 390 });
    await open(page, '/en/news');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'News' }).click();
    await page.locator('#menu').waitFor({ state: 'hidden' });
    expect(addressOf(page)).toBe('/en/news');
  });

  test('opens by keyboard, with its links next in the tab order', async () => {
    const page = await browser.newPage({ width: 390 });
    await open(page, '/en');
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#menu').waitFor();
    await page.keyboard.press('Tab');
    const focused = page.locator('#menu :focus');
    expect(await focused.innerText()).toBe('Home');
  });

  test('opens before React starts', async () => {
    const page = await browser.newPage({ width: 390 });
    const letReactIn = await keepReactOut(page);
    await page.goto('/en', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').waitFor();
    letReactIn();
    await hydrated(page);
  });
});

describe('/crypto', () => {
  test.each([
    ['/crypto', '/cryptocurrencies'],
    ['/en/crypto?category=halal', '/en/cryptocurrencies?category=halal'],
  ])('redirects %s permanently to %s', async (old, current) => {
    const answer = await fetch(browser.site.url + old, { redirect: 'manual' });
    expect([301, 308]).toContain(answer.status);
    expect(new URL(answer.headers.get('location') ?? '', browser.site.url).href).toBe(
      browser.site.url + current,
    );
  });

  test('leads to the coin list without a page load, and Back leaves it', async () => {
    const page = await browser.newPage();
    await open(page, '/en');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator('header').getByRole('link', { name: 'Coins' }).click();
    await page.waitForURL('**/en/cryptocurrencies');
    await page.getByRole('heading', { name: 'Cryptocurrencies' }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.goBack();
    await page.waitForURL(/\/en$/);
  });
});

test('the first Tab offers to skip to the content', async () => {
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

test('navigation moves focus to the content and scrolls to the top', async () => {
  const page = await browser.newPage();
  await open(page, '/en');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('main').getByRole('link', { name: 'All exchanges' }).click();
  await page.waitForURL('**/en/exchange');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await eventually(() => page.evaluate(() => scrollY)).toBe(0);
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
