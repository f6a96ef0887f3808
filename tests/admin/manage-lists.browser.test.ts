import { describe, expect, test } from 'vitest';
import { addressOf, eventually, open, openBrowser } from '#tests/browser/browser.ts';
import {
  addManaged,
  expectAccessibleAt,
  focused,
  namesOf,
  plainEditor,
  rows,
} from '#tests/browser/managed.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';

const browser = openBrowser({ template: 'empty', prepare: addManaged });

describe('a list of listings to manage', () => {
  test('is searched in Arabic and filtered, with the search and the filter in the address', async () => {
    const { page } = await editorsPage(browser);
    await open(page, '/admin/coins');
    await page.getByRole('searchbox').fill('ايثيريوم'.replace('اي', 'ا'));
    await eventually(() => namesOf(page)).toEqual(['Unruled C24']);
    await page.getByRole('link', { name: 'Haram' }).click();
    await page.getByText('No results found').waitFor();
    await page.getByRole('link', { name: 'Not yet reviewed' }).click();
    await eventually(() => namesOf(page)).toEqual(['Unruled C24']);
    expect(await rows(page).getByText('not yet reviewed').count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('category')).toBe('unreviewed');
    await page.getByRole('searchbox').fill('');
    // A filter that is clicked before the page of the previous one has loaded would be added to it.
    await eventually(() => new URL(page.url()).searchParams.get('q') || '').toBe('');
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await eventually(() => [...new URL(page.url()).searchParams].join()).toMatch(/^(q,)?$/);
    await page.getByRole('link', { name: 'Translations to review' }).click();
    await eventually(() => namesOf(page)).toEqual(['Doubtful C25']);
    const row = await rows(page).first().textContent();
    expect(row).toContain('Arabic: 1 machine-translated, 1 outdated');
    expect(row).toContain('Turkish: 1 machine-translated');
  });

  test('of exchanges is filtered by country at once with scripts, and by a button without', async () => {
    const { page } = await editorsPage(browser);
    await open(page, '/admin/exchanges');
    const country = page.getByRole('combobox', { name: 'Country' });
    expect(await country.locator('option').allTextContents()).toEqual([
      'All countries',
      'Japan',
      'Switzerland',
    ]);
    await country.selectOption('Japan');
    await eventually(() => namesOf(page)).toEqual(['Tokyo C26']);
    await page.goBack();
    await eventually(() => country.inputValue()).toBe('');

    const { get } = await plainEditor(browser.site);
    const all = await get('/admin/exchanges');
    expect(all.text).toMatch(/<select[^>]* name="country"/);
    expect(all.text).toMatch(/<button[^>]*>Show<\/button>/);
    const { text } = await get('/admin/exchanges?country=Japan');
    expect(text.match(/\bid="row-\d+"/g)).toHaveLength(1);
    expect(text).toContain('Tokyo');
  });

  test('loads ten more rows below and keeps the focus and the scroll position', async () => {
    const { page } = await editorsPage(browser);
    await open(page, '/admin/coins?q=many');
    expect(await rows(page).count()).toBe(10);
    const more = page.getByRole('link', { name: 'Load More' });
    await more.focus();
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await eventually(() => rows(page).count()).toBe(20);
    await page.getByRole('status').filter({ hasText: 'Showing 20 of 23 coins' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await eventually(() => focused(page)).toBe('Load More');
    await page.keyboard.press('Enter');
    await eventually(() => rows(page).count()).toBe(23);
    await eventually(() => more.count()).toBe(0);
    await eventually(() => focused(page)).toBe('Many 2 C3');
    // The address holds it.
    const { get } = await plainEditor(browser.site);
    const { text } = await get(addressOf(page));
    expect(text.match(/\bid="row-\d+"/g)).toHaveLength(23);
  });

  test('loads ten more rows without scripts, in an address that leads to the first of them', async () => {
    const { get } = await plainEditor(browser.site);
    const { text } = await get('/admin/coins?q=many');
    const [, more = ''] = /href="([^"]*)"[^>]*>Load More</.exec(text) ?? [];
    expect(more.replaceAll('&amp;', '&')).toBe('/admin/coins?q=many&shown=20#row-11');
    const longer = await get('/admin/coins?q=many&shown=20');
    expect(longer.text.match(/\bid="row-\d+"/g)).toHaveLength(20);
    expect(longer.text).toContain('id="row-11"');
  });
});

test('the rows of a list are walked, edited and ruled on by single keys, and the search is one away', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins?q=many');
  const heights = await rows(page).evaluateAll((items) => items.map((item) => item.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(49);
  const press = (key: string) => page.keyboard.press(key);
  await press('j');
  await eventually(() => focused(page)).toBe('Many 22 C23');
  await press('ArrowDown');
  await press('j');
  await press('k');
  await eventually(() => focused(page)).toBe('Many 21 C22');
  await press('/');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('search');
  // In a field the keys are text.
  await page.keyboard.type('jk/');
  expect(await page.getByRole('searchbox').inputValue()).toBe('jk/');
  await open(page, '/admin/coins?q=many');
  await press('j');
  await press('Enter');
  await page.waitForURL('**/admin/coins/edit/many-22');
  await open(page, '/admin/coins?q=many');
  await press('j');
  await press('r');
  await page.waitForURL('**/admin/coins/ruling/many-22**');
  // Outside of the list the keys are off for a reader who has turned single keys off.
  await page.evaluate(() => localStorage.setItem('searchKey', 'off'));
  await open(page, '/admin/coins?q=many');
  await press('j');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.evaluate(() => localStorage.removeItem('searchKey'));
});

test('on a phone a row is low, and the rest of its actions are in a menu, without scripts too', async () => {
  const { page } = await editorsPage(browser, { width: 360, javaScript: false });
  await page.goto('/admin/coins?q=many');
  const heights = await rows(page).evaluateAll((items) => items.map((item) => item.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(150);
  const row = rows(page).first();
  const remove = row.getByRole('link', { name: 'Delete Many 22' });
  expect(await remove.isVisible()).toBe(false);
  await row.getByText('More').click();
  await remove.click();
  await page.waitForURL('**/admin/coins/delete/many-22**');
});

test('a list is put in the order of the next reviews by its head', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins?q=many');
  const head = page.getByRole('link', { name: 'Next review on top' });
  await head.click();
  await eventually(() => namesOf(page)).toContain('Many 0 C1');
  expect(new URL(page.url()).searchParams.get('sort')).toBe('review');
  expect(await head.getAttribute('aria-current')).toBe('true');
  await head.click();
  await eventually(() => namesOf(page)).not.toContain('Many 0 C1');
});

test.each(['/admin/coins?q=nothing-at-all', '/admin/exchanges?done=updated&id=tokyo'])(
  '%s is accessible',
  (path) => expectAccessibleAt(browser, path),
);
