import { eq } from 'drizzle-orm';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { sessions } from '#db/schema.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { violationsIn } from '#tests/browser/axe.ts';
import { eventually, hydrated, open, openBrowser, storedIn } from '#tests/browser/browser.ts';
import { editing, saveForm } from '#tests/browser/managed.ts';
import { editorsPage, signedInAgain, signedOutElsewhere } from '#tests/browser/signed-in.ts';
import { withoutAutosave } from '#tests/rig/page-faults.ts';
import { complete, fill, required, saveMeanwhile } from '#tests/samples/listing-form.ts';
import { PASS } from '#tests/samples/rulings.ts';

const browser = openBrowser({ template: 'empty' });

const WORKS = { answer: 'yes' as const, note: PASS.note, evidence: PASS.evidence };
const TYPED = 'Typed and not saved, of more than twenty letters.';
const draftIn = async (page: Parameters<typeof storedIn>[0]) =>
  Object.keys(await storedIn(page)).filter((key) => key.startsWith('draft:'));

test('typed text is back after a reload and can be discarded', async () => {
  const { page } = await editing(browser, 'reloaded');
  page.on('dialog', (dialog) => dialog.accept());
  const before = await page.locator('[name="en.reason"]').inputValue();
  await fill(page, { 'en.reason': TYPED, category: 'haram', image: '/logos/ethereum.svg' });
  await eventually(() => draftIn(page)).toHaveLength(1);
  await eventually(async () => Object.values(await storedIn(page)).join()).toContain('ethereum');
  await open(page, '/admin/coins/edit/reloaded');
  await page.getByText(/^Your unsaved text from \d\d:\d\d is back\.$/).waitFor();
  expect(await page.locator('[name="en.reason"]').inputValue()).toBe(TYPED);
  expect(await page.locator('[name=category]').inputValue()).toBe('haram');
  expect(await page.locator('[name=image]').inputValue()).toBe('/logos/ethereum.svg');
  await page.getByRole('button', { name: 'Discard' }).click();
  await eventually(() => page.locator('[name="en.reason"]').inputValue()).toBe(before);
  expect(await page.locator('[name=image]').inputValue()).toBe('/logos/bitcoin.svg');
  expect(await draftIn(page)).toEqual([]);
});

test('a draft from before someone else’s save does not overwrite it', async () => {
  const { page } = await editing(browser, 'old-draft', { visitor: { failing: [409] } });
  page.on('dialog', (dialog) => dialog.accept());
  await fill(page, { 'en.reason': TYPED });
  await eventually(() => draftIn(page)).toHaveLength(1);
  await saveMeanwhile(browser.site.db, 'coin', 'old-draft', { country: 'Qatar' });
  await open(page, '/admin/coins/edit/old-draft');
  await page.getByText(/^Your unsaved text/).waitFor();
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('other@example.com saved a change').waitFor();
  await saveForm(page, 'old-draft');
  const saved = await findListing(browser.site.db, 'coin', 'old-draft');
  expect(saved).toMatchObject({ country: 'Qatar', texts: { en: { reason: TYPED } } });
});

test('a form survives the end of the session and is saved after a sign-in in another tab', async () => {
  const { page, id } = await editorsPage(browser, { failing: [401] });
  await open(page, '/admin/coins/add');
  await fill(page, { ...required('Interrupted'), 'en.reason': TYPED });
  await browser.site.db.delete(sessions).where(eq(sessions.accountId, id));
  await page.getByRole('button', { name: 'Add Coin' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'You are signed out.' });
  await notice.waitFor();
  expect(await notice.innerText()).toBe(
    'You are signed out. Sign in again in another tab, then return to this tab and save again.',
  );
  const link = notice.getByRole('link');
  expect(await link.getAttribute('href')).toBe('/admin/login');
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await page.locator('[name="en.reason"]').inputValue()).toBe(TYPED);
  const other = await page.context().newPage();
  await signedInAgain(browser.site, { page, id });
  await open(other, '/admin/coins/add');
  await other.getByText(/^Your text is in another tab\./).waitFor();
  await other.close();
  await saveForm(page, 'interrupted');
});

