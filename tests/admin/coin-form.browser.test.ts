import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { listChanges } from '#domain/listing/change/history.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing, findVersioned } from '#domain/listing/find.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { QUESTIONS } from '#domain/soundness/soundness.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { eventually, open, openBrowser, settled } from '#tests/browser/browser.ts';
import { editing, KINDS, plainEditor, saveForm } from '#tests/browser/managed.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { failPosts } from '#tests/rig/page-faults.ts';
import { complete, fill, REASON, required, saveMeanwhile } from '#tests/samples/listing-form.ts';
import { currentGrounds, PASS } from '#tests/samples/rulings.ts';

const browser = openBrowser({ template: 'empty' });

const errorOf = (page: Page, name: string) =>
  page.locator(`[name="${name}"]`).evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );

const isTakenFromBrowser = (
  page: Page,
  keys: { key: string; ctrlKey: boolean; shiftKey: boolean },
) =>
  page.evaluate((keys) => {
    const event = new KeyboardEvent('keydown', { ...keys, cancelable: true });
    return !dispatchEvent(event);
  }, keys);

const YES = { answer: 'yes' as const, note: PASS.note, evidence: PASS.evidence };
const SOUND = Object.fromEntries(QUESTIONS.map((question) => [question, YES]));

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');

