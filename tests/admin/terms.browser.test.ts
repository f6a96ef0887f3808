import { expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { complete } from '#tests/samples/listing-form.ts';

const browser = openBrowser({ template: 'empty' });

test('a fact is refused without a source, then saved and shown beside what nobody looked at', async () => {
  await addUnrecorded(browser.site.db, [complete('told', { kind: 'exchange' })]);
  const { page } = await editorsPage(browser, { failing: [422], bypassCSP: true });
  await open(page, '/admin/exchanges/edit/told');
  await page.getByRole('link', { name: 'Fees and availability', exact: true }).click();
  const fee = page.getByRole('region', { name: 'Spot fee', exact: true });
  await fee.getByLabel('Maker fee, %').fill('0.1');
  await fee.getByLabel('Taker fee, %').fill('0.15');
  const save = page.getByRole('button', { name: 'Save fees and availability' });
  await save.click();
  await fee.getByText('This must name a source').waitFor();
  await expectAccessibleInBothThemes(page);
  await fee.getByRole('button', { name: 'Add evidence' }).click();
  await fee.getByLabel('Title').fill('Fees');
  await fee.getByLabel('Address').fill('https://told.example/fees');
  await fee.getByLabel('Quoted sentence', { exact: true }).fill('Makers pay 0.1%, takers 0.15%.');
  await save.click();
  await page.getByText('Fees and availability saved successfully!').waitFor();
  await open(page, '/en/exchange/told');
  const shown = page.getByRole('region', { name: 'Fees and availability' });
  expect(await shown.innerText()).toContain('Maker 0.1% · taker 0.15%');
  expect(await shown.innerText()).toMatch(
    /Not yet checked: Regional currencies accepted, Countries not served,? and Proof of reserves/,
  );
  const reader = await browser.newPage({ language: 'ar', javaScript: false });
  await reader.goto('/exchange/told');
  const arabic = reader.getByRole('region', { name: 'الرسوم ونطاق الخدمة' });
  expect(await arabic.innerText()).toMatch(/0\.15\u200e?%/);
  expect(await arabic.innerText()).toContain('لم يُسجَّل هنا بعد');
});

test('a coin has no fees and availability', async () => {
  await addUnrecorded(browser.site.db, [complete('coin-only')]);
  const { page } = await editorsPage(browser, { failing: [404] });
  const answer = await page.goto('/admin/coins/terms/coin-only');
  expect(answer?.status()).toBe(404);
});