test('without scripts a form whose session has ended is sent again after a sign-in in another tab', async () => {
  const visitor = { javaScript: false, failing: [401] };
  const { page, id } = await editing(browser, 'sent-again', { visitor });
  const typed = { 'en.reason': `"${TYPED}"\n\n<b>Two lines</b> & سطر`, country: 'Qatar' };
  await fill(page, typed);
  await browser.site.db.delete(sessions).where(eq(sessions.accountId, id));
  await page.getByRole('button', { name: 'Save Coin' }).click();
  const again = page.getByRole('button', { name: 'Send again' });
  const heading = page.getByRole('heading', { name: 'Your session has ended' });
  await heading.waitFor();
  expect(await page.getByText('The file that you chose').count()).toBe(0);
  // Sent too early, it is still there.
  await again.click();
  await heading.waitFor();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const other = await opened;
  await other.getByRole('heading', { name: 'Admin sign-in' }).waitFor();
  await signedInAgain(browser.site, { page, id });
  await other.close();
  await again.click();
  await page.waitForURL('**/admin/coins?done=updated&id=sent-again');
  const saved = await findListing(browser.site.db, 'coin', 'sent-again');
  expect(saved).toMatchObject({
    country: typed.country,
    texts: { en: { reason: typed['en.reason'] } },
  });
});

test('a draft is restored in another tab as a separate form', async () => {
  const { page } = await editorsPage(browser);
  const context = page.context();
  await open(page, '/admin/exchanges/add');
  await fill(page, { 'en.reason': TYPED });
  await eventually(() => draftIn(page)).toHaveLength(1);
  const keyOf = (tab: typeof page) => tab.locator('[name=key]').inputValue();
  const key = await keyOf(page);
  const other = await context.newPage();
  await page.close();
  await open(other, '/admin/exchanges/add');
  await other.getByText(/^Your unsaved text/).waitFor();
  expect(await keyOf(other)).not.toBe(key);
});

test('a draft that a ruling’s form cannot read is shown and kept', async () => {
  await addUnrecorded(browser.site.db, [complete('unread')]);
  const { page, email } = await editorsPage(browser);
  const key = `draft:${email}:/admin/coins/ruling/unread?scope=spot`;
  const values = { why: { en: TYPED }, criteria: 'of another form' };
  const draft = JSON.stringify({ at: new Date().toISOString(), values });
  await page.addInitScript(
    (stored) => {
      if (location.protocol !== 'about:') localStorage.setItem(stored.key, stored.draft);
    },
    { key, draft },
  );
  await open(page, '/admin/coins/ruling/unread');
  await page.getByText(/^Unsaved text from \d\d:\d\d does not fit this form any more\./).waitFor();
  expect(await page.getByText(/^Your unsaved text/).count()).toBe(0);
  await page.getByText('Show it').click();
  await page.getByText(TYPED).waitFor();
  await page.locator('[name=verdict]').selectOption('haram');
  await eventually(() => draftIn(page)).toHaveLength(2);
  expect((await storedIn(page))[key]).toBe(draft);
  await page.getByRole('button', { name: 'Discard' }).click();
  await eventually(() => draftIn(page)).toEqual([`${key}#1`]);
});

test('two tabs that add at once keep what is typed in each', async () => {
  const { page } = await editorsPage(browser);
  const other = await page.context().newPage();
  const tabs = [page, other].map((tab, place) => ({ tab, typed: `${TYPED} Tab ${place}.` }));
  for (const { tab, typed } of tabs) {
    await open(tab, '/admin/coins/add');
    await fill(tab, { 'en.reason': typed });
    await eventually(async () => Object.values(await storedIn(tab)).join()).toContain(typed);
  }
  for (const { tab, typed } of tabs) {
    await open(tab, '/admin/coins/add');
    await tab.getByText(/^Your unsaved text/).waitFor();
    expect(await tab.locator('[name="en.reason"]').inputValue()).toBe(typed);
    await tab.getByRole('button', { name: 'Discard' }).click();
  }
  expect(await draftIn(page)).toEqual([]);
});

test('a saved form has no draft, and leaving another asks whether to stay, keep the text or discard it', async () => {
  await addUnrecorded(browser.site.db, [complete('left')]);
  const { page } = await editing(browser, 'saved-first', { visitor: { bypassCSP: true } });
  await fill(page, { country: 'Oman' });
  await eventually(() => draftIn(page)).toHaveLength(1);
  await saveForm(page, 'saved-first');
  await eventually(() => draftIn(page)).toEqual([]);

  await page.getByRole('link', { name: 'Edit left' }).click();
  const reason = page.locator('[name="en.reason"]');
  await reason.fill(TYPED);
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await reason.inputValue()).toBe(TYPED);

  await page.goBack();
  await page.getByRole('button', { name: 'Leave and keep my changes' }).click();
  await page.waitForURL('**/admin/coins?done=updated&id=saved-first');
  await page.getByRole('link', { name: 'Edit left' }).click();
  await page.getByText(/^Your unsaved text/).waitFor();
  expect(await reason.inputValue()).toBe(TYPED);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: 'Leave and discard my changes' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(await draftIn(page)).toEqual([]);
});