test('Ctrl+S saves a coin, which is on the site at once in both languages', async () => {
  const shownAt = async (path: string) => (await fetch(browser.site.url + path)).text();
  const given = { category: null, texts: { ar: { name: 'بيتكوين', reason: 'سبب عربي' } } };
  const { page } = await editing(browser, 'bitcoin', { given });
  const edited = { country: 'El Salvador', category: 'questionable', rank: '1', twitter: '@btc' };
  await fill(page, edited);
  // Left to the browser: it saves no form.
  expect(await isTakenFromBrowser(page, { key: 'S', ctrlKey: true, shiftKey: true })).toBe(false);
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/admin/coins?done=updated&id=bitcoin');
  const english = await shownAt('/en/coin/bitcoin');
  for (const text of [REASON, 'El Salvador']) expect(english).toContain(text);
  expect(await shownAt('/coin/bitcoin')).toContain('سبب عربي');
  const saved = await findListing(browser.site.db, 'coin', 'bitcoin');
  expect(saved).toMatchObject({ ...edited, rank: 1 });

  // By the key's position on an Arabic keyboard.
  await page.getByRole('link', { name: 'Edit bitcoin' }).click();
  await page.waitForURL('**/admin/coins/edit/bitcoin');
  await fill(page, { country: 'Oman' });
  await page.evaluate(() => {
    const pressed = { key: 'س', code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', pressed));
  });
  await page.waitForURL('**/admin/coins?done=updated&id=bitcoin');
  expect((await findListing(browser.site.db, 'coin', 'bitcoin'))?.country).toBe('Oman');
});

test('a verdict without findings is shown as a departure from the current method, with what it lacks', async () => {
  const shownAt = async (path: string) => (await fetch(browser.site.url + path)).text();
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins/add');
  await fill(page, { ...required('A new coin'), category: 'halal' });
  await saveForm(page, 'a-new-coin');

  const visitor = await browser.newPage();
  await open(visitor, '/en/coin/a-new-coin');
  const answer = visitor.getByRole('region', { name: 'At a glance' });
  expect(await answer.innerText()).toMatch(/Halal\s+Evidence incomplete\s+Departs from the method/);
  expect(await answer.innerText()).toContain(REASON);
  const evidence = visitor.getByRole('region', { name: 'Evidence for the verdict' });
  for (const words of [
    'This verdict departs from the method, which gives no verdict yet. The departure lacks a written reason, a linked position and a second editor.',
    'No criterion has a source yet.',
  ]) {
    expect(await evidence.innerText()).toContain(words);
  }
  expect(await evidence.innerText()).not.toContain('We have found no public source');
  const arabic = await shownAt('/coin/a-new-coin');
  for (const words of ['عدول عن المنهج', 'وينقص هذا العدول: ']) expect(arabic).toContain(words);
  expect(await shownAt('/en/cryptocurrencies?q=A+new+coin')).toContain('Departs from the method');

  const { items } = JSON.parse(await shownAt('/api/coins/a-new-coin/rulings'));
  const grounds = {
    method: CURRENT_METHOD.version,
    firmness: 'incomplete',
    proposal: null,
    departure: null,
  };
  expect(items).toMatchObject([{ verdict: 'halal', grounds }]);
  await open(visitor, '/en/changes');
  expect(await visitor.locator('main h4').first().innerText()).toBe('A new coin');
  const entry = visitor.locator('main li[id^=entry-]').first();
  expect(await entry.innerText()).toContain('Evidence incomplete');
  expect(await entry.innerText()).not.toMatch(/earlier method|version 1/);
  await open(visitor, '/en/methodology');
  await visitor.locator('main').getByRole('link', { name: 'A new coin' }).waitFor();
  const inbox = page.getByRole('region', { name: 'Inbox' });
  const opened = async () => {
    await open(page, '/admin/dashboard');
    return inbox.innerText();
  };
  await expect
    .poll(opened, { timeout: 10_000 })
    .toContain('A new coin lacks a written reason, a linked position, and a second editor');
});

describe('an error', () => {
  test('is shown under its field, focuses the first such field, goes when the field is edited, and is accessible', async () => {
    const { page } = await editorsPage(browser, { bypassCSP: true });
    await open(page, '/admin/coins/add');
    // The button stays in sight on a wide screen.
    const bottom = await page
      .getByRole('button', { name: 'Add Coin' })
      .evaluate((button) => button.getBoundingClientRect().bottom);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1200);
    expect(bottom).toBeLessThanOrEqual(800);
    expect(await page.locator('[name=rating]').inputValue()).toBe('4');
    expect(await page.locator('[name=category]').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Add Coin' }).click();
    await settled(page);
    const messages = {
      'en.name': 'Name is required',
      symbol: 'Symbol is required',
      'en.description': 'Description is required',
      'en.reason': 'Reason for category is required',
    };
    for (const [name, message] of Object.entries(messages)) {
      expect(await errorOf(page, name)).toBe(message);
    }
    expect(await page.getByText('Coin image is required', { exact: true }).isVisible()).toBe(true);
    expect(await focused(page)).toBe('en.name');
    await page.keyboard.type('B');
    expect(await errorOf(page, 'en.name')).toBe('');
    expect(await errorOf(page, 'symbol')).toBe('Symbol is required');
    await fill(page, { 'en.reason': 'Too short.' });
    expect(await errorOf(page, 'en.reason')).toBe('');
    await page.keyboard.press('Control+s');
    await settled(page);
    expect(await focused(page)).toBe('symbol');
    expect(await errorOf(page, 'en.reason')).toBe('Reason should be at least 20 characters');

    // The symbol becomes capitals, ten at most.
    await page.locator('[name=symbol]').pressSequentially('abcdefghijklm');
    expect(await page.locator('[name=symbol]').inputValue()).toBe('ABCDEFGHIJ');
    await fill(page, { ...required('No picture'), image: '' });
    await page.getByRole('button', { name: 'Add Coin' }).click();
    await settled(page);
    expect(
      await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type),
    ).toBe('file');
    await expectAccessibleInBothThemes(page);
  });

  test('is said again where a correction makes the same mistake', async () => {
    const { page } = await editorsPage(browser);
    await open(page, '/admin/exchanges/add');
    await fill(page, required('Mistaken'));
    for (const [name, values, message] of [
      ['telegram', ['t.me', 'www.t.me', ''], 'Please enter a valid URL'],
      ['rating', ['6', '9', '5'], 'Rating must be a whole number from 1 to 5'],
      ['twitter', ['one', 'two', ''], 'Twitter handle should start with @'],
      ['en.reason', ['short', 'shorter', REASON], 'Reason should be at least 20 characters'],
    ] as const) {
      const [first, second, right] = values;
      for (const value of [first, second]) {
        await fill(page, { [name]: value });
        expect(await errorOf(page, name)).toBe('');
        await page.keyboard.press('Control+s');
        await eventually(() => errorOf(page, name)).toBe(message);
        await eventually(() => focused(page)).toBe(name);
      }
      await fill(page, { [name]: right });
    }
  });

  test('of a computed rating belongs to what is shown of it, which takes the focus', async () => {
    const { page } = await editing(browser, 'computed', { given: { soundness: SOUND } });
    await page.locator('[name="rating"]').evaluate((input: HTMLInputElement) => {
      input.value = '9';
    });
    await page.keyboard.press('Control+s');
    const shown = page.locator('output', { hasText: '5' });
    await eventually(() => shown.getAttribute('aria-invalid')).toBe('true');
    const error = await page
      .locator(`#${await shown.getAttribute('aria-describedby')}`)
      .innerText();
    expect(error).toBe('Rating must be a whole number from 1 to 5');
    await eventually(() => shown.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test('is also shown by the server, with what was typed', async () => {
    const { post } = await plainEditor(browser.site);
    const sent = { ...required('Plain'), rating: '4', key: randomUUID(), twitter: 'bitcoin' };
    const { status, text } = await post('/admin/coins/add', sent);
    expect(status).toBe(422);
    expect(text).toContain('One field needs correcting:');
    const fieldOf = (wanted: string) =>
      text
        .match(/<(?:input|textarea|select)\b[^>]*>/g)
        ?.find((tag) => tag.includes(` name="${wanted}"`));
    const [, error] = text.split('id="listing-twitter-error"');
    expect(error?.split('</p>')[0]).toContain('Twitter handle should start with @');
    expect(fieldOf('twitter')).toContain(' value="bitcoin"');
    expect(fieldOf('twitter')).toMatch(/ autofocus/i);
    expect(fieldOf('en.name')).toContain(' value="Plain"');
  });
});

test('typed text survives a lost connection, a server restart and a database failure', async () => {
  const { db } = browser.site;
  const failing = [500, 502, 'net::ERR_CONNECTION_REFUSED'] as const;
  const { page } = await editorsPage(browser, { failing: [...failing] });
  await open(page, '/admin/coins/add');
  await fill(page, required('Full Disk'));
  const add = page.getByRole('button', { name: 'Add Coin' });
  const expectKept = async () => {
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'Error adding coin. Please try again.' });
    await notice.waitFor();
    // The same message is shown each time.
    await eventually(() => notice.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await page.locator('[name="en.reason"]').inputValue()).toBe(REASON);
  };
  await page.route('**/*.data*', (route) => route.abort('connectionrefused'));
  await Promise.all([page.waitForEvent('requestfailed'), add.click()]);
  await expectKept();
  await page.unroute('**/*.data*');

  const serve = await failPosts(page);
  await Promise.all([page.waitForResponse((it) => it.status() === 502), add.click()]);
  await settled(page);
  await expectKept();
  await serve();

  await db.execute('alter table submissions rename to submissions_gone');
  await Promise.all([page.waitForResponse((it) => it.status() === 500), add.click()]);
  await settled(page);
  await expectKept();
  await db.execute('alter table submissions_gone rename to submissions');

  await add.click();
  await page.waitForURL('**/admin/coins?done=added&id=full-disk');
});

test('a form that waits for a picture is not sent when the picture is cancelled', async () => {
  await addUnrecorded(browser.site.db, [complete('waiting', { kind: 'exchange' })]);
  const { page } = await editorsPage(browser);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('.data')) sent.push(request.url());
  });
  // The upload never arrives.
  await page.route('**/admin/images', () => {});
  await open(page, '/admin/exchanges/edit/waiting');
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('a picture') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Uploading logo.png…').waitFor();
  await page.getByRole('button', { name: 'Save Exchange' }).click();
  await page.getByText('The form is saved as soon as the upload finishes.').waitFor();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByText('The form will be saved').waitFor({ state: 'detached' });
  await settled(page);
  expect(sent).toEqual([]);
  await saveForm(page, 'waiting');
});

