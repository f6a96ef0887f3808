import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startSession } from '#domain/admin/session.ts';
import { saveRuling } from '#domain/listing/change/save-ruling.ts';
import { findListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import {
  addressOf,
  eventually,
  hydrated,
  open,
  openBrowser,
  storedIn,
} from '#tests/browser/browser.ts';
import {
  added,
  addManaged,
  changedMeanwhile,
  field,
  KINDS,
  plainEditor,
  withRefusedChanges,
} from '#tests/browser/managed.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { failPosts, withoutAutosave } from '#tests/rig/page-faults.ts';
import { newGrounds } from '#tests/samples/rulings.ts';

const browser = openBrowser({ template: 'empty', prepare: addManaged });

describe('the translations of a coin', () => {
  const path = '/admin/coins';

  test('are edited side by side over the list, stay after a failed save, and are on the site at once', async () => {
    const { db, url } = browser.site;
    const id = await added(db, 'coin', 'Well Said');
    const { page } = await editorsPage(browser, { failing: [500] });
    await open(page, `${path}?q=well`);
    await page.getByRole('link', { name: 'Translations Well Said' }).click();
    await page.getByRole('dialog', { name: 'Translations of Well Said' }).waitFor();
    expect(await page.locator('bdi[lang=tr]').innerText()).toBe('Türkçe');
    const arabic = field(page, 'Description', 'Arabic');
    expect(await arabic.getAttribute('dir')).toBe('rtl');
    expect(await arabic.getAttribute('lang')).toBe('ar');
    expect(await field(page, 'Reason', 'Turkish').getAttribute('lang')).toBe('tr');
    await arabic.fill('وصف جديد تماماً');
    await field(page, 'Name', 'Turkish').fill('İyi');
    await withRefusedChanges(db, async () => {
      await save(page);
      await page.getByRole('alert').filter({ hasText: 'Failed to save translations.' }).waitFor();
    });
    expect(await arabic.inputValue()).toBe('وصف جديد تماماً');
    await save(page);
    await isSaved(page);
    expect(addressOf(page)).toBe(`${path}?q=well&done=translated&id=${id}`);
    const shown = await (await fetch(`${url}/coin/${id}`)).text();
    expect(shown).toContain('وصف جديد تماماً');
    const saved = await findListing(db, 'coin', id);
    expect(saved?.texts.tr?.name).toBe('İyi');
  });

  test('keep the rules of the English texts, and show another editor’s change beside one’s own', async () => {
    const { db } = browser.site;
    const id = await added(db, 'coin', 'Well Ruled');
    const { page } = await editorsPage(browser, { failing: [409, 422] });
    await open(page, `${path}/translations/${id}`);
    await breakRules(page);
    await expectTold(page);
    const name = field(page, 'Name', 'English');
    expect(await name.evaluate((it) => it === document.activeElement)).toBe(true);
    await name.fill('W');
    await eventually(() => page.getByText('Name is required').count()).toBe(0);
    await field(page, 'Reason', 'English').fill('A reason of more than twenty letters.');
    await meetAnother(page, 'coin', id);
  });

  test('are taken over where only another editor has changed them, on an accessible screen', async () => {
    const { db } = browser.site;
    const id = await added(db, 'coin', 'Two Hands');
    const { page } = await editorsPage(browser, { bypassCSP: true, failing: [409] });
    await open(page, `${path}/translations/${id}`);
    await changedMeanwhile(db, { kind: 'coin', id }, 'سببهم');
    await field(page, 'Pros', 'Turkish').fill('Hızlı');
    await save(page);
    await page
      .getByText('Changed by someone else in the meantime; this is the new text.')
      .waitFor();
    await expectAccessibleInBothThemes(page);
    await save(page);
    await isSaved(page);
    const saved = await findListing(db, 'coin', id);
    expect(saved?.texts.ar?.reason).toBe('سببهم');
    expect(saved?.texts.tr?.pros).toBe('Hızlı');
  });
});

test('the translations of an exchange keep the same rules, and lose no input, without scripts', async () => {
  const id = await added(browser.site.db, 'exchange', 'Plainly Ruled');
  const { page } = await editorsPage(browser, { javaScript: false, failing: [409, 422] });
  await page.goto(`/admin/exchanges/translations/${id}`);
  await breakRules(page);
  await expectTold(page);
  await field(page, 'Name', 'English').fill('Plainly Ruled');
  await field(page, 'Reason', 'English').fill('A reason of more than twenty letters.');
  await meetAnother(page, 'exchange', id);
});

test.each(KINDS)(
  'translations of a $one without texts are refused, and those of a missing one are not found',
  async ({ kind, path, One }) => {
    const id = await added(browser.site.db, kind, `Refused ${One}`);
    const { get, post } = await plainEditor(browser.site);
    expect((await post(`${path}/translations/${id}`, { version: '1' })).status).toBe(422);
    const none = await get(`${path}/translations/nothing`);
    expect([none.status, none.text.includes(`${One} not found!`)]).toEqual([404, true]);
  },
);

const save = (page: Page) => page.getByRole('button', { name: 'Save translations' }).click();
const isSaved = (page: Page) => page.getByText('Translations saved successfully!').waitFor();

/** Sends English that breaks the rules, and an Arabic text beside it. */
async function breakRules(page: Page): Promise<void> {
  await field(page, 'Name', 'English').fill('');
  await field(page, 'Reason', 'English').fill('Too short');
  await field(page, 'Cons', 'Arabic').fill('بطيء');
  await save(page);
}

async function expectTold(page: Page): Promise<void> {
  await page.getByText('Reason should be at least 20 characters', { exact: true }).waitFor();
  const name = field(page, 'Name', 'English');
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  const described = await name.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Name is required');
  expect(await field(page, 'Cons', 'Arabic').inputValue()).toBe('بطيء');
  expect(await field(page, 'Reason', 'English').inputValue()).toBe('Too short');
}

/** Saves over what someone else has saved meanwhile: both texts are shown first. */
async function meetAnother(page: Page, kind: Kind, id: string): Promise<void> {
  const { db } = browser.site;
  await changedMeanwhile(db, { kind, id }, 'سببهم');
  await field(page, 'Reason', 'Arabic').fill('سببي');
  await field(page, 'Name', 'Turkish').fill('Benim');
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await save(page);
  expect((await sent).status()).toBe(409);
  await page.getByRole('alert').filter({ hasText: 'other@example.com saved a change' }).waitFor();
  expect(await field(page, 'Reason', 'Arabic').inputValue()).toBe('سببي');
  expect(await field(page, 'Name', 'Turkish').inputValue()).toBe('Benim');
  expect(await page.getByRole('group', { name: 'Reason' }).textContent()).toContain('سببهم');
  expect((await findListing(db, kind, id))?.texts.ar?.reason).toBe('سببهم');
  await save(page);
  await isSaved(page);
  expect((await findListing(db, kind, id))?.texts.ar?.reason).toBe('سببي');
}

test('a machine text that is confirmed is no longer in doubt', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins/translations/doubtful');
  const description = page.getByRole('group', { name: 'Description' });
  expect(await description.textContent()).toContain('Machine translation, not reviewed yet.');
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
  await description.getByRole('checkbox', { name: 'This is correct' }).check();
  await field(page, 'Reason', 'Turkish').fill('Başka neden');
  await save(page);
  await isSaved(page);
  const saved = await findListing(browser.site.db, 'coin', 'doubtful');
  expect(saved?.doubts).toEqual({ ar: { reason: 'stale' } });
});

