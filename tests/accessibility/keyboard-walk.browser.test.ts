import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { violationsIn } from '#tests/browser/axe.ts';
import { addressOf, eventually, hydrated, open, openBrowser } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';

const browser = openBrowser();
const en = LANGUAGES.en.text;

test('the list of coins has its focus order, and is filtered by keyboard', async () => {
  const page = await browser.newPage({ language: 'ar' });
  await open(page, '/cryptocurrencies');
  const { skipToContent, nav, search, filters, verdict } = LANGUAGES.ar.text;
  expect(await walk(page, 20)).toEqual([
    skipToContent,
    'تبيَّن',
    ...[nav.home, nav.coins, nav.exchanges, nav.check, nav.markets, nav.news, nav.more],
    expect.stringContaining(search.title),
    nav.mine,
    nav.lightMode,
    'English',
    nav.startTrading,
    ...[filters.search, filters.submit],
    filters.all,
    // Each with the number of its coins.
    ...[`${verdict.halal} 13`, `${verdict.questionable} 25`, `${verdict.haram} 7`],
  ]);
  await page.keyboard.press('Enter');
  await eventually(() => addressOf(page)).toContain('category=haram');
  // The focus stays, and the number of results is announced.
  await eventually(() => focused(page)).toBe(`${verdict.haram} 7`);
  await eventually(() => page.locator('main [role=status]').innerText()).toBe('7 نتائج');
});

test.each<[string, string, (page: Page) => Promise<void>]>([
  [
    'the next page of a list',
    '/en/cryptocurrencies',
    (page) => page.getByRole('link', { name: 'Page 2' }).focus(),
  ],
  [
    'the last page of a list',
    '/en/cryptocurrencies?page=2',
    (page) => page.getByRole('link', { name: 'Next' }).focus(),
  ],
  ['the answer of a check', '/en/check', (page) => page.locator('#pasted-text').fill('@okx')],
  [
    'a comparison',
    '/en/compare',
    (page) => page.getByRole('link', { name: 'Bitcoin and Ethereum' }).focus(),
  ],
])('%s starts with the focus in its content', async (_, path, reach) => {
  const page = await browser.newPage();
  await open(page, path);
  await reach(page);
  await page.keyboard.press('Enter');
  await eventually(() => addressOf(page)).not.toBe(path);
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('a part of a page that is jumped to has the next focus', async () => {
  const page = await browser.newPage();
  await open(page, '/en/coin/bitcoin');
  await page.getByRole('link', { name: /^Evidence/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('Kind of asset');
});

test('a form opened from a list of editors has the focus, and going back returns it', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins');
  await page.getByRole('link', { name: 'Edit Tether' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/edit/tether');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.goBack();
  await eventually(() => focused(page)).toBe('Edit Tether');
});

test('a menu has no accessibility violations, returns the focus, and closes when it loses it', async () => {
  const { page } = await editorsPage(browser, { width: 360, bypassCSP: true });
  await open(page, '/en');
  await page.getByRole('button', { name: en.nav.menu, exact: true }).focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('#menu');
  await menu.waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(en.nav.home);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await eventually(() => focused(page)).toBe(en.nav.menu);
  await page.keyboard.press('Enter');
  await menu.locator('a').last().focus();
  await page.keyboard.press('Tab');
  await menu.waitFor({ state: 'hidden' });

  await open(page, '/admin/coins');
  const ofAdmin = page.locator('details').first();
  await ofAdmin.locator('summary').click();
  await ofAdmin.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Tab');
  await eventually(() => ofAdmin.getAttribute('open')).toBeNull();
});

test('the key / of the search can be turned off permanently, other keys stay', async () => {
  const page = await browser.newPage();
  await page.goto('/en/accessibility');
  const choice = page.getByRole('checkbox', { name: en.accessibility.keyLabel });
  await choice.focus();
  await page.keyboard.press('Space');
  await eventually(() => choice.isChecked()).toBe(false);
  await page.reload();
  // Before and after hydration.
  expect(await choice.isChecked()).toBe(false);
  await hydrated(page);
  expect(await choice.isChecked()).toBe(false);
  const box = page.locator('#find');
  await page.locator('body').press('/');
  expect(await box.isVisible()).toBe(false);
  await page.locator('body').press('Control+k');
  await box.waitFor();
  await page.keyboard.press('Escape');
  await choice.check();
  await page.locator('h1').click();
  await page.locator('body').press('/');
  await box.waitFor();
});

test('a dialog over a list traps the focus, and Escape returns it', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins?q=bitcoin');
  const link = page.getByRole('link', { name: 'Delete Bitcoin', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement: at } = document;
      // From the last button the focus moves to the browser's own bar.
      return at === document.body || at?.closest('dialog') !== null;
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a form is filled in, corrected and sent by keyboard', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins/edit/bitcoin');
  await page.getByLabel('Name *', { exact: true }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Arabic name');
  await page.keyboard.press('Enter');
  // The first invalid field has the focus, with its message as description.
  await eventually(() => focused(page)).toMatch(/^Name/);
  await eventually(() =>
    page.evaluate(() => {
      const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    }),
  ).toContain('required');
  await page.keyboard.type('Bitcoin');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/coins?done=updated&id=bitcoin');
});

test('the sign-in begins with focus on its first field, and has its focus order', async () => {
  const page = await browser.newPage();
  await open(page, '/admin/login');
  await eventually(() => focused(page)).toBe('E-mail');
  expect(await walk(page, 3)).toEqual(['Password', 'Show password', 'Sign in']);
});

/** Names of the focused elements after each press of Tab. */
async function walk(page: Page, steps: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    names.push(await focused(page));
  }
  return names;
}

/** The label or text of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    const named = at?.labels?.[0] ?? at;
    // The button has the words of both themes and shows one.
    const parts = [...(named?.querySelectorAll('.when-dark, .when-light') ?? [])];
    const shown = parts.find((part) => part.checkVisibility()) ?? named;
    return shown?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  });
}