test('errors are listed from the top of the form to its bottom', async () => {
  const { post } = await plainEditor(browser.site);
  const { status, text } = await post('/admin/coins/add', { rating: '9' });
  expect(status).toBe(422);
  const linked = [...text.matchAll(/href="#listing-([\w.]+)"/g)].map(([, name]) => name);
  expect(linked).toEqual(['en.name', 'symbol', 'image', 'rating', 'en.description', 'en.reason']);
});

test('typed text survives a conflict while the history cannot be read', async () => {
  const { db } = browser.site;
  const { page } = await editing(browser, 'unknown-past', { visitor: { failing: [500] } });
  await saveMeanwhile(db, 'coin', 'unknown-past', { established: '2012' });
  await fill(page, { country: 'Oman' });
  await db.execute('alter table listing_changes rename to listing_changes_gone');
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('Error updating coin. Please try again.').waitFor();
  await db.execute('alter table listing_changes_gone rename to listing_changes');
  expect(await page.locator('[name=country]').inputValue()).toBe('Oman');
});

test('a form edited after a lost answer adds one coin and keeps the edit', async () => {
  const { page } = await editorsPage(browser, { failing: [422, 'net::ERR_CONNECTION_REFUSED'] });
  await open(page, '/admin/coins/add');
  await fill(page, required('Lost Answer'));
  await page.route('**/*.data*', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionrefused');
  });
  await page.getByRole('button', { name: 'Add Coin' }).click();
  await page.getByText('Error adding coin. Please try again.').waitFor();
  await page.unroute('**/*.data*');
  await fill(page, { country: 'Oman' });
  await page.getByRole('button', { name: 'Add Coin' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'This form has already added' });
  await notice.waitFor();
  const link = notice.getByRole('link', { name: 'Lost Answer' });
  expect(await link.getAttribute('href')).toBe('/admin/coins/edit/lost-answer');
  expect(await page.locator('[name=country]').inputValue()).toBe('Oman');
  expect((await findListing(browser.site.db, 'coin', 'lost-answer'))?.country).not.toBe('Oman');
  await page.getByLabel('This is another coin, and its name is right').check();
  await saveForm(page, 'lost-answer-2');
});

