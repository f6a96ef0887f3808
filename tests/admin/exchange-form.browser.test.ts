import { expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { saveForm } from '#tests/browser/managed.ts';
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
  await saveForm(page, 'rain');
  const shown = await fetch(`${browser.site.url}/en/exchange/rain`);
  expect(await shown.text()).toContain(REASON);

  await page.getByRole('link', { name: 'Edit Rain' }).click();
  await page.waitForURL('**/admin/exchanges/edit/rain');
  await fill(page, { rating: '5', website: 'https://rain.example' });
  await saveForm(page, 'rain');
  const saved = await findListing(browser.site.db, 'exchange', 'rain');
  expect(saved).toMatchObject({ rating: 5, website: 'https://rain.example', rank: null });
});

test.each([true, false])(
  'an exchange without a symbol can be edited, with scripts: %s',
  async (javaScript) => {
    const id = javaScript ? 'no-ticker' : 'no-ticker-plain';
    await addUnrecorded(browser.site.db, [complete(id, { kind: 'exchange', symbol: null })]);
    const { page } = await editorsPage(browser, { javaScript });
    const path = `/admin/exchanges/edit/${id}`;
    await (javaScript ? open(page, path) : page.goto(path));
    await fill(page, { country: 'Bahrain' });
    await saveForm(page, id);
    const saved = await findListing(browser.site.db, 'exchange', id);
    expect(saved).toMatchObject({ country: 'Bahrain', symbol: null });
  },
);

test('a form for an exchange is a new form, also after one for a coin', async () => {
  const { page } = await editorsPage(browser);
  const submissionKey = () => page.locator('[name=key]').inputValue();
  await open(page, '/admin/coins/add');
  const keyOfCoin = await submissionKey();
  await page.getByRole('link', { name: 'Add New Exchange' }).click();
  await page.getByRole('heading', { name: 'Add New Exchange' }).waitFor();
  expect(await submissionKey()).not.toBe(keyOfCoin);
});

test('the exchange form is accessible', async () => {
  await addUnrecorded(browser.site.db, [
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
