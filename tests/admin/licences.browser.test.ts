import { expect, test } from 'vitest';
import { editParts } from '#domain/listing/change/edit.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { newLicence } from '#tests/samples/licences.ts';
import { saveMeanwhile } from '#tests/samples/listing-form.ts';
import { newListing } from '#tests/samples/listings.ts';

const browser = openBrowser({ template: 'empty' });

const exchange = (id: string) =>
  newListing({ kind: 'exchange', id, name: 'One Exchange', licences: [newLicence()] });

test('a licence is ended and another entered, and the public pages follow', async () => {
  await addUnrecorded(browser.site.db, [exchange('edited')]);
  const { page } = await editorsPage(browser, { failing: [422] });
  await open(page, '/en/country/ae');
  const folded = page.locator('summary', { hasText: 'One Exchange' });
  await folded.getByText('One FZE').waitFor();
  await open(page, '/admin/exchanges/edit/edited');
  await page.getByRole('link', { name: 'Licences', exact: true }).click();
  const [first, second] = [1, 2].map((number) =>
    page.getByRole('group', { name: `Licence ${number}, licences` }),
  );
  if (!first || !second) throw new Error('no rows');
  await first.getByText('One FZE').click();
  await first.getByLabel('Status').selectOption('Licence ended');
  await first.getByLabel('Last day').fill('2026-10-31');
  await page.getByRole('button', { name: 'Add licence' }).click();
  // Two fields share a row where there is room.
  const topOf = async (label: string) => {
    const box = await second.getByLabel(label, { exact: true }).boundingBox();
    if (!box) throw new Error(`${label} is not shown`);
    return box.y;
  };
  expect(await topOf('Register')).toBe(await topOf('Status'));
  await second.getByLabel('Status').selectOption('Not in the register');
  await second
    .getByLabel('Register', { exact: true })
    .selectOption('TR Capital Markets Board (SPK)');
  await page.getByRole('button', { name: 'Save licences' }).click();
  await second.getByText('must give the names that were searched for').waitFor();
  await expectAccessibleInBothThemes(page);
  await second.getByLabel('Names searched for').fill('One Exchange\nOne FZE');
  await second.getByLabel('Day of the copy').fill('2026-11-20');
  await second.getByLabel('Read on').fill('2026-11-21');
  await page.getByRole('button', { name: 'Save licences' }).click();
  await page.getByText('Licences saved successfully!').waitFor();
  const stored = await findListing(browser.site.db, 'exchange', 'edited');
  expect(stored?.licences).toMatchObject([
    { ...newLicence(), status: 'ended', until: '2026-10-31' },
    { status: 'absent', country: 'TR', names: ['One Exchange', 'One FZE'], copiedOn: '2026-11-20' },
  ]);
  await open(page, '/en/country/ae');
  await folded.click();
  await page.getByText('until 31 October 2026').waitFor();
  await open(page, '/en/country/tr');
  const cell = page.locator('li', { hasText: 'One Exchange' });
  await cell.getByText('Not in the copy we read').waitFor();
  await cell.locator('summary').getByText('20 November 2026').waitFor();
  await open(page, '/en/exchange?licence=AE');
  await page.getByText('No results found').waitFor();
});

test('a conflict tells apart what a save replaces and what it keeps', async () => {
  const { db } = browser.site;
  await addUnrecorded(db, [exchange('contested')]);
  const { page } = await editorsPage(browser, { failing: [409] });
  await open(page, '/admin/exchanges/licences/contested');
  await page.getByText('One FZE').click();
  await page.getByLabel('Number').fill('L/2');
  const theirs = [newLicence({ company: 'Two FZE' })];
  const edit = { version: 1, by: 'other@example.com' };
  await editParts(db, 'exchange', 'contested', { licences: theirs }, edit);
  await saveMeanwhile(db, 'exchange', 'contested', { country: 'Qatar' });
  await page.getByRole('button', { name: 'Save licences' }).click();
  const replaced = page.getByRole('group', { name: 'Your version will replace this' });
  expect(await replaced.innerText()).toContain('Two FZE');
  expect(await replaced.innerText()).not.toContain('Qatar');
  const kept = page.getByRole('group', { name: 'Kept as saved' });
  expect(await kept.innerText()).toContain('Qatar');
  await page.getByRole('button', { name: 'Save licences' }).click();
  await page.getByText('Licences saved successfully!').waitFor();
  expect(await findListing(db, 'exchange', 'contested')).toMatchObject({
    country: 'Qatar',
    licences: [newLicence({ number: 'L/2' })],
  });
});

test('without scripts a row is added, and an unknown service is refused beside its field', async () => {
  await addUnrecorded(browser.site.db, [exchange('plain')]);
  const { page } = await editorsPage(browser, { failing: [422], javaScript: false });
  await page.goto('/admin/exchanges/licences/plain');
  await page.getByRole('button', { name: 'Add licence' }).click();
  await page.getByRole('group', { name: 'Licence 2, licences' }).waitFor();
  await page.goto('/admin/exchanges/licences/plain');
  await page.getByText('One FZE').click();
  await page.getByLabel('Services').fill('custody, banking');
  await page.getByRole('button', { name: 'Save licences' }).click();
  const error = page.locator('p', { hasText: 'Use only custody' });
  await error.waitFor();
  const described = await page.getByLabel('Services').getAttribute('aria-describedby');
  expect(described?.split(' ')).toContain(await error.getAttribute('id'));
});