test.each(KINDS)('a missing $one answers 404 and an invalid id 400', async ({ path, one, One }) => {
  const { get } = await plainEditor(browser.site);
  const nowhere = await get(`${path}/edit/nowhere`);
  expect([nowhere.status, nowhere.text.includes(`${One} not found!`)]).toEqual([404, true]);
  const none = await get(`${path}/edit/No%20Id`);
  expect([none.status, none.text.includes(`Invalid ${one} id`)]).toEqual([400, true]);
});

test('fields the form does not have are never written', async () => {
  const { post } = await plainEditor(browser.site);
  await addUnrecorded(browser.site.db, [complete('kept', { texts: { tr: { reason: 'neden' } } })]);
  const before = await findListing(browser.site.db, 'coin', 'kept');
  const answer = await post('/admin/coins/edit/kept', {
    ...required('Kept'),
    version: '1',
    rating: '4',
    id: 'other',
    kind: 'exchange',
    createdAt: '2020-01-01',
    'tr.reason': 'hacked',
    __intent__: '{',
    __state__: '{',
    '__proto__.polluted': 'yes',
  });
  expect(answer.status).toBe(302);
  const after = await findListing(browser.site.db, 'coin', 'kept');
  expect(after).toMatchObject({ kind: 'coin', id: 'kept', createdAt: before?.createdAt });
  expect(after?.texts.tr).toEqual(before?.texts.tr);
});

