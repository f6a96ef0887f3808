import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startSession } from '#domain/admin/session.ts';
import { findListing } from '#domain/listing/find.ts';
import { addressOf, hydrated, open, openBrowser, storedIn } from '#tests/browser/browser.ts';
import { added, field } from '#tests/browser/managed.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { failPosts, withoutAutosave } from '#tests/rig/page-faults.ts';

const browser = openBrowser({ template: 'empty' });

test('leaving asks first only when translations are unsaved', async () => {
  const id = await added(browser.site.db, 'coin', 'Unsaved');
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins?q=unsaved');
  await page.getByRole('link', { name: 'Translations Unsaved' }).click();
  const dialog = page.getByRole('dialog', { name: 'Translations of Unsaved' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await field(page, 'Reason', 'Arabic').fill('لم يُحفظ');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('link', { name: 'Close' }).click(),
    () => dialog.getByRole('link', { name: 'Cancel' }).click(),
    () => page.goBack(),
  ]) {
    await leave();
    await question.waitFor();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await field(page, 'Reason', 'Arabic').inputValue()).toBe('لم يُحفظ');
  }
  await page.keyboard.press('Escape');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave, and throw it away' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(addressOf(page)).toBe('/admin/coins?q=unsaved');
  expect((await findListing(browser.site.db, 'coin', id))?.texts.ar?.reason).toBe('سبب');

  await page.getByRole('link', { name: 'Translations Unsaved' }).click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await question.count()).toBe(0);
});

test('translations survive the end of a session and a server restart, and a double click sends them once', async () => {
  const { db, url } = browser.site;
  const id = await added(db, 'coin', 'Signed Out');
  const { page, id: account } = await editorsPage(browser, { failing: [401, 502] });
  await open(page, `/admin/coins/translations/${id}`);
  const reason = field(page, 'Reason', 'Arabic');
  await reason.fill('لا يضيع');
  const serve = await failPosts(page);
  const save = page.getByRole('button', { name: 'Save translations' });
  await save.click();
  await page.getByText('Failed to save translations.').waitFor();
  expect(await reason.inputValue()).toBe('لا يضيع');
  await serve();

  await db.execute(sql`delete from sessions where account_id = ${account}`);
  await save.click();
  await page.getByText('You are signed out. Sign in again in another tab').waitFor();
  const value = await startSession(db, account);
  await page.context().addCookies([{ name: 'tabayyan-session', value, url }]);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  // Both clicks come before React renders.
  await save.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await page.getByText('Translations saved successfully!').waitFor();
  expect(sent).toHaveLength(1);
  expect((await findListing(db, 'coin', id))?.texts.ar?.reason).toBe('لا يضيع');
});

test('translations are restored after a crash, and not once they are saved', async () => {
  const id = await added(browser.site.db, 'exchange', 'Crashed');
  const { page } = await editorsPage(browser);
  await withoutAutosave(page);
  page.on('dialog', (dialog) => dialog.accept());
  await open(page, `/admin/exchanges/translations/${id}`);
  await field(page, 'Reason', 'Arabic').fill('عاد');
  await page.reload();
  await hydrated(page);
  await page.getByText(/^Your unsaved text from/).waitFor();
  expect(await field(page, 'Reason', 'Arabic').inputValue()).toBe('عاد');
  await page.getByRole('button', { name: 'Save translations' }).click();
  await page.getByText('Translations saved successfully!').waitFor();
  const left = Object.keys(await storedIn(page)).filter((key) => key.startsWith('draft:'));
  expect(left).toEqual([]);
});
