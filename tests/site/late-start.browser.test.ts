import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf, eventually, openBrowser, settled, takenOver } from '#tests/browser/browser.ts';

// A public page is complete as it comes: React takes it over when somebody uses it.

const browser = openBrowser();
/** Scripts that are on their way keep a page from having come. */
const SCRIPTS_HELD = { waitUntil: 'commit' } as const;
const ENTRY = /\/assets\/entry\.client-.*\.js$/;

describe('React takes a page over', () => {
  test.each<[string, (page: Page) => Promise<void>]>([
    ['the pointer moves', (page) => page.mouse.move(50, 60)],
    ['the page is touched', (page) => page.touchscreen.tap(5, 5)],
    ['a key is pressed', (page) => page.keyboard.press('Shift')],
    ['the page scrolls', (page) => page.mouse.wheel(0, 100)],
  ])('when %s, and not before', async (_, use) => {
    const page = await browser.newPage({ hasTouch: true });
    const scripts = scriptsOf(page);
    await page.goto('/en/coin/bitcoin');
    await settled(page);
    expect(scripts).toEqual([]);
    await use(page);
    await eventually(() => scripts.filter((path) => ENTRY.test(path))).toHaveLength(1);
    await takenOver(page);
  });

  test('not because the browser says where the pointer rests', async () => {
    const page = await browser.newPage();
    const scripts = scriptsOf(page);
    await page.goto('/en/cryptocurrencies');
    await page.evaluate(() => void dispatchEvent(new PointerEvent('pointermove')));
    await settled(page);
    expect(scripts).toEqual([]);
    await page.evaluate(
      () => void dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })),
    );
    await eventually(() => scripts.some((path) => ENTRY.test(path))).toBe(true);
  });

  test('of live figures also when nobody does anything, after a minute', async () => {
    const page = await browser.newPage();
    const scripts = scriptsOf(page);
    await page.clock.install();
    await page.goto('/en/markets');
    await page.clock.runFor(59_000);
    await settled(page);
    expect(scripts).toEqual([]);
    await page.clock.runFor(2000);
    await eventually(() => scripts.some((path) => ENTRY.test(path))).toBe(true);
  });
});

describe('what is done before React is there is not lost', () => {
  test('what was typed into the search is searched for', async () => {
    const page = await browser.newPage();
    const arrive = await hold(page);
    await page.goto('/en/cryptocurrencies');
    await page.getByRole('searchbox').pressSequentially('dogec');
    expect(addressOf(page)).toBe('/en/cryptocurrencies');
    arrive();
    await eventually(() => addressOf(page)).toBe('/en/cryptocurrencies?q=dogec');
    await eventually(() => page.locator('tbody tr').count()).toBe(1);
    expect(await page.getByRole('searchbox').inputValue()).toBe('dogec');
  });

  test('what was typed into the search over everything is looked for', async () => {
    const page = await browser.newPage();
    const arrive = await hold(page);
    await page.goto('/en');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dogec');
    arrive();
    await page.getByRole('option', { name: 'Dogecoin' }).waitFor();
    const field = page.locator('#find-field');
    expect(await field.inputValue()).toBe('dogec');
    expect(await field.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test('a search sent with Enter is sent once', async () => {
    const page = await browser.newPage();
    const arrive = await hold(page);
    await page.goto('/en/cryptocurrencies');
    const leave = await holdAnswer(page, '**/en/cryptocurrencies?q=dogec');
    const searches = requestsOf(page, 'fetch');
    await page.getByRole('searchbox').fill('dogec');
    await page.keyboard.press('Enter');
    const react = page.waitForEvent('requestfinished', (request) => ENTRY.test(request.url()));
    arrive();
    await react;
    // The page cannot be asked while it is being left: long enough for React to take it over and to search.
    await sleep(2000);
    leave();
    await page.waitForURL('**/en/cryptocurrencies?q=dogec');
    expect(await page.locator('tbody tr').count()).toBe(1);
    expect(searches).toEqual([]);
  });

  test('a first click on a filter, a page or a tab leads there', async () => {
    const page = await browser.newPage();
    await hold(page);
    await page.goto('/en/cryptocurrencies');
    await page.getByRole('list', { name: 'Verdict' }).getByRole('link', { name: 'Haram' }).click();
    await page.waitForURL('**/en/cryptocurrencies?category=haram', SCRIPTS_HELD);
    await page.goto('/en');
    await page.getByRole('link', { name: 'Comparison' }).click();
    await page.waitForURL('**/en?tab=comparison#featured', SCRIPTS_HELD);
  });

  test('the theme and the menu answer at once', async () => {
    const page = await browser.newPage({ width: 360 });
    await hold(page);
    await page.goto('/en');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'News' }).waitFor();
    await page.locator('[data-theme-toggle]:visible').first().click();
    await eventually(() => page.locator('body').getAttribute('class')).toContain('light-mode');
  });
});

test('where the scripts do not come, a page works on as the browser has it', async () => {
  const page = await browser.newPage({ failing: ['net::ERR_CONNECTION_REFUSED'] });
  await page.route('**/assets/*.js', (route) => route.abort('connectionrefused'));
  const scripts = scriptsOf(page);
  await page.goto('/en/cryptocurrencies');
  await page.keyboard.press('Shift');
  await eventually(() => scripts.some((path) => ENTRY.test(path))).toBe(true);
  await page.getByRole('searchbox').fill('dogec');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/en/cryptocurrencies?q=dogec');
  await page.locator('tbody').getByRole('link').first().click();
  await page.waitForURL('**/en/coin/dogecoin');
});

const scriptsOf = (page: Page) => requestsOf(page, 'script');

/** The paths of what the page asks for from now on. */
function requestsOf(page: Page, kind: 'script' | 'fetch'): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === kind) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Keeps the scripts from the page until the answer is called. */
const hold = (page: Page) => holdAnswer(page, '**/assets/*.js');

async function holdAnswer(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
