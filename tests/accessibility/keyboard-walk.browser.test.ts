import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { addressOf, eventually, open, openBrowser, takenOver } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';

const browser = openBrowser();
const en = LANGUAGES.en.text;

test('the list of coins is gone through in the order it is read, and filtered', async () => {
  const page = await browser.newPage({ language: 'ar' });
  await open(page, '/cryptocurrencies');
  const { skipToContent, nav, search, opensInNewTab, filters, verdict } = LANGUAGES.ar.text;
  expect(await walk(page, 17)).toEqual([
    skipToContent,
    'تبيَّن',
    ...[nav.home, nav.markets, nav.news, nav.exchanges, nav.coins],
    expect.stringContaining(search.title),
    nav.lightMode,
    'English',
    `${nav.startTrading} ${opensInNewTab}`,
    ...[filters.search, filters.submit],
    ...[filters.all, verdict.halal, verdict.questionable, verdict.haram],
  ]);
  await page.keyboard.press('Enter');
  await eventually(() => addressOf(page)).toContain('category=haram');
  // One stays where one was, and hears how many there are.
  await eventually(() => focused(page)).toBe(verdict.haram);
  await eventually(() => page.locator('main [role=status]').innerText()).toBe('6 نتائج');
});

test('the menu of a narrow window gives the focus back', async () => {
  const page = await browser.newPage({ width: 360 });
  await open(page, '/en');
  await page.getByRole('button', { name: en.nav.menu, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.locator('#menu').waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(en.nav.home);
  await page.keyboard.press('Escape');
  await page.locator('#menu').waitFor({ state: 'hidden' });
  await eventually(() => focused(page)).toBe(en.nav.menu);
});

test('the key of the search is turned off, for good, and the others stay', async () => {
  const page = await browser.newPage();
  await page.goto('/en/accessibility');
  const choice = page.getByRole('checkbox', { name: en.accessibility.keyLabel });
  await choice.focus();
  await page.keyboard.press('Space');
  await eventually(() => choice.isChecked()).toBe(false);
  await page.reload();
  // At once, and still when React has come.
  expect(await choice.isChecked()).toBe(false);
  await takenOver(page);
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

test('a question over a list holds the focus, and gives it back with Escape', async () => {
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
      // From the last one the focus goes on to the browser's own bar.
      return at === document.body || at?.closest('dialog') !== null;
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await eventually(() => link.evaluate((it) => it === document.activeElement)).toBe(true);
});

test('a form is gone through, corrected and sent', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins/edit/bitcoin');
  await page.getByLabel('Name *', { exact: true }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Arabic name');
  await page.keyboard.press('Enter');
  // The first field that is wrong has the focus, and its message is read with it.
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

test('whoever signs in begins in the first field, and goes on in order', async () => {
  const page = await browser.newPage();
  await open(page, '/admin/login');
  await eventually(() => focused(page)).toBe('E-mail');
  expect(await walk(page, 3)).toEqual(['Password', 'Show password', 'Sign in']);
});

/** The names of what has the focus at each of so many steps. */
async function walk(page: Page, steps: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    names.push(await focused(page));
  }
  return names;
}

/** The label or text of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    const named = at?.labels?.[0] ?? at;
    // Both themes' words are in the button; one is shown.
    const parts = [...(named?.querySelectorAll('.when-dark, .when-light') ?? [])];
    const shown = parts.find((part) => part.checkVisibility()) ?? named;
    return shown?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  });
}
