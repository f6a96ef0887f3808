import { expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { addPositions, deletePosition, findPosition } from '#domain/position/positions.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { complete } from '#tests/samples/listing-form.ts';
import { currentGrounds, newPosition } from '#tests/samples/rulings.ts';

const browser = openBrowser({ template: 'empty' });

test('a position is added, shown on the coin it covers, edited, deleted after a question, and restored', async () => {
  const { db, url } = browser.site;
  await addUnrecorded(db, [
    complete('covered', { category: 'questionable', grounds: currentGrounds() }),
  ]);
  const { page } = await editorsPage(browser, { bypassCSP: true, failing: [422] });
  await open(page, '/admin/positions');
  await page.getByText('No positions yet.').waitFor();
  await page.getByRole('link', { name: 'Add New Position' }).click();
  const fill = (name: string, text: string) => page.locator(`[name="${name}"]`).fill(text);
  await fill('id', 'board-2026');
  await fill('decision', 'board-2026');
  await fill('body.en', 'A board');
  await fill('covers', 'coin covered');
  await page.getByRole('combobox', { name: 'Stance' }).selectOption('forbidden');
  await fill('quote', 'It is not permitted.');
  await fill('language', 'en');
  await fill('gloss.ar', 'لا يجوز.');
  await fill('url', 'https://board.example/2026');
  await fill('title', 'A ruling');
  await page.getByRole('button', { name: 'Save position' }).click();
  await page.getByText('Please fill this in').waitFor();
  await fill('body.ar', 'هيئة شرعية');
  await page.getByRole('button', { name: 'Save position' }).click();
  await page.getByText('Position added successfully!').waitFor();

  const shown = async (path: string) => (await fetch(url + path)).text();
  expect(await shown('/en/coin/covered')).toContain('/en/positions/a-board#board-2026');
  expect(await shown('/en/positions/a-board')).toContain('It is not permitted.');
  expect(await shown('/positions/a-board')).toContain('لا يجوز.');
  expect(await shown('/positions/a-board')).toContain('ترجمتنا، ولم تُراجَع');

  await page.getByRole('link', { name: 'A board' }).click();
  await page.getByLabel('I have reviewed our translation').check();
  await page.getByRole('button', { name: 'Save position' }).click();
  await page.getByText('Position saved successfully!').waitFor();
  expect(await findPosition(db, 'board-2026')).toMatchObject({
    version: 2,
    position: { isGlossRead: true },
  });
  await open(page, '/admin/positions/edit/board-2026');
  await page.getByRole('link', { name: 'Delete…' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete' });
  await expectAccessibleInBothThemes(page);
  await question.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Delete…' }).click();
  await question.getByRole('button', { name: 'Delete position' }).click();
  await page.getByText('Position deleted successfully!').waitFor();
  expect(await findPosition(db, 'board-2026')).toBeNull();
  await page.getByText('Recently deleted (1)').click();
  await page.getByRole('button', { name: 'Restore A board' }).click();
  await page.getByText('Position restored successfully!').waitFor();
  expect((await findPosition(db, 'board-2026'))?.position.isGlossRead).toBe(true);
  expect(await page.getByText('Recently deleted').count()).toBe(0);
  await deletePosition(db, 'board-2026', { version: 4, by: 'editor@example.com' });
});

test('positions are found by their words, their form is accessible, and a stale save is a conflict', async () => {
  const { db } = browser.site;
  await addPositions(db, [newPosition({ id: 'found' }), newPosition({ id: 'other' })]);
  const { page } = await editorsPage(browser, { bypassCSP: true, failing: [409] });
  await open(page, '/admin/positions?q=other');
  await page.getByText('1 of 2').waitFor();
  const edit = '/admin/positions/edit/found';
  await open(page, edit);
  await expectAccessibleInBothThemes(page);
  const other = await editorsPage(browser, { isNew: true });
  await open(other.page, edit);
  await other.page.getByLabel('Title of the page').fill('Theirs');
  await other.page.getByRole('button', { name: 'Save position' }).click();
  await other.page.getByText('Position saved successfully!').waitFor();
  await page.getByLabel('Title of the page').fill('Mine');
  await page.getByRole('button', { name: 'Save position' }).click();
  await page.getByText('saved a change on').waitFor();
  expect(await page.getByLabel('Title of the page').inputValue()).toBe('Mine');
  await page.getByRole('button', { name: 'Save position' }).click();
  await page.getByText('Position saved successfully!').waitFor();
  expect((await findPosition(db, 'found'))?.position.title).toBe('Mine');
});
