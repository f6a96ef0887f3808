import { expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { complete } from '#tests/samples/listing-form.ts';

const browser = openBrowser({ template: 'empty' });

const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const USDT_TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const LIST = { name: 'A list', url: 'https://list.invalid', readOn: '2026-11-22' };

test('an address is confirmed by the issuer’s page, and shown with both sources', async () => {
  const contracts = [{ chain: 'ethereum' as const, address: USDT, lists: [LIST], issuer: null }];
  await addUnrecorded(browser.site.db, [complete('with-contracts', { contracts })]);
  const { page } = await editorsPage(browser, { failing: [422] });
  await open(page, '/admin/coins/edit/with-contracts');
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  const [first, second] = [1, 2].map((number) =>
    page.getByRole('group', { name: `Contract ${number}, contracts` }),
  );
  if (!first || !second) throw new Error('no rows');
  await first.getByText(USDT).click();
  await first.getByLabel('Issuer’s page').fill('https://issuer.invalid/contracts');
  await first.getByLabel('Read on').fill('2026-11-24');
  await page.getByRole('button', { name: 'Add contract' }).click();
  await second.getByLabel('Chain').selectOption('TRON');
  await second.getByLabel('Address').fill(USDT_TRON.replace('8q8', '8q9'));
  await page.getByRole('button', { name: 'Save contracts' }).click();
  await second.getByText('or a letter is mistyped').waitFor();
  await second.getByText('Enter the issuer’s page').waitFor();
  await expectAccessibleInBothThemes(page);
  await second.getByLabel('Address').fill(USDT_TRON);
  await second.getByLabel('Issuer’s page').fill('https://issuer.invalid/contracts');
  await page.getByRole('button', { name: 'Save contracts' }).click();
  await page.getByText('Contracts saved successfully!').waitFor();
  const issuer = { url: 'https://issuer.invalid/contracts', readOn: '2026-11-24' };
  const stored = await findListing(browser.site.db, 'coin', 'with-contracts');
  expect(stored?.contracts).toMatchObject([
    { address: USDT, lists: [LIST], issuer },
    { chain: 'tron', address: USDT_TRON, lists: [], issuer: { url: issuer.url } },
  ]);
  await open(page, '/en/coin/with-contracts');
  const shown = page.getByRole('region', { name: 'Contract addresses' });
  await shown.getByText('Confirmed by an editor on the issuer’s page, 24 November 2026').click();
  await shown.getByRole('link', { name: 'A list' }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInBothThemes(page);
});

test('a page without scripts shows the address and its QR code', async () => {
  const contracts = [{ chain: 'ethereum' as const, address: USDT, lists: [LIST], issuer: null }];
  await addUnrecorded(browser.site.db, [complete('without-scripts', { contracts })]);
  const { page } = await editorsPage(browser, { javaScript: false });
  await page.goto('/coin/without-scripts');
  const shown = page.getByRole('region', { name: 'عناوين العقود' });
  await shown.getByText(USDT).click();
  expect(await shown.getByRole('button', { name: /نسخ/ }).isVisible()).toBe(false);
  await shown.getByText('رمز QR').click();
  const code = shown.getByRole('img');
  await code.scrollIntoViewIfNeeded();
  await expect
    .poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});