test('a saved form has no draft where React renders only the end of the navigation', async () => {
  const { page } = await editing(browser, 'rendered-late');
  await fill(page, { country: 'Oman' });
  await eventually(() => draftIn(page)).toHaveLength(1);
  await renderLate(page);
  await saveForm(page, 'rendered-late');
  await eventually(() => draftIn(page)).toEqual([]);
});

test.each([401, 502] as const)(
  'a form that was refused with %i is sent again where React renders only the end',
  async (status) => {
    const id = `refused-${status}`;
    const editor = await editing(browser, id, { visitor: { failing: [status] } });
    const { page } = editor;
    await fill(page, { country: 'Oman' });
    if (status === 401) {
      await browser.site.db.delete(sessions).where(eq(sessions.accountId, editor.id));
    } else {
      await answerSaves(page, (route) => route.fulfill({ status }));
    }
    await renderLate(page);
    await page.getByRole('button', { name: 'Save Coin' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /signed out|try again/ })
      .waitFor();
    await page.unrouteAll();
    await signedInAgain(browser.site, editor);
    await saveForm(page, id);
    await eventually(() => draftIn(page)).toEqual([]);
  },
);

test('unsaved text is back after its tab was closed, which asks first, or signed out in another one', async () => {
  await addUnrecorded(browser.site.db, [complete('closed')]);
  const editor = await editorsPage(browser);
  const { page } = editor;
  await withoutAutosave(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await open(page, '/admin/coins/edit/closed');
  await page.locator('[name=country]').click();
  await page.reload();
  await hydrated(page);
  expect(asked).toEqual([]);
  await fill(page, { 'en.reason': TYPED });
  await page.getByText('Not saved yet').waitFor();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await page.getByText(/^Your unsaved text/).waitFor();
  expect(await page.locator('[name="en.reason"]').inputValue()).toBe(TYPED);

  const again = `${TYPED} Again.`;
  await hydrated(page);
  await fill(page, { 'en.reason': again });
  await signedOutElsewhere(browser.site, editor);
  await open(page, '/admin/coins/edit/closed');
  await page.getByText(/^Your unsaved text/).waitFor();
  expect(await page.locator('[name="en.reason"]').inputValue()).toBe(again);
});

test.each([
  { form: 'ruling', region: 'Riba', save: 'Save' },
  { form: 'soundness', region: 'Works and can be inspected', save: 'Save answers' },
])(
  'a draft of the $form typed after a save stays when the session ends during the next',
  async ({ form, region, save }) => {
    const id = `twice-${form}`;
    await addUnrecorded(browser.site.db, [complete(id, { soundness: { works: WORKS } })]);
    const editor = await editorsPage(browser);
    const { page } = editor;
    await open(page, `/admin/coins/${form}/${id}`);
    const notes = page.getByRole('region', { name: region, exact: true });
    const note = notes.getByLabel('Note (English)');
    await note.fill('A first note.');
    await notes.getByLabel('Note (Arabic)').fill('ملاحظة أولى.');
    await page.getByRole('button', { name: save, exact: true }).click();
    await page.getByText(/ saved successfully!$/).waitFor();
    await note.fill(TYPED);
    const sent = new Promise((resolve) => void answerSaves(page, resolve));
    await page.getByRole('button', { name: save, exact: true }).click();
    await sent;
    await signedOutElsewhere(browser.site, editor);
    await open(page, `/admin/coins/${form}/${id}`);
    await page.getByText(/^Your unsaved text/).waitFor();
    expect(await note.inputValue()).toBe(TYPED);
  },
);

test('the form works when the browser stores nothing', async () => {
  await addUnrecorded(browser.site.db, [complete('private')]);
  const { page } = await editorsPage(browser);
  await page.addInitScript(() => {
    for (const name of ['setItem', 'getItem', 'removeItem'] as const) {
      const use = Storage.prototype[name];
      Storage.prototype[name] = function (key: string, ...rest: string[]) {
        if (key.startsWith('draft:')) throw new DOMException('full', 'QuotaExceededError');
        return Reflect.apply(use, this, [key, ...rest]);
      };
    }
  });
  await open(page, '/admin/coins/edit/private');
  await fill(page, { country: 'Oman' });
  await page.getByText('Not saved yet. This browser cannot keep unsaved text').waitFor();
  await saveForm(page, 'private');
});

// React's scheduler posts a message for each turn of rendering.
async function renderLate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...given: unknown[]) {
      setTimeout(() => Reflect.apply(postMessage, this, given), 600);
    };
  });
}

async function answerSaves(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route('**/*.data*', (route) =>
    route.request().method() === 'POST' ? answer(route) : route.continue(),
  );
}