test('another editor’s new ruling is shown beside the texts', async () => {
  const { db } = browser.site;
  const id = await added(db, 'coin', 'Ruled Meanwhile');
  const { page } = await editorsPage(browser, { failing: [409] });
  await open(page, `/admin/coins/translations/${id}`);
  const given = { scope: 'spot', verdict: 'questionable', grounds: newGrounds() } as const;
  const why = { en: 'It was looked at again.', ar: 'أُعيد النظر فيه.' };
  const edit = { version: 1, by: 'other@example.com' };
  await saveRuling(db, 'coin', id, { ...given, why, hasReadArabic: false }, edit);
  await field(page, 'Pros', 'Turkish').fill('Hızlı');
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: 'other@example.com saved a change' });
  await notice.waitFor();
  const told = await notice.innerText();
  for (const text of ['Category', 'Questionable', 'riba: pass']) expect(told).toContain(text);
});

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
  await question.getByRole('button', { name: 'Leave and discard my changes' }).click();
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
  await save(page);
  await page.getByText('Failed to save translations.').waitFor();
  expect(await reason.inputValue()).toBe('لا يضيع');
  await serve();

  await db.execute(sql`delete from sessions where account_id = ${account}`);
  await save(page);
  await page.getByText('You are signed out. Sign in again in another tab').waitFor();
  const value = await startSession(db, account);
  await page.context().addCookies([{ name: 'tabayyan-session', value, url }]);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  // Both clicks come before React renders.
  const button = page.getByRole('button', { name: 'Save translations' });
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await isSaved(page);
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
  await save(page);
  await isSaved(page);
  const left = Object.keys(await storedIn(page)).filter((key) => key.startsWith('draft:'));
  expect(left).toEqual([]);
});
