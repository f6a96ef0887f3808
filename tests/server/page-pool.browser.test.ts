import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open, openBrowser, storedIn } from '#tests/browser/browser.ts';

// The tests of a file have the same page one after another: what one has done to it, the next does not find.

const browser = openBrowser({ template: 'empty' });
const pages: Page[] = [];

test('a test may do to its page whatever it likes', async () => {
  const page = await browser.newPage({ width: 400 });
  pages.push(page);
  await page.context().addInitScript(() => Object.assign(globalThis, { isMarked: true }));
  await page.route('**/en/news', (route) => route.fulfill({ body: 'of the test' }));
  page.on('request', () => pages.push(page));
  await open(page, '/en/exchange');
  await page.setViewportSize({ width: 300, height: 300 });
  await page.context().addCookies([{ name: 'a', value: 'b', url: page.url() }]);
  await page.evaluate(() => {
    sessionStorage.setItem('a', 'b');
    localStorage.setItem('a', 'b');
    localStorage.setItem('lang', 'ar');
    addEventListener('beforeunload', (event) => event.preventDefault());
  });
  await page.getByRole('searchbox').fill('typed');
  pages.splice(1);
});

test('the next has it without any of that', async () => {
  const page = await browser.newPage({ width: 400 });
  expect(page === pages[0]).toBe(true);
  await open(page, '/en/news');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => 'isMarked' in globalThis)).toBe(false);
  expect(page.viewportSize()).toEqual({ width: 400, height: 800 });
  expect(await storedIn(page)).toMatchObject({ lang: 'en', hasVisitedBefore: 'true' });
  expect(Object.keys(await storedIn(page))).not.toContain('a');
  expect(await page.evaluate(() => sessionStorage.getItem('a'))).toBeNull();
  expect(await page.context().cookies()).toEqual([]);
  expect(pages).toHaveLength(1);
});

test('what cannot be undone ends with its test', async () => {
  const page = await browser.newPage({ width: 400 });
  pages.push(page);
  await page.context().setOffline(true);
});

test('and whoever comes for the first time has a browser of its own', async () => {
  expect(pages[1]?.isClosed()).toBe(true);
  const returning = await browser.newPage();
  const first = await browser.newPage({ returning: false });
  expect(first.context() === returning.context()).toBe(false);
  pages.splice(0, 2, first, returning);
});

test('of which nobody has it after', async () => {
  expect(pages.map((page) => page.isClosed())).toEqual([true, false]);
});
