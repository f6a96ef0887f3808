import { expect, test } from 'vitest';
import { findListing } from '#domain/listing/find.ts';
import { addListings } from '#domain/listing/save.ts';
import { open, openBrowser, settled } from './browser.ts';
import { complete, fill, REASON, required } from './listing-form.ts';
import { obstacles } from './obstacles.ts';
import { editorsPage } from './signed-in.ts';

const browser = openBrowser({ template: 'empty' });

test('an exchange is added, seen by visitors, changed, and seen again', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/exchanges/add');
  expect(await page.locator('[name=rank], [name=marketId]').count()).toBe(0);
  const rating = page.locator('[name=rating]');
  expect(await rating.getAttribute('type')).toBe('number');
  expect(await rating.inputValue()).toBe('4');
  await fill(page, { ...required('Rain'), category: 'halal', country: 'Bahrain' });
  await page.getByRole('button', { name: 'Add Exchange' }).click();
  await page.waitForURL('**/admin/exchanges?done=added&id=rain');
  const visitor = await browser.newPage();
  await visitor.goto('/en/exchange/rain');
  expect(await visitor.getByText(REASON).first().isVisible()).toBe(true);

  await open(page, '/admin/exchanges/edit/rain');
  await fill(page, { rating: '5', website: 'https://rain.example' });
  await page.getByRole('button', { name: 'Save Exchange' }).click();
  await page.waitForURL('**/admin/exchanges?done=updated&id=rain');
  const saved = await findListing(browser.site.db, 'exchange', 'rain');
  expect(saved).toMatchObject({ rating: 5, website: 'https://rain.example', rank: null });
});

test('an exchange needs a logo to be added, and none to be edited', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/exchanges/add');
  await fill(page, { ...required('No Logo'), image: '' });
  await page.getByRole('button', { name: 'Add Exchange' }).click();
  await page.getByText('Exchange logo is required', { exact: true }).waitFor();
  await addListings(browser.site.db, [complete('no-logo', { kind: 'exchange', image: null })]);
  await open(page, '/admin/exchanges/edit/no-logo');
  await fill(page, { country: 'Oman' });
  await page.getByRole('button', { name: 'Save Exchange' }).click();
  await page.waitForURL('**/admin/exchanges?done=updated&id=no-logo');
});

test('an exchange that is not there, and what is no id', async () => {
  const { page } = await editorsPage(browser, { failing: [400, 404] });
  expect((await page.goto('/admin/exchanges/edit/nowhere'))?.status()).toBe(404);
  await page.getByText('Exchange not found!').waitFor();
  expect((await page.goto('/admin/exchanges/edit/No%20Id'))?.status()).toBe(400);
  await page.getByText('Invalid exchange id').waitFor();
});

test.each([1280, 360])('the form has nothing in an editor’s way, %s wide', async (width) => {
  await addListings(browser.site.db, [
    complete(`wide-${width}`, {
      kind: 'exchange',
      texts: { ar: { reason: 'سبب', pros: 'أ' } },
      doubts: { ar: { reason: 'machine', pros: 'stale' } },
    }),
  ]);
  for (const theme of ['dark', 'light'] as const) {
    const { page } = await editorsPage(browser, { width, theme, bypassCSP: true });
    await open(page, `/admin/exchanges/edit/wide-${width}`);
    await settled(page);
    expect(await obstacles(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
