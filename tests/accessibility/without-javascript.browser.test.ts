import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { addressOf, openBrowser, overflowing } from '#tests/browser/browser.ts';
import { screens } from '#tests/browser/screens.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { combinations } from '#tests/samples/combinations.ts';
import { complete, saveMeanwhile } from '#tests/samples/listing-form.ts';

const browser = openBrowser();

// The headings of all screens, and that they fit: tests/site/screens.browser.test.ts.
const SOME = ['home', 'coin list', 'coin', 'markets', 'look-alike', '404'];

test.each(combinations(['ar'], ['ar', 'en'] as const))(
  'pages are readable (%s)',
  async (language) => {
    const page = await browser.newPage({
      language,
      javaScript: false,
      returning: false,
      failing: [404],
    });
    const every = screens(language);
    const some = every.filter(({ name }) => SOME.includes(name));
    for (const { path, heading } of combinations(some, every)) {
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
        new RegExp(`^${heading.replace(/[.?]/g, '\\$&').replaceAll(' ', '\\s+')}$`),
      );
      expect(await page.locator('.first-visit').isVisible()).toBe(false);
      expect(await overflowing(page)).toEqual([]);
    }
  },
);

test('the home page shows everything, including animated parts', async () => {
  const page = await browser.newPage({ javaScript: false });
  await page.goto('/en');
  const opacities = await page
    .locator('.mockup-part')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).opacity));
  expect([...new Set(opacities)]).toEqual(['1']);
  await page.getByRole('link', { name: 'Comparison' }).click();
  await page.waitForURL(/\/en\?tab=comparison#featured$/);
  expect(await page.locator('#featured tbody tr').count()).toBe(5);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.waitForURL(/page=2/);
  expect(await page.locator('#featured tbody tr').count()).toBe(5);
  const top = await page
    .locator('#featured')
    .evaluate((section) => section.getBoundingClientRect().top);
  expect(top).toBeLessThan(400);
});

test('a list can be searched, sorted, filtered and paged', async () => {
  const page = await browser.newPage({ javaScript: false });
  await page.goto('/en/cryptocurrencies');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.waitForURL(/\/en\/cryptocurrencies\?page=2$/);
  expect(await page.locator('tbody tr').count()).toBe(20);

  await page.getByRole('columnheader', { name: 'Soundness' }).getByRole('link').click();
  await page.waitForURL(/sort=rating/);
  await page.getByRole('list', { name: 'Verdict' }).getByRole('link', { name: 'Halal' }).click();
  await page.waitForURL(/category=halal/);
  await page.getByRole('searchbox').fill('bitcoin');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/q=bitcoin/);
  const search = new URL(page.url()).searchParams;
  expect(search.get('sort')).toBe('rating');
  expect(search.get('category')).toBe('halal');
  expect(await page.getByRole('searchbox').inputValue()).toBe('bitcoin');

  await page.locator('tbody a[href="/en/coin/bitcoin"]').first().click();
  await page.waitForURL(/\/en\/coin\/bitcoin$/);
  expect(await page.getByRole('region', { name: 'Why this verdict' }).isVisible()).toBe(true);
});

test('the language can be changed, and the menu of a narrow window opens', async () => {
  const page = await browser.newPage({ javaScript: false, width: 360 });
  await page.goto('/en/exchange?category=halal');
  await page.locator('header a[hreflang=ar]').click();
  await page.waitForURL(/exchange\?category=halal$/);
  expect(await page.locator('html').getAttribute('lang')).toBe('ar');
  await page.getByRole('button', { name: 'القائمة' }).click();
  await page.locator('#menu').getByRole('link', { name: 'العملات' }).click();
  await page.waitForURL(/\/cryptocurrencies$/);
  expect(addressOf(page)).toMatch(/^(\/ar)?\/cryptocurrencies$/);
});

test('a coin is ruled on: rows come and go, and nothing typed is lost', async () => {
  const { db } = browser.site;
  const texts = { ar: { reason: 'سبب بالعربية.' } };
  await addUnrecorded(db, [complete('ruled-plainly', { category: null, texts })]);
  const { page } = await editorsPage(browser, { javaScript: false, failing: [422, 409] });
  await page.goto('/admin/coins/ruling/ruled-plainly');
  const riba = page.getByRole('region', { name: 'Riba', exact: true });
  const press = (name: string, within: Locator | Page = page) =>
    within.getByRole('button', { name }).click();
  await riba.getByRole('radio', { name: 'Fails' }).check();
  await riba.getByLabel('Note (English)').fill('It pays interest.');
  await press('Add evidence', riba);
  expect(new URL(page.url()).hash).toBe('#ruling-criteria.riba.evidence');
  await riba.getByLabel('Address').fill('https://paper.example/');
  await press('Add evidence', riba);
  await riba.getByLabel('Quoted sentence', { exact: true }).last().fill('Of the second row.');
  await press('Remove evidence 1', riba);
  expect(await riba.getByLabel('Quoted sentence', { exact: true }).inputValue()).toBe(
    'Of the second row.',
  );
  await riba.getByLabel('Address').fill('https://paper.example/');
  await riba.getByLabel('Title').fill('The paper');
  await page.getByRole('combobox', { name: 'Verdict', exact: true }).selectOption('haram');

  await press('Save');
  const summary = page.getByText('One field needs correcting:').locator('..');
  await summary.getByRole('link', { name: 'Riba: Please fill this in' }).waitFor();
  expect(await riba.getByRole('radio', { name: 'Fails' }).isChecked()).toBe(true);
  await riba.getByLabel('Note (Arabic)').fill('تدفع فائدة.');
  await saveMeanwhile(db, 'coin', 'ruled-plainly', { country: 'Qatar' });
  await press('Save');
  await page.getByText('other@example.com saved a change').waitFor();
  await press('Save');
  await page.getByText('Classification saved successfully!').waitFor();
  expect(await findListing(db, 'coin', 'ruled-plainly')).toMatchObject({
    category: 'haram',
    country: 'Qatar',
    rulings: {
      spot: {
        grounds: {
          criteria: {
            riba: {
              finding: 'fail',
              note: { en: 'It pays interest.', ar: 'تدفع فائدة.' },
              evidence: [{ title: 'The paper', quote: 'Of the second row.' }],
            },
          },
        },
      },
    },
  });
});
