import { describe, expect, test } from 'vitest';
import { findListing } from '#domain/listing/find.ts';
import { addressOf, eventually, open, openBrowser, takenOver } from './browser.ts';
import {
  added,
  addManaged,
  changedMeanwhile,
  field,
  KINDS,
  lookedAt,
  withoutHistory,
} from './managed.ts';
import { editorsPage } from './signed-in.ts';

const browser = openBrowser({ template: 'empty', prepare: addManaged });

describe.each(KINDS)('the translations of a $one', ({ kind, path, One }) => {
  test('are edited side by side over the list, and stand on the site at once', async () => {
    const id = await added(browser.site.db, kind, 'Well Said');
    const { page } = await editorsPage(browser);
    await open(page, `${path}?q=well`);
    await page.getByRole('link', { name: 'Translations Well Said' }).click();
    await page.getByRole('dialog', { name: 'Translations of Well Said' }).waitFor();
    const arabic = field(page, 'Description', 'Arabic');
    expect(await arabic.getAttribute('dir')).toBe('rtl');
    expect(await arabic.getAttribute('lang')).toBe('ar');
    expect(await field(page, 'Reason', 'Turkish').getAttribute('lang')).toBe('tr');
    await arabic.fill('وصف جديد تماماً');
    await field(page, 'Name', 'Turkish').fill('İyi');
    await page.getByRole('button', { name: 'Save translations' }).click();
    await page.getByText('Translations saved successfully!').waitFor();
    expect(addressOf(page)).toBe(`${path}?q=well&done=translated&id=${id}`);
    const shown = await (await fetch(`${browser.site.url}/${kind}/${id}`)).text();
    expect(shown).toContain('وصف جديد تماماً');
    const saved = await findListing(browser.site.db, kind, id);
    expect(saved?.texts.tr?.name).toBe('İyi');
  });

  test('keep the rules of the English texts, with and without scripts', async () => {
    const id = await added(browser.site.db, kind, 'Well Ruled');
    for (const javaScript of [true, false]) {
      const { page } = await editorsPage(browser, { javaScript, failing: [422] });
      await page.goto(`${path}/translations/${id}`);
      if (javaScript) await takenOver(page);
      await field(page, 'Name', 'English').fill('');
      await field(page, 'Reason', 'English').fill('Too short');
      await field(page, 'Cons', 'Arabic').fill('بطيء');
      await page.getByRole('button', { name: 'Save translations' }).click();
      await page.getByText('Reason should be at least 20 characters').waitFor();
      const name = field(page, 'Name', 'English');
      expect(await name.getAttribute('aria-invalid')).toBe('true');
      const described = await name.getAttribute('aria-describedby');
      expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Name is required');
      expect(await field(page, 'Cons', 'Arabic').inputValue()).toBe('بطيء');
      expect(await field(page, 'Reason', 'English').inputValue()).toBe('Too short');
      if (!javaScript) continue;
      expect(await name.evaluate((it) => it === document.activeElement)).toBe(true);
      await name.fill('W');
      await eventually(() => page.getByText('Name is required').count()).toBe(0);
    }
    const { page } = await editorsPage(browser);
    const answer = await page.request.post(`${path}/translations/${id}`, {
      headers: { Origin: browser.site.url },
      form: { version: '1' },
    });
    expect(answer.status()).toBe(422);
  });

  test('that someone else has changed stand beside one’s own; nothing is lost', async () => {
    const id = await added(browser.site.db, kind, 'Contested Words');
    for (const javaScript of [true, false]) {
      const { page } = await editorsPage(browser, { javaScript, failing: [409] });
      await page.goto(`${path}/translations/${id}`);
      if (javaScript) await takenOver(page);
      await changedMeanwhile(browser.site.db, { kind, id }, `سببهم ${javaScript}`);
      await field(page, 'Reason', 'Arabic').fill(`سببي ${javaScript}`);
      await field(page, 'Name', 'Turkish').fill(`Benim ${javaScript}`);
      const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await page.getByRole('button', { name: 'Save translations' }).click();
      expect((await sent).status()).toBe(409);
      await page.getByRole('alert').filter({ hasText: 'Nothing was saved yet' }).waitFor();
      expect(await field(page, 'Reason', 'Arabic').inputValue()).toBe(`سببي ${javaScript}`);
      expect(await field(page, 'Name', 'Turkish').inputValue()).toBe(`Benim ${javaScript}`);
      const reason = page.getByRole('group', { name: 'Reason' });
      expect(await reason.textContent()).toContain(`سببهم ${javaScript}`);
      expect((await findListing(browser.site.db, kind, id))?.texts.ar?.reason).toBe(
        `سببهم ${javaScript}`,
      );
      await page.getByRole('button', { name: 'Save translations' }).click();
      await page.getByText('Translations saved successfully!').waitFor();
      expect((await findListing(browser.site.db, kind, id))?.texts.ar?.reason).toBe(
        `سببي ${javaScript}`,
      );
    }
  });

  test('what someone else has changed and one has not is taken over', async () => {
    const id = await added(browser.site.db, kind, 'Two Hands');
    const { page } = await editorsPage(browser, { failing: [409] });
    await open(page, `${path}/translations/${id}`);
    await changedMeanwhile(browser.site.db, { kind, id }, 'سببهم');
    await field(page, 'Pros', 'Turkish').fill('Hızlı');
    await page.getByRole('button', { name: 'Save translations' }).click();
    await page.getByText('Changed by someone else meanwhile; this is the new text.').waitFor();
    await page.getByRole('button', { name: 'Save translations' }).click();
    await page.getByText('Translations saved successfully!').waitFor();
    const saved = await findListing(browser.site.db, kind, id);
    expect(saved?.texts.ar?.reason).toBe('سببهم');
    expect(saved?.texts.tr?.pros).toBe('Hızlı');
  });

  test('of one that is not there finds nothing', async () => {
    const { page } = await editorsPage(browser, { failing: [404] });
    const answer = await page.goto(`${path}/translations/nothing`);
    expect(answer?.status()).toBe(404);
    await page.getByText(`${One} not found!`).waitFor();
  });

  test('stay on the screen when they cannot be saved', async () => {
    const id = await added(browser.site.db, kind, 'Not Now');
    const { page } = await editorsPage(browser, { failing: [500] });
    await open(page, `${path}/translations/${id}`);
    await field(page, 'Reason', 'Arabic').fill('باقٍ');
    await withoutHistory(browser.site.db, async () => {
      await page.getByRole('button', { name: 'Save translations' }).click();
      await page.getByRole('alert').filter({ hasText: 'Failed to save translations.' }).waitFor();
    });
    expect(await field(page, 'Reason', 'Arabic').inputValue()).toBe('باقٍ');
    await page.getByRole('button', { name: 'Save translations' }).click();
    await page.getByText('Translations saved successfully!').waitFor();
  });
});