test('an image of elsewhere is refused, the one that was there is kept', async () => {
  const editor = await plainEditor(browser.site);
  const image = 'https://elsewhere.example/logo.png';
  await addUnrecorded(browser.site.db, [complete('imported-image', { image, rating: 4.5 })]);
  const post = (fields: Record<string, string>) =>
    editor.post('/admin/coins/edit/imported-image', {
      ...required('Imported'),
      version: '1',
      rating: '4.5',
      ...fields,
    });
  expect((await post({ image: 'https://evil.example/a.png' })).status).toBe(422);
  expect((await post({ image })).status).toBe(302);
  const stored = await findVersioned(browser.site.db, 'coin', 'imported-image');
  expect(stored?.listing).toMatchObject({ image, rating: 4.5 });
  // Nothing serves its picture, and every later page of the list would ask for it.
  const { version = 0 } = stored ?? {};
  await deleteListing(browser.site.db, 'coin', 'imported-image', { version, by: 'test' });
});

test('machine Arabic is marked until it is edited or confirmed', async () => {
  const { page } = await editing(browser, 'doubted', {
    given: {
      texts: {
        en: { name: 'Doubted', description: 'One.', reason: REASON, pros: 'A' },
        ar: { description: 'واحد', reason: 'سبب', pros: 'أ' },
      },
      doubts: { ar: { description: 'machine', reason: 'machine', pros: 'stale' } },
    },
  });
  await page.getByText('Machine translation, not reviewed yet.').first().waitFor();
  await page.locator('[name="ar.description"]').fill('واحد بتصحيح');
  await page.locator('[name="read.pros"]').check();
  await eventually(() =>
    page.getByText('Machine translation').filter({ visible: true }).count(),
  ).toBe(1);
  await page.getByRole('button', { name: 'Save Coin' }).dblclick();
  await page.waitForURL('**/admin/coins?done=updated&id=doubted');
  // A double click saves once.
  expect(await listChanges(browser.site.db, 'coin', 'doubted', { limit: 5 })).toHaveLength(1);
  const saved = await findListing(browser.site.db, 'coin', 'doubted');
  expect(saved?.doubts).toEqual({ ar: { reason: 'machine' } });
});

test('a reason that changes only in English is saved, and its Arabic can be confirmed', async () => {
  const given = { texts: { ar: { reason: 'سبب' } } };
  const { page } = await editing(browser, 'one-sided', { given });
  await fill(page, { 'en.reason': `${REASON} Indeed.` });
  await page.locator('[name="read.reason"]').waitFor();
  await saveForm(page, 'one-sided');
  await page.getByText('Its Arabic page shows the Arabic reason that was read before').waitFor();
  const saved = await findListing(browser.site.db, 'coin', 'one-sided');
  expect(saved).toMatchObject({ doubts: { ar: { reason: 'stale' } }, readReason: 'سبب' });
  await open(page, '/admin/coins/edit/one-sided');
  await page.locator('[name="read.reason"]').check();
  await saveForm(page, 'one-sided');
  const read = await findListing(browser.site.db, 'coin', 'one-sided');
  expect(read).toMatchObject({ doubts: {}, readReason: null });
});

test('the verdict of a classification is shown with a link to it, and can be set without it; a computed rating is no field', async () => {
  const given = {
    grounds: currentGrounds(),
    soundness: SOUND,
    category: 'questionable' as const,
  };
  const { page } = await editing(browser, 'classified', { given });
  const part = page.getByRole('region', { name: 'Verdict and rating' });
  const category = part.getByLabel('Category', { exact: true });
  expect(await part.innerText()).toMatch(/Verdict\s+Questionable/);
  expect(await part.locator('label', { hasText: 'Rating' }).innerText()).toBe('Rating');
  const links = await part
    .locator('a[href^="/admin"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    '/admin/coins/ruling/classified?scope=spot',
    '/admin/coins/soundness/classified',
  ]);
  await category.selectOption('haram');
  await saveForm(page, 'classified');
  const saved = await findListing(browser.site.db, 'coin', 'classified');
  expect(saved).toMatchObject({ category: 'haram', rating: 5 });
});
