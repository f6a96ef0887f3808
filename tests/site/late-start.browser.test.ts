import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  eventually,
  hydrated,
  openBrowser,
  settled,
  storedIn,
} from '#tests/browser/browser.ts';

// Public pages are complete as HTML; React hydrates them on the first interaction.

const browser = openBrowser();
/** Pending scripts delay the load event. */
const SCRIPTS_HELD = { waitUntil: 'commit' } as const;
const ENTRY = /\/assets\/entry\.client-.*\.js$/;

describe('React hydrates a page', () => {
  test.each<[string, (page: Page) => Promise<void>]>([
    ['the pointer moves', (page) => page.mouse.move(50, 60)],
    ['the page is touched', (page) => page.touchscreen.tap(5, 5)],
    ['a key is pressed', (page) => page.keyboard.press('Shift')],
    ['the page scrolls', (page) => page.mouse.wheel(0, 100)],
  ])('when %s, and not earlier', async (_, use) => {
    const page = await browser.newPage({ hasTouch: true });
    const scripts = scriptsOf(page);
    await page.goto('/en/coin/bitcoin');
    await settled(page);
    expect(scripts).toEqual([]);
    await use(page);
    await eventually(() => scripts.filter((path) => ENTRY.test(path))).toHaveLength(1);
    await hydrated(page);
  });

  test('but not at a pointer event without movement, which browsers send for a resting pointer', async () => {
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

  test('with live figures after a minute without interaction', async () => {
    const page = await browser.newPage();
    const scripts = scriptsOf(page);
    await page.clock.install();
    await page.goto('/en/markets');
    // The clock also runs by itself, for as long as a slow machine takes.
    await page.clock.runFor(45_000);
    await settled(page);
    expect(scripts).toEqual([]);
    await page.clock.runFor(15_000);
    await eventually(() => scripts.some((path) => ENTRY.test(path))).toBe(true);
  });
});

describe('input before hydration is not lost', () => {
  test('text typed into a list’s search is searched for', async () => {
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

  test('text typed into a list’s search goes along with a filter', async () => {
    const page = await browser.newPage();
    await page.route(ENTRY, () => {});
    await page.goto('/en/cryptocurrencies', SCRIPTS_HELD);
    await page.getByRole('searchbox').fill('ether');
    await page.getByRole('list', { name: 'Verdict' }).getByRole('link', { name: 'Haram' }).click();
    await eventually(() => addressOf(page)).toBe('/en/cryptocurrencies?category=haram&q=ether');
    expect(await page.getByRole('searchbox').inputValue()).toBe('ether');
  });

  test('text typed into the site’s search has suggestions', async () => {
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
    // A page cannot be evaluated during navigation: this is long enough for React to hydrate and to search.
    await sleep(1000);
    leave();
    await page.waitForURL('**/en/cryptocurrencies?q=dogec');
    expect(await page.locator('tbody tr').count()).toBe(1);
    expect(searches).toEqual([]);
  });

  test('a first click on a filter, a page number or a tab works', async () => {
    const page = await browser.newPage();
    await hold(page);
    await page.goto('/en/cryptocurrencies');
    await page.getByRole('list', { name: 'Verdict' }).getByRole('link', { name: 'Haram' }).click();
    await page.waitForURL('**/en/cryptocurrencies?category=haram', SCRIPTS_HELD);
    await page.goto('/en');
    await page.getByRole('link', { name: 'Comparison' }).click();
    await page.waitForURL('**/en?tab=comparison#featured', SCRIPTS_HELD);
  });

  test('a filter that is pressed by a key keeps the focus, and the text typed before', async () => {
    const page = await browser.newPage();
    // React takes as long as it needs on a busy machine.
    await page.addInitScript((waitMs) => {
      const { setTimeout } = window;
      const start = (run: TimerHandler, ms?: number) => (ms === waitMs ? 0 : setTimeout(run, ms));
      Object.assign(window, { setTimeout: start });
    }, 3000);
    const arrive = await hold(page);
    await page.goto('/en/cryptocurrencies');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('searchbox').fill('a');
    const haram = page.getByRole('list', { name: 'Verdict' }).getByRole('link', { name: 'Haram' });
    await haram.focus();
    await page.keyboard.press('Enter');
    arrive();
    await eventually(() => addressOf(page)).toBe('/en/cryptocurrencies?category=haram&q=a');
    await eventually(() => haram.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('a filter that is pressed by a key opens without React too', async () => {
    const page = await browser.newPage();
    await hold(page);
    await page.goto('/en/cryptocurrencies');
    await page.getByRole('searchbox').fill('a');
    await page.getByRole('list', { name: 'Verdict' }).getByRole('link', { name: 'Haram' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/cryptocurrencies?category=haram&q=a', SCRIPTS_HELD);
  });

  test('the first press of a button that only React answers counts', async () => {
    const page = await browser.newPage();
    const arrive = await hold(page);
    await page.goto('/en/country/ae');
    await page.getByRole('button', { name: 'Set as my country' }).click();
    arrive();
    await page.getByRole('button', { name: 'Forget my country' }).waitFor();
    expect(await storedIn(page)).toMatchObject({ country: 'AE' });
  });

  test('all presses of such buttons count', async () => {
    const page = await browser.newPage();
    const arrive = await hold(page);
    await page.goto('/en/mine');
    for (const name of ['Bitcoin', 'Ethereum', 'Tether']) {
      await page.getByRole('button', { name: `Add ${name} to the list` }).click();
    }
    arrive();
    for (const name of ['Bitcoin', 'Ethereum', 'Tether']) {
      await page.getByRole('listitem').getByRole('link', { name }).first().waitFor();
    }
  });

  test('text sent in a form that only React answers is sent to it', async () => {
    const page = await browser.newPage();
    const arrive = await hold(page);
    await page.goto('/en/mine');
    await page.getByRole('textbox', { name: 'Coin or exchange, by name' }).fill('tether');
    await page.keyboard.press('Enter');
    arrive();
    await page.getByRole('listitem').getByRole('link', { name: 'Tether' }).first().waitFor();
  });

  test('theme and menu respond without delay, and hydration preserves the theme', async () => {
    const page = await browser.newPage({ width: 360 });
    const arrive = await hold(page);
    await page.goto('/en');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'News' }).waitFor();
    await page.locator('[data-theme-toggle]:visible').first().click();
    await eventually(() => page.locator('body').getAttribute('class')).toContain('light-mode');
    expect(await storedIn(page)).toMatchObject({ darkMode: 'false' });
    arrive();
    await hydrated(page);
    expect(await page.locator('body.light-mode').count()).toBe(1);
  });
});

test('a page works natively if its scripts fail to load', async () => {
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

describe('the scripts of the public screens', () => {
  // The order in which files of a circle run depends on the way through the site: a module may read what is not there yet. Another
  // `entriesAwareMergeThreshold` in vite.config.ts merges other modules.
  test('import themselves through no others, and none of the editors’ forms', () => {
    const { screens, textOf, importsOf } = builtScripts();
    const done = new Set<string>();
    const circlesFrom = (name: string, path: string[]): string[][] => {
      if (path.includes(name)) return [[...path.slice(path.indexOf(name)), name]];
      if (done.has(name)) return [];
      const found = importsOf(name).flatMap((next) => circlesFrom(next, [...path, name]));
      done.add(name);
      return found;
    };
    expect(screens.flatMap((name) => circlesFrom(name, []))).toEqual([]);
    expect(done.size).toBeGreaterThan(60);
    expect([...done].filter((name) => textOf(name).includes(CONFORM))).toEqual([]);
  });
});

/** A name that Conform, the editors' library of forms, has for itself. */
const CONFORM = '__intent__';

function builtScripts() {
  const folder = resolve(import.meta.dirname, '../../build/client/assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const texts = new Map(
    names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
  );
  const textOf = (name: string) => texts.get(name) ?? '';
  const table = textOf(names.find((name) => name.startsWith('manifest-')) ?? '');
  const { routes } = JSON.parse(table.slice(table.indexOf('{'), table.lastIndexOf('}') + 1));
  const screens = Object.values<{ id: string; parentId?: string; module: string }>(routes)
    .filter(({ id, parentId }) => id === 'root' || id === 'frame' || parentId === 'frame')
    .map(({ module }) => basename(module));
  const importsOf = (name: string) =>
    [...textOf(name).matchAll(/\b(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, it = '']) => it);
  return { screens, textOf, importsOf };
}

const scriptsOf = (page: Page) => requestsOf(page, 'script');

/** Paths of the page's requests from now on. */
function requestsOf(page: Page, kind: 'script' | 'fetch'): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === kind) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Delays the page's scripts until the returned function is called. */
const hold = (page: Page) => holdAnswer(page, '**/assets/*.js');

async function holdAnswer(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