test('a text made by a machine is said to be right, and is doubted no more', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins/translations/doubtful');
  const description = page.getByRole('group', { name: 'Description' });
  expect(await description.textContent()).toContain('Made by a machine, not yet checked.');
  await description.getByRole('checkbox', { name: 'This is right' }).check();
  await field(page, 'Reason', 'Turkish').fill('Başka neden');
  await page.getByRole('button', { name: 'Save translations' }).click();
  await page.getByText('Translations saved successfully!').waitFor();
  const saved = await findListing(browser.site.db, 'coin', 'doubtful');
  expect(saved?.doubts).toEqual({ ar: { reason: 'stale' } });
});

test(
  'nothing in the translations stands in an editor’s way',
  () => lookedAt(browser, '/admin/coins/translations/doubtful'),
  90_000,
);

test('nor where two editors meet', async () => {
  const { db } = browser.site;
  const id = await added(db, 'coin', 'Looked At');
  let turn = 0;
  await lookedAt(browser, `/admin/coins/translations/${id}`, async (page) => {
    turn += 1;
    await changedMeanwhile(db, { kind: 'coin', id }, `سببهم ${turn}`);
    await field(page, 'Reason', 'Arabic').fill('سببي');
    await page.getByRole('button', { name: 'Save translations' }).click();
    await page.getByText('Nothing was saved yet').waitFor();
  });
}, 90_000);
