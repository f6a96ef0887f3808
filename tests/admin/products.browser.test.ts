import { expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { complete } from '#tests/samples/listing-form.ts';
import { newGrounds, newRuling } from '#tests/samples/rulings.ts';

const browser = openBrowser({
  template: 'empty',
  surround: async () => {
    const fake = await startFakeUpstream();
    return { fake, environment: { MARKET_URL: fake.url, NEWS_FEEDS: '' }, connect: LOOPBACK };
  },
});

const futures = newRuling({ verdict: 'haram', grounds: newGrounds({ criteria: {} }) });
const html = async (path: string) => (await fetch(`${browser.site.url}${path}`)).text();

test('an exchange without spot takes the verdict of its main product, with the scope named', async () => {
  const { db, url } = browser.site;
  await addUnrecorded(db, [complete('perps', { kind: 'exchange', rulings: { futures } })]);
  const { page, email } = await editorsPage(browser, { failing: [422], bypassCSP: true });
  await open(page, '/admin/exchanges/edit/perps');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByLabel('Main product').selectOption('futures');
  const of = (name: string) => page.getByRole('region', { name, exact: true });
  for (const name of ['Spot', 'Futures']) {
    await of(name).getByRole('combobox', { name: 'Offered', exact: true }).selectOption('no');
  }
  const save = () => page.getByRole('button', { name: 'Save products' }).click();
  await save();
  await of('Spot').getByText('This must name a source').waitFor();
  for (const name of ['Spot', 'Futures']) {
    await of(name).getByRole('button', { name: 'Add evidence' }).click();
    await of(name).getByLabel('Title').fill('Its notice');
    await of(name).getByLabel('Address').fill('https://perps.invalid/notice');
    await of(name).getByLabel('Quoted sentence', { exact: true }).fill('We have closed.');
  }
  await save();
  await page.getByText('Products saved successfully!').waitFor();
  expect(await findListing(db, 'exchange', 'perps')).toMatchObject({
    category: 'haram',
    rulings: { spot: { verdict: 'halal' } },
    offers: { spot: { offered: 'no' }, futures: { offered: 'no', isMain: true } },
  });
  await expectAccessibleInBothThemes(page);

  const shown = await html('/en/exchange/perps');
  expect(shown).toContain('The verdict is on its main product: Futures.');
  expect(shown.match(/Not offered/g)?.length).toBeGreaterThanOrEqual(2);
  expect(shown).toContain('Not classified');
  // The line below the verdict on its card.
  expect(await html('/exchange')).toMatch(/<article.*>عقودها الآجلة<.*<\/article>/s);
  expect(await html('/embed/exchange/perps?lang=en')).toContain('Futures');
  const answer = await (await fetch(`${url}/api/exchanges/perps`)).json();
  expect(answer).toMatchObject({
    category: 'haram',
    categoryScope: 'futures',
    offers: [
      { scope: 'spot', offered: 'no', main: false, evidence: [{ title: 'Its notice' }] },
      { scope: 'futures', offered: 'no', main: true },
    ],
  });

  await page.getByRole('link', { name: 'Edit exchange' }).click();
  await page.getByText('The verdict on its main product, Futures').waitFor();
  const change = page.locator('main details').first();
  await change.locator('summary').click();
  const told = await change.innerText();
  for (const text of ['Products offered', 'futures: no, main product', email]) {
    expect(told).toContain(text);
  }
});

test('each screen of an exchange leads to all others', async () => {
  await addUnrecorded(browser.site.db, [complete('walked', { kind: 'exchange' })]);
  const { page } = await editorsPage(browser);
  await open(page, '/admin/exchanges/products/walked');
  const nav = page.getByRole('navigation', { name: 'This exchange' });
  const screens = async () => (await nav.getByRole('link').allInnerTexts()).join();
  const all = await screens();
  for (const name of [
    'Licences',
    'Fees and availability',
    'Soundness',
    'Classification',
    'Edit exchange',
  ]) {
    await nav.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => nav.locator('[aria-current]').innerText()).toBe(name);
    expect(await screens()).toBe(all);
  }
});
