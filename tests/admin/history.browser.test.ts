import { expect, test } from 'vitest';
import { listChanges } from '#domain/listing/change/history.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing, findVersioned } from '#domain/listing/find.ts';
import { violationsIn } from '#tests/browser/axe.ts';
import { eventually, open, openBrowser, settled } from '#tests/browser/browser.ts';
import { plainEditor, withRefusedChanges } from '#tests/browser/managed.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { complete, REASON, saveMeanwhile } from '#tests/samples/listing-form.ts';

const browser = openBrowser({ template: 'empty' });

const LONG = `${'A long reason that is shown in full. '.repeat(30)}End.`;

test('each change shows its editor, time and full difference', async () => {
  const { db } = browser.site;
  await addUnrecorded(db, [complete('told')]);
  await saveMeanwhile(db, 'coin', 'told', { country: 'Qatar' }, 'first@example.com');
  await saveMeanwhile(db, 'coin', 'told', { category: 'haram', en: { reason: LONG } });
  const { get } = await plainEditor(browser.site);
  const main = (await get('/admin/coins/edit/told')).text.split('<main')[1] ?? '';
  const entries = main
    .split('<details')
    .slice(1)
    .map((entry) => entry.split('</details>')[0] ?? '');
  expect(entries).toHaveLength(2);
  const [latest, first] = entries;
  expect(first).toContain('first@example.com');
  for (const text of [
    'other@example.com',
    'Reason for category, Category',
    REASON,
    LONG,
    'Halal',
    'Haram',
  ]) {
    expect(latest).toContain(text);
  }
});

// editors-day.browser.test.ts does so with scripts.
test('an earlier version is restored without scripts', async () => {
  const { db } = browser.site;
  await addUnrecorded(db, [complete('back')]);
  await saveMeanwhile(db, 'coin', 'back', { country: 'Qatar' });
  const { page, email } = await editorsPage(browser, { javaScript: false });
  await page.goto('/admin/coins/edit/back');
  expect(await page.locator('[name=country]').inputValue()).toBe('Qatar');
  await page.locator('main summary').first().click();
  await page.getByRole('button', { name: 'Restore the previous version' }).click();
  await page.getByText('Coin restored successfully!').waitFor();
  expect(await page.locator('[name=country]').inputValue()).toBe('Switzerland');
  expect((await findListing(db, 'coin', 'back'))?.country).toBe('Switzerland');
  const [latest] = await listChanges(db, 'coin', 'back', { limit: 1 });
  expect(latest).toMatchObject({ what: 'put back', by: email });
});

test('a failed restore shows an error', async () => {
  const { db } = browser.site;
  await addUnrecorded(db, [complete('not-back')]);
  await saveMeanwhile(db, 'coin', 'not-back', { country: 'Qatar' });
  const { page } = await editorsPage(browser, { failing: [500] });
  await open(page, '/admin/coins/edit/not-back');
  await page.locator('main summary').first().click();
  await withRefusedChanges(db, async () => {
    await page.getByRole('button', { name: 'Restore the previous version' }).click();
    await page.getByText('Error restoring coin. Please try again.').waitFor();
  });
});

test('a restore does not overwrite a later save', async () => {
  const { db } = browser.site;
  await addUnrecorded(db, [complete('stale-back')]);
  await saveMeanwhile(db, 'coin', 'stale-back', { country: 'Qatar' });
  const { page } = await editorsPage(browser, { failing: [409] });
  await open(page, '/admin/coins/edit/stale-back');
  await page.locator('main summary').first().click();
  await saveMeanwhile(db, 'coin', 'stale-back', { country: 'Oman' });
  await page.getByRole('button', { name: 'Restore the previous version' }).click();
  await page.getByText('Nothing has been restored.').waitFor();
  expect((await findListing(db, 'coin', 'stale-back'))?.country).toBe('Oman');
  await page.getByRole('link', { name: 'Back to the coin' }).click();
  await page.waitForURL('**/admin/coins/edit/stale-back');
});

test('a change of another listing cannot be restored here', async () => {
  const { db } = browser.site;
  await addUnrecorded(db, [complete('own'), complete('foreign')]);
  await saveMeanwhile(db, 'coin', 'foreign', { country: 'Qatar' });
  const [foreign] = await listChanges(db, 'coin', 'foreign', { limit: 1 });
  const { post } = await plainEditor(browser.site);
  for (const change of [foreign?.id, 0, 'x', '9'.repeat(30)]) {
    const { status } = await post(`/admin/coins/edit/own/put-back/${change}`, { version: '1' });
    expect(status).toBe(404);
  }
  expect((await findVersioned(db, 'coin', 'foreign'))?.version).toBe(2);
});

test('a long history is paged', async () => {
  const { db } = browser.site;
  await addUnrecorded(db, [complete('long', { kind: 'exchange' })]);
  for (let change = 1; change <= 23; change += 1) {
    await saveMeanwhile(db, 'exchange', 'long', { country: `Country ${change}` });
  }
  const { page } = await editorsPage(browser, { bypassCSP: true });
  await open(page, '/admin/exchanges/edit/long');
  expect(await page.locator('main details').count()).toBe(5);
  await page.getByRole('link', { name: 'All changes' }).click();
  await page.waitForURL('**/admin/exchanges/edit/long/history');
  await page.getByRole('link', { name: 'Older changes' }).click();
  await page.waitForURL(/history\?before=\d+$/);
  await eventually(() => page.locator('main details').count()).toBe(3);
  await page.locator('main summary').last().click();
  await eventually(() =>
    page.locator('main details').last().getByText('Country 1').isVisible(),
  ).toBe(true);
  await settled(page);
  expect(await violationsIn(page)).toEqual([]);
});
