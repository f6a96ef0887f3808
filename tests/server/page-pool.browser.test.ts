import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open, openBrowser, storedIn } from '#tests/browser/browser.ts';

// The tests of a worker reuse a browser page; the pool resets it between them. These tests run in order.

const browser = openBrowser({ template: 'empty' });
const pages: Page[] = [];

test('a test may change its page in any way', async () => {
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

test('the next test gets the same page without those changes', async () => {
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

test('a test may take its page offline, which cannot be reset', async () => {
  const page = await browser.newPage({ width: 400 });
  pages.push(page);
  await page.context().setOffline(true);
});

test('a page that cannot be reset is closed, and a first visit gets its own context', async () => {
  expect(pages[1]?.isClosed()).toBe(true);
  const returning = await browser.newPage();
  const first = await browser.newPage({ returning: false });
  expect(first.context() === returning.context()).toBe(false);
  pages.splice(0, 2, first, returning);
});

test('the context of a first visit is closed after its test', async () => {
  expect(pages.map((page) => page.isClosed())).toEqual([true, false]);
});
