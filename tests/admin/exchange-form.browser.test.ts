import { expect, test } from 'vitest';
import { addListings } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { plainEditor } from '#tests/browser/managed.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { complete, fill, LOGO, REASON, required } from '#tests/samples/listing-form.ts';

const browser = openBrowser({ template: 'empty' });

test('an exchange needs a logo to be added, is shown to visitors and can be edited', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/exchanges/add');
  expect(await page.locator('[name=rank], [name=marketId]').count()).toBe(0);
  const rating = page.locator('[name=rating]');
  expect(await rating.getAttribute('type')).toBe('number');
  expect(await rating.inputValue()).toBe('4');
  await fill(page, { ...required('Rain'), category: 'halal', country: 'Bahrain', image: '' });
  await page.getByRole('button', { name: 'Add Exchange' }).click();
  await page.getByText('Exchange logo is required', { exact: true }).waitFor();
  await fill(page, { image: LOGO });
  await page.getByRole('button', { name: 'Add Exchange' }).click();
  await page.waitForURL('**/admin/exchanges?done=added&id=rain');
  const shown = await fetch(`${browser.site.url}/en/exchange/rain`);
  expect(await shown.text()).toContain(REASON);

  await page.getByRole('link', { name: 'Edit Rain' }).click();
  await page.waitForURL('**/admin/exchanges/edit/rain');
  await fill(page, { rating: '5', website: 'https://rain.example' });
  await page.getByRole('button', { name: 'Save Exchange' }).click();
  await page.waitForURL('**/admin/exchanges?done=updated&id=rain');
  const saved = await findListing(browser.site.db, 'exchange', 'rain');
  expect(saved).toMatchObject({ rating: 5, website: 'https://rain.example', rank: null });
});

test('a form for an exchange is a new form, also after one for a coin', async () => {
  const { page } = await editorsPage(browser);
  const submissionKey = () => page.locator('[name=key]').inputValue();
  await open(page, '/admin/coins/add');
  const keyOfCoin = await submissionKey();
  await page.getByRole('link', { name: 'Add New Exchange' }).click();
  await page.getByRole('heading', { name: 'Add New Exchange' }).waitFor();
  expect(await submissionKey()).not.toBe(keyOfCoin);
});

test('an exchange needs no logo to be edited', async () => {
  await addListings(browser.site.db, [complete('no-logo', { kind: 'exchange', image: null })]);
  const { post } = await plainEditor(browser.site);
  const { image: _, symbol: __, ...texts } = required('No Logo');
  const sent = { ...texts, symbol: 'NL', image: '', rating: '4', version: '1', country: 'Oman' };
  const { to } = await post('/admin/exchanges/edit/no-logo', sent);
  expect(to).toBe('/admin/exchanges?done=updated&id=no-logo');
  expect((await findListing(browser.site.db, 'exchange', 'no-logo'))?.country).toBe('Oman');
});

test('a missing exchange answers 404 and an invalid id 400', async () => {
  const { get } = await plainEditor(browser.site);
  const nowhere = await get('/admin/exchanges/edit/nowhere');
  expect([nowhere.status, nowhere.text.includes('Exchange not found!')]).toEqual([404, true]);
  const none = await get('/admin/exchanges/edit/No%20Id');
  expect([none.status, none.text.includes('Invalid exchange id')]).toEqual([400, true]);
});

test('the exchange form is accessible', async () => {
  await addListings(browser.site.db, [
    complete('looked-at', {
      kind: 'exchange',
      texts: { ar: { reason: 'سبب', pros: 'أ' } },
      doubts: { ar: { reason: 'machine', pros: 'stale' } },
    }),
  ]);
  const { page } = await editorsPage(browser, { bypassCSP: true });
  await open(page, '/admin/exchanges/edit/looked-at');
  await expectAccessibleInBothThemes(page);
});
