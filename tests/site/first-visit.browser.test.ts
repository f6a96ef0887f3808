import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  eventually,
  hydrated,
  open,
  openBrowser,
  storedIn,
  type Visitor,
} from '#tests/browser/browser.ts';

// Which language a visit gets is tested without a browser in app/site-head.test.ts.
const browser = openBrowser();

// A resource of the site that is no page, as the previous history entry.
const BEFORE = '/healthz';

describe('a first visit to a bare path', () => {
  test('moves to English in any other browser; query and hash stay, the history entry does not', async () => {
    const page = await newcomer({ locale: 'fr-FR' });
    await arrive(page, '/cryptocurrencies?category=halal#search');
    await page.waitForURL('**/en/cryptocurrencies?category=halal#search');
    await page.getByRole('heading', { name: 'Cryptocurrencies' }).waitFor();
    expect(await chosenIn(page)).toEqual({ lang: 'en', hasVisitedBefore: 'true' });
    await page.goBack();
    await eventually(() => addressOf(page)).toBe(BEFORE);
  });

  test('shows the loading screen in both languages for 100 ms, and nothing else', async () => {
    const page = await newcomer({ language: 'en' });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await arrive(page, '/exchange');
    const screen = page.locator('.first-visit');
    await screen.waitFor();
    expect(await screen.innerText()).toMatch(/تبيَّن · جارٍ التحميل…\s+Tabayyan · Loading…/);
    await page.clock.runFor(99);
    expect(await coveredPlaces(page)).toEqual([true, true, true]);
    expect(addressOf(page)).toBe('/exchange');
    await page.clock.runFor(1);
    await page.waitForURL(/\/en\/exchange$/);
    await page.getByRole('heading', { name: 'Exchanges', exact: true }).waitFor();
    await screen.waitFor({ state: 'hidden' });
  });

  test('stays in Arabic in an Arabic browser, reveals it after 100 ms and stores the language', async () => {
    const page = await newcomer({ language: 'ar' });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await arrive(page, '/exchange');
    await page.locator('.first-visit').waitFor();
    await page.clock.runFor(99);
    expect(await coveredPlaces(page)).toEqual([true, true, true]);
    await page.clock.runFor(1);
    await page.locator('.first-visit').waitFor({ state: 'hidden' });
    expect(await coveredPlaces(page)).toEqual([false, false, false]);
    expect(addressOf(page)).toBe('/exchange');
    expect(await chosenIn(page)).toEqual({ lang: 'ar', hasVisitedBefore: 'true' });
  });

  test('never shows a frame of the Arabic page to an English reader', async () => {
    const page = await newcomer({ language: 'en' });
    const frames = await watchFrames(page);
    await arrive(page, '/cryptocurrencies');
    await page.waitForURL(/\/en\/cryptocurrencies$/);
    await hydrated(page);
    const uncovered = (lang: string) => frames.filter((frame) => frame === `${lang} uncovered`);
    expect(uncovered('ar')).toEqual([]);
    expect(uncovered('en').length).toBeGreaterThan(0);
    expect(frames).not.toContain('en covered');
  });
});

describe('a path that names its language', () => {
  test('is shown without delay, and stores its language', async () => {
    const page = await newcomer({ language: 'ar' });
    const frames = await watchFrames(page);
    await open(page, '/en/exchange');
    expect(addressOf(page)).toBe('/en/exchange');
    expect(await chosenIn(page)).toEqual({ lang: 'en', hasVisitedBefore: 'true' });
    await eventually(() => frames.length).toBeGreaterThan(2);
    expect([...new Set(frames)]).toEqual(['en uncovered']);
  });

  test('under /ar/ is replaced by the bare path', async () => {
    const page = await browser.newPage({ language: 'en' });
    await page.goto(BEFORE);
    await arrive(page, '/ar/cryptocurrencies?category=halal#search');
    await page.waitForURL('**/cryptocurrencies?category=halal#search');
    await eventually(() => addressOf(page)).toBe('/cryptocurrencies?category=halal#search');
    expect(await chosenIn(page)).toEqual({ lang: 'ar', hasVisitedBefore: 'true' });
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    await page.goBack();
    await eventually(() => addressOf(page)).toBe(BEFORE);
  });
});

