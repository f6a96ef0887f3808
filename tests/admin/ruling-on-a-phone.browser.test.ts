import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { eventually, open, openBrowser } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { complete } from '#tests/samples/listing-form.ts';
import { currentGrounds, PASS } from '#tests/samples/rulings.ts';

const browser = openBrowser({ template: 'empty' });

const PHONE = { width: 360, viewport: { width: 360, height: 780 } };

async function add(id: string): Promise<string> {
  const texts = { ar: { reason: 'سبب بالعربية.' } };
  await addUnrecorded(browser.site.db, [complete(id, { grounds: currentGrounds(), texts })]);
  return `/admin/coins/ruling/${id}`;
}

const criterion = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const noteOf = (page: Page, name: string) => criterion(page, name).getByLabel('Note (English)');

test('on a phone a criterion is a line with its finding and note, and one is open at a time, without scripts too', async () => {
  const path = await add('folded-plainly');
  const { page } = await editorsPage(browser, { ...PHONE, javaScript: false });
  await page.goto(path);
  const line = criterion(page, 'Riba').locator('summary').first();
  expect(await line.innerText()).toContain(PASS.note.en);
  expect(await page.getByText('Note (English)').filter({ visible: true }).count()).toBe(0);
  await line.click();
  await noteOf(page, 'Riba').waitFor();
  await criterion(page, 'Legitimacy').locator('summary').first().click();
  await noteOf(page, 'Legitimacy').waitFor();
  await noteOf(page, 'Riba').waitFor({ state: 'hidden' });
  // The list of parts is a line too, and its links open a criterion.
  const parts = page.getByRole('navigation', { name: 'Parts of the classification' });
  const link = parts.getByRole('link', { name: /^Riba/ });
  expect(await link.isVisible()).toBe(false);
  await parts.locator('summary').click();
  await link.click();
  await noteOf(page, 'Riba').waitFor();
});

test('an error opens its criterion on a phone, and takes the focus', async () => {
  const path = await add('wrong');
  const { page } = await editorsPage(browser, { ...PHONE, failing: [422] });
  await open(page, path);
  const riba = criterion(page, 'Riba');
  const line = riba.locator('summary').first();
  await line.click();
  await riba.getByLabel('Note (Arabic)').fill('');
  await line.click();
  await riba.getByLabel('Note (Arabic)').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
    'criteria.riba.note.ar',
  );
  expect(await riba.getByLabel('Note (Arabic)').isVisible()).toBe(true);
  await page.evaluate(() => localStorage.clear());
});

test('the list of parts has the order of the form, and shows all of it at 1280 by 900', async () => {
  const path = await add('ordered');
  const { page } = await editorsPage(browser, { viewport: { width: 1280, height: 900 } });
  await open(page, path);
  const parts = page.getByRole('navigation', { name: 'Parts of the classification' });
  const listed = await parts
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
  const inForm = await page.evaluate(
    (ids) =>
      [...document.querySelectorAll('form [id]')]
        .filter((element) => element.checkVisibility() && ids.includes(element.id))
        .map(({ id }) => id),
    listed,
  );
  expect(inForm).toEqual(listed);
  const list = parts.getByRole('list');
  expect(await list.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
  expect(listed.at(-1)).toBe('part-review');
});