describe('a returning visitor', () => {
  test('who stored English is moved from a bare path to the English one, replacing the history entry', async () => {
    const page = await browser.newPage({ language: 'en', locale: 'ar-EG' });
    await page.goto(BEFORE);
    await arrive(page, '/exchange?category=haram#search');
    await page.waitForURL('**/en/exchange?category=haram#search');
    await page.getByRole('heading', { name: 'Exchanges', exact: true }).waitFor();
    await page.goBack();
    await eventually(() => addressOf(page)).toBe(BEFORE);
  });

  test('who stored Arabic sees the page without delay, whatever the browser’s language', async () => {
    const page = await browser.newPage({ language: 'ar', locale: 'en-GB' });
    const frames = await watchFrames(page);
    await open(page, '/exchange');
    await eventually(() => frames.length).toBeGreaterThan(2);
    expect([...new Set(frames)]).toEqual(['ar uncovered']);
    expect(addressOf(page)).toBe('/exchange');
  });
});

test('without storage a bare path is Arabic, an English path is English, and both buttons work', async () => {
  const page = await newcomer({ language: 'en' });
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, { get, configurable: true });
    }
  });
  const frames = await watchFrames(page);
  await open(page, '/exchange');
  expect(addressOf(page)).toBe('/exchange');
  await eventually(() => frames.length).toBeGreaterThan(2);
  expect([...new Set(frames)]).toEqual(['ar uncovered']);

  await open(page, '/en/exchange');
  await page.locator('.first-visit').waitFor({ state: 'hidden' });
  await page.locator('[data-theme-toggle]').click();
  await eventually(() => page.locator('body.light-mode').count()).toBe(1);
  await page.getByRole('link', { name: 'العربية' }).click();
  await page.waitForURL((url) => url.pathname === '/exchange');
  await page.getByRole('heading', { name: 'منصات التداول' }).waitFor();
});

describe('without the loading screen of a first visit', () => {
  test('a crawler gets the page at the requested address', async () => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const page = await newcomer({ language: 'en', userAgent });
    await page.clock.install();
    await open(page, '/exchange');
    await page.clock.runFor(1_000);
    expect(addressOf(page)).toBe('/exchange');
    expect(await chosenIn(page)).toEqual({});
    expect(await page.locator('.first-visit').isVisible()).toBe(false);
  });

  test('a reader without JavaScript gets the page', async () => {
    const page = await newcomer({ language: 'en', javaScript: false });
    await page.goto('/exchange');
    expect(addressOf(page)).toBe('/exchange');
    expect(await page.locator('.first-visit').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'منصات التداول' }).isVisible()).toBe(true);
  });
});

async function newcomer(visitor: Visitor): Promise<Page> {
  const page = await browser.newPage({ ...visitor, returning: false });
  await page.goto(BEFORE);
  return page;
}

// The page may navigate away before it has loaded.
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
}

/** Whether the loading screen covers the window at its start, middle and end. */
function coveredPlaces(page: Page): Promise<boolean[]> {
  return page.evaluate(() =>
    [0.02, 0.5, 0.98].map((part) => {
      const top = document.elementFromPoint(innerWidth * part, innerHeight * part);
      return top?.closest('.first-visit') !== null;
    }),
  );
}

/** Records the content of each painted frame: `ar covered`, `en uncovered`, … */
async function watchFrames(page: Page): Promise<string[]> {
  const frames: string[] = [];
  await page.exposeFunction('tellFrame', (frame: string) => frames.push(frame));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellFrame(frame: string): void }).tellFrame;
    const watch = () => {
      if (document.querySelector('main')) {
        const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        const isCovered = top?.closest('.first-visit') != null;
        tell(`${document.documentElement.lang} ${isCovered ? 'covered' : 'uncovered'}`);
      }
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  return frames;
}

/** Everything stored about the language, without the time of the visit. */
async function chosenIn(page: Page): Promise<Record<string, string>> {
  const { visit: _, ...chosen } = await storedIn(page);
  return chosen;
}
