import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { setPublicName } from '#domain/admin/account.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing, findVersioned } from '#domain/listing/find.ts';
import { CURRENT_METHOD, entryOf } from '#domain/method/method.ts';
import { addPositions } from '#domain/position/positions.ts';
import { listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { eventually, open, openBrowser } from '#tests/browser/browser.ts';
import { plainEditor } from '#tests/browser/managed.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { complete, saveMeanwhile } from '#tests/samples/listing-form.ts';
import { currentGrounds, newPosition, PASS } from '#tests/samples/rulings.ts';
import { thisDay } from '#tests/samples/this-day.ts';

const browser = openBrowser({
  template: 'empty',
  surround: async () => {
    const fake = await startFakeUpstream();
    // Every host name resolves to the loopback, so that evidence can be at any address.
    return { fake, environment: { MARKET_URL: fake.url, NEWS_FEEDS: '' }, connect: LOOPBACK };
  },
});

const ARABIC = { ar: { reason: 'سبب بالعربية.' } };

async function add(id: string, given: Parameters<typeof complete>[1] = {}): Promise<string> {
  await addUnrecorded(browser.site.db, [complete(id, { texts: ARABIC, ...given })]);
  return `/admin/coins/ruling/${id}`;
}

const GHARAR = entryOf(CURRENT_METHOD.criteria.coin, 'gharar').name.en;

const stored = (id: string) => findListing(browser.site.db, 'coin', id);

/** A page with this markup. */
const pageHost = (title: string, type = 'text/html; charset=utf-8') =>
  outsideHost((_, response) => response.writeHead(200, { 'Content-Type': type }).end(title));

const criterion = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const isSaved = (page: Page) => page.getByText('Classification saved successfully!').waitFor();

const verdictOf = (page: Page) => page.getByRole('combobox', { name: 'Verdict', exact: true });

/** Fills in a text that is asked for in both languages. */
async function fillBoth(page: Page, label: string, english: string, arabic: string) {
  await page.getByLabel(`${label} (English)`, { exact: true }).fill(english);
  await page.getByLabel(`${label} (Arabic)`, { exact: true }).fill(arabic);
}

/** The accessible name of the focused element. */
const reached = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    const group = at?.type === 'radio' ? at.closest('fieldset')?.querySelector('legend') : null;
    return (group ?? at?.labels?.[0] ?? at)?.textContent?.trim() ?? '';
  });

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 20; pressed += 1) {
    if ((await reached(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${name}`);
}

const isInView = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

test('an editor rules a coin by keyboard alone, and reads in its history what was changed', async () => {
  const path = await add('keyed', { category: null });
  const paper = await pageHost('<title>The coin’s paper</title>');
  const { page, id } = await editorsPage(browser);
  await setPublicName(browser.site.db, id, 'A. Reviewer');
  await open(page, path);
  const { keyboard } = page;
  const riba = criterion(page, 'Riba');
  await riba.locator('input[type=radio]').first().focus();
  await keyboard.press('c');
  const found = riba.locator('input[type=radio]:checked');
  await eventually(() => found.inputValue()).toBe('concern');
  await keyboard.press('ArrowRight');
  await eventually(() => found.inputValue()).toBe('resolved');
  await keyboard.press('f');
  await eventually(() => found.inputValue()).toBe('fail');
  const meaning = `Fails: ${entryOf(CURRENT_METHOD.criteria.coin, 'riba').fail.en}`;
  await criterion(page, 'Riba').getByText(meaning).waitFor();
  // Enter moves to the note and does not send the form.
  await keyboard.press('Enter');
  await eventually(() => reached(page)).toBe('Note (English)');
  // Letters in a text field are text, not shortcuts.
  await keyboard.type('pays interest');
  await tabTo(page, 'Note (Arabic)');
  await keyboard.type('تدفع فائدة ربوية');
  await tabTo(page, 'Add evidence, Riba');
  await keyboard.press('Enter');
  await eventually(() => reached(page)).toBe('Address');
  await keyboard.insertText(`${paper.url}/`);
  await keyboard.press('Enter');
  await eventually(() => criterion(page, 'Riba').getByLabel('Title').inputValue()).toBe(
    'The coin’s paper',
  );
  await tabTo(page, 'Quoted sentence');
  await keyboard.type('Holders are paid interest.');
  expect(await found.inputValue()).toBe('fail');
  // From here it is some hundred fields to the proposal.
  await page.getByRole('button', { name: 'Use this verdict' }).press('Enter');
  await eventually(() => reached(page)).toBe('Verdict');
  await page.getByLabel('Name of the scholar').fill('A. Scholar');
  await page.getByLabel('Web page about the scholar').fill('https://scholar.example');
  await page.getByLabel('Signed on').fill('2026-11-01');
  await keyboard.press('Control+s');
  await isSaved(page);

  const saved = await stored('keyed');
  expect(saved?.category).toBe('haram');
  expect(saved?.rulings.spot?.grounds).toMatchObject({
    reviewer: 'A. Reviewer',
    signature: { name: 'A. Scholar', url: 'https://scholar.example', signedOn: '2026-11-01' },
    departure: null,
    criteria: {
      riba: {
        finding: 'fail',
        note: { en: 'pays interest', ar: 'تدفع فائدة ربوية' },
        evidence: [{ title: 'The coin’s paper', readOn: thisDay() }],
      },
    },
  });
  await page.getByRole('link', { name: 'Edit coin' }).click();
  // Sources are `details` of the page that is left.
  await page.waitForURL('**/edit/**');
  const history = page.getByRole('region', { name: 'History' });
  const change = history.locator('details').first();
  await change.locator('summary').click();
  const told = await change.innerText();
  for (const text of ['Classification (spot)', 'riba: fail', 'A. Reviewer'])
    expect(told).toContain(text);
});

test('by keys alone, a finding with a source and a reason take at most 40 at 1280 by 900, without scrolling the page', async () => {
  const path = await add('quick', { grounds: currentGrounds() });
  const paper = await pageHost('<title>The coin’s paper</title>');
  const { page } = await editorsPage(browser, { viewport: { width: 1280, height: 900 } });
  await open(page, path);
  const { keyboard } = page;
  const proposal = page.getByRole('region', { name: 'Proposal', exact: true });
  const list = page.getByRole('navigation', { name: 'Parts of the classification' });
  const proposed = () => proposal.getByRole('status').innerText();
  let acts = 0;
  async function press(...keys: string[]) {
    for (const key of keys) {
      await keyboard.press(key);
      acts += 1;
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  }
  async function pressUntil(key: string, name: RegExp) {
    while (!name.test(await reached(page))) await press(key);
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
  ).toBeLessThanOrEqual(0);
  expect(await proposed()).toMatch(/Questionable\s+Evidence incomplete/);

  // From wherever the page begins.
  await press('j');
  expect(await reached(page)).toMatch(/^Kind of asset/);
  await pressUntil('j', /^Maysir/);
  await press('Enter', 'c', 'Enter');
  await keyboard.insertText('Its makers name wagering among its uses.');
  await press('Tab');
  await keyboard.insertText('يذكر أصحابها الرهان بين استعمالاتها.');
  await pressUntil('Tab', /^Add evidence/);
  await press('Enter');
  await eventually(() => reached(page)).toBe('Address');
  await keyboard.insertText(`${paper.url}/`);
  await pressUntil('Tab', /^Quoted sentence/);
  await keyboard.insertText('Bets are paid with it.');
  const entry = list.getByRole('link', { name: /^Maysir/ });
  expect(await entry.innerText()).toContain('Concern');
  await eventually(() => entry.innerText()).not.toContain('needs');
  expect(await proposal.innerText()).toMatch(/Changed: Maysir.*Not known → Concern/);
  expect(await isInView(proposal)).toBe(true);
  expect(await isInView(page.getByRole('button', { name: 'Save', exact: true }))).toBe(true);
  await press('Escape');
  expect(await reached(page)).toMatch(/^Maysir/);
  await press('ArrowUp', 'k', 'ArrowDown', 'j', 'Home');
  expect(await reached(page)).toMatch(/^Kind of asset/);
  await press('End', 'k', 'Enter');
  await keyboard.insertText('Its makers have changed the paper.');
  await press('Tab');
  await keyboard.insertText('غيّر أصحابها الورقة.');
  await press('Control+s');
  await isSaved(page);
  expect(acts).toBeLessThanOrEqual(40);
  expect((await stored('quick'))?.rulings.spot?.grounds?.criteria.maysir).toMatchObject({
    finding: 'concern',
    evidence: [{ title: 'The coin’s paper', quote: 'Bets are paid with it.' }],
  });
});

test('typed text survives a reload, another editor’s save and errors', async () => {
  const path = await add('kept');
  const { page } = await editorsPage(browser, { failing: [409, 422] });
  page.on('dialog', (dialog) => dialog.accept());
  await open(page, path);
  const note = () => criterion(page, GHARAR).getByLabel('Note (English)');
  await note().fill('Nothing is hidden.');
  await eventually(() => page.evaluate(() => Object.values({ ...localStorage }).join())).toContain(
    'Nothing is hidden.',
  );
  await saveMeanwhile(browser.site.db, 'coin', 'kept', { category: 'haram' });
  await open(page, path);
  await page.getByText(/^Your unsaved text/).waitFor();
  expect(await note().inputValue()).toBe('Nothing is hidden.');

  await save(page);
  await eventually(() =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')),
  ).toBe('true');
  await criterion(page, GHARAR).getByLabel('Note (Arabic)').fill('لا شيء مخفي.');
  await save(page);
  await page.getByText(/other@example\.com saved a change/).waitFor();
  await page.getByText('As saved now').waitFor();
  expect(await note().inputValue()).toBe('Nothing is hidden.');
  expect((await findVersioned(browser.site.db, 'coin', 'kept'))?.version).toBe(2);

  // Saved over theirs: the verdict differs from theirs and from the method's.
  await fillBoth(page, 'Why', 'Nothing has come up.', 'لم يظهر شيء.');
  await fillBoth(page, 'Why this differs from the proposed verdict', 'It is small.', 'هو يسير.');
  await save(page);
  await isSaved(page);
  expect((await stored('kept'))?.rulings.spot?.grounds?.departure?.en).toBe('It is small.');
  const [entry] = await listEntries(browser.site.db, {
    of: { kind: 'coin', id: 'kept' },
    limit: 1,
  });
  expect(entry).toMatchObject({ whyEn: 'Nothing has come up.', whyAr: 'لم يظهر شيء.' });
  const drafts = () => page.evaluate(() => Object.keys(localStorage).join());
  await eventually(drafts).not.toContain('draft:');
});

test('a text that is asked for in Arabic too takes the focus, whatever was typed into the fields of a departure', async () => {
  const grounds = currentGrounds();
  const path = await add('focused', { grounds, category: 'questionable' });
  const { page } = await editorsPage(browser);
  await open(page, path);
  await verdictOf(page).selectOption('halal');
  await page.getByLabel('Second editor who confirmed it').fill('a\u202eb');
  await verdictOf(page).selectOption('questionable');
  await page.getByLabel('Why (English)', { exact: true }).fill('Because.');
  await save(page);
  await eventually(() => reached(page)).toBe('Why (Arabic)');
  await page.keyboard.insertText('لأن.');
  await save(page);
  await isSaved(page);
});

test('the first field with an error has the focus without scripts, a source that is missing too', async () => {
  const path = await add('plain');
  const { post } = await plainEditor(browser.site);
  const focusAfter = async (fields: Record<string, string>) => {
    const { text } = await post(path, { version: '1', ...fields });
    return text.match(/<[a-z]+\b[^>]* autofocus[^>]*>/gi)?.join();
  };
  const why = { judgedOn: 'today', 'why.en': 'Because.' };
  expect(await focusAfter(why)).toMatch(/^<textarea [^>]*name="why.ar"[^>]*>$/);
  const found = { 'criteria.riba.finding': 'fail', 'criteria.riba.note.en': 'Interest.' };
  expect(await focusAfter({ ...why, ...found })).toMatch(
    /^<textarea [^>]*name="criteria.riba.note.ar"[^>]*>$/,
  );
  const noted = { ...found, 'criteria.riba.note.ar': 'فائدة.' };
  expect(await focusAfter({ ...why, ...noted })).toMatch(/^<button [^>]*evidence-error[^>]*>$/);
});

test('the title follows the address until the editor types one', async () => {
  const [one, other] = [
    await pageHost('<title>One</title>'),
    await pageHost('<title>Other</title>'),
  ];
  const { page } = await editorsPage(browser);
  await open(page, await add('titled'));
  const riba = criterion(page, 'Riba');
  await riba.getByRole('button', { name: 'Add evidence' }).click();
  const [address, title] = [riba.getByLabel('Address'), riba.getByLabel('Title')];
  const note = riba.getByLabel('Note (English)');
  // The address is pasted and the field keeps the focus.
  await note.fill(`${one.url}/`);
  await note.press('Control+a');
  await note.press('Control+x');
  await address.press('Control+v');
  await eventually(() => title.inputValue()).toBe('One');
  await address.fill(`${other.url}/`);
  await address.press('Tab');
  await eventually(() => title.inputValue()).toBe('Other');
  await title.fill('As I call it');
  await address.fill(`${one.url}/again`);
  await address.press('Enter');
  await eventually(() => reached(page)).toBe('Address');
  expect(await title.inputValue()).toBe('As I call it');
});

test('a source is a line that opens in its place, by itself where it is wrong or unfinished, and is restored once removed', async () => {
  const path = await add('folded', { grounds: currentGrounds() });
  const { page } = await editorsPage(browser, { failing: [422] });
  await open(page, path);
  const riba = criterion(page, 'Riba');
  const address = riba.getByLabel('Address');
  const line = riba.getByText('The coin’s paper · paper.example · 1 November 2026');
  expect(await address.isVisible()).toBe(false);
  await line.click();
  await address.fill('nowhere');
  await line.or(riba.getByText('The coin’s paper · nowhere · 1 November 2026')).click();
  await address.waitFor({ state: 'hidden' });
  await save(page);
  await address.waitFor();
  await eventually(() => reached(page)).toBe('Address');
  // Folded again while it is wrong.
  await riba.getByText('The coin’s paper · nowhere · 1 November 2026').click();
  await address.waitFor({ state: 'hidden' });
  await save(page);
  await eventually(() => reached(page)).toBe('Address');
  await address.fill(PASS.evidence[0]?.url ?? '');
  // Without its error it stays open.
  expect(await address.isVisible()).toBe(true);
  await riba.getByRole('button', { name: 'Add evidence' }).click();
  await eventually(() => reached(page)).toBe('Address');
  expect(await riba.getByLabel('Title').last().isVisible()).toBe(true);

  const quote = riba.getByLabel('Quoted sentence', { exact: true });
  await quote.first().fill('Typed and not saved.');
  await riba.getByRole('button', { name: 'Remove evidence 1' }).click();
  await riba.getByText('Evidence 1 removed.').waitFor();
  expect(await quote.count()).toBe(1);
  await riba.getByRole('button', { name: 'Restore it' }).click();
  await eventually(() => quote.first().inputValue()).toBe('Typed and not saved.');
  expect(await riba.getByText('Evidence 1 removed.').count()).toBe(0);
  // A row without any text is not missed.
  await riba.getByRole('button', { name: 'Remove evidence 2' }).click();
  await riba.getByRole('button', { name: 'Remove evidence 2' }).waitFor({ state: 'detached' });
  expect(await riba.getByText('removed.').count()).toBe(0);
  await page.evaluate(() => localStorage.clear());
});

test('a departure is linked with a position that names the coin, chosen from a list, and a quote of several lines stays as it was', async () => {
  const lines = 'Rates:\n\n- one\n- two';
  const evidence = PASS.evidence.map((source) => ({ ...source, quote: lines }));
  const grounds = currentGrounds({ criteria: { riba: { ...PASS, evidence } } });
  const path = await add('linked', { grounds, category: 'questionable' });
  const covers = [{ type: 'listing' as const, kind: 'coin' as const, id: 'linked' }];
  await addPositions(browser.site.db, [
    newPosition({ id: 'names-it', covers }),
    newPosition({ id: 'names-all' }),
  ]);
  const { page } = await editorsPage(browser);
  const choice = page.getByRole('combobox', { name: 'Linked position' });
  await expect
    .poll(
      async () => {
        await open(page, path);
        await verdictOf(page).selectOption('haram');
        return choice.locator('option').allInnerTexts();
      },
      { timeout: 10_000 },
    )
    .toEqual(['None', 'A board, Forbidden, 2025-03']);
  await choice.selectOption('A board, Forbidden, 2025-03');
  await fillBoth(page, 'Why this differs from the proposed verdict', 'It is small.', 'هو يسير.');
  await save(page);
  await isSaved(page);
  const saved = (await stored('linked'))?.rulings.spot?.grounds;
  expect(saved?.departurePosition).toBe('names-it');
  expect(saved?.criteria.riba?.evidence[0]?.quote).toBe(lines);
});

test('removing a missing ruling is refused with a message', async () => {
  await add('unremovable');
  const { get } = await plainEditor(browser.site);
  const said = {
    earn: 'has no classification of this: Earn and lending',
    spot: 'cannot be removed here',
    x: 'cannot have a classification',
  };
  for (const [scope, word] of Object.entries(said)) {
    const { status, text } = await get(`/admin/coins/ruling/unremovable/remove/${scope}`);
    expect(status, scope).toBe(404);
    expect(text, scope).toContain(word);
    expect(text, scope).not.toContain('Coin not found!');
  }
  expect((await get('/admin/coins/ruling/nowhere/remove/earn')).text).toContain('Coin not found!');
});

test('a ruling is saved while nobody has read the Arabic reason, and the screen says what the public reads', async () => {
  const path = await add('unread', { category: null, doubts: { ar: { reason: 'machine' } } });
  const { page } = await editorsPage(browser);
  await open(page, path);
  await verdictOf(page).selectOption('questionable');
  await fillBoth(page, 'Why this differs from the proposed verdict', 'It is small.', 'هو يسير.');
  await save(page);
  await isSaved(page);
  const region = page.getByRole('region', { name: 'The Arabic reason' });
  await region.getByText('سبب بالعربية.').waitFor();
  await region.getByText('Until it is read, the Arabic page shows').waitFor();
  expect((await stored('unread'))?.category).toBe('questionable');
  const publicPage = await fetch(`${browser.site.url}/coin/unread`);
  expect(await publicPage.text()).toContain('ولم تُراجَع ترجمته العربية بعد');
  await page.getByLabel('I have read the Arabic and it says the same').check();
  await save(page);
  await isSaved(page);
  expect(await stored('unread')).toMatchObject({
    doubts: {},
    rulings: { spot: { grounds: { method: CURRENT_METHOD.version } } },
  });
});

test('another verdict asks for a new reason in both languages', async () => {
  const path = await add('reworded', { category: 'questionable' });
  const { page } = await editorsPage(browser, { failing: [422] });
  await open(page, path);
  const reason = page.getByRole('region', { name: 'The reason' });
  expect(await reason.count()).toBe(0);
  await verdictOf(page).selectOption('haram');
  await reason.getByText('It was written for Questionable. Rewrite it for Haram.').waitFor();
  await fillBoth(page, 'Why this differs from the proposed verdict', 'It is certain.', 'هو يقين.');
  await fillBoth(page, 'Why', 'The paper has changed.', 'تغيرت الورقة.');
  await reason.getByLabel('Reason (English)').fill('It pays its holders interest.');
  await page.getByText('The English reason has changed since the Arabic was written.').waitFor();
  await reason.getByLabel('Reason (Arabic)').fill('تدفع فائدة ربوية.');
  await save(page);
  await isSaved(page);
  expect(await reason.count()).toBe(0);
  const shownAt = async (path: string) => (await fetch(browser.site.url + path)).text();
  expect(await shownAt('/en/coin/reworded')).toContain('It pays its holders interest.');
  expect(await shownAt('/coin/reworded')).toContain('تدفع فائدة ربوية.');
});

test('each scope has its own ruling and its own draft', async () => {
  const path = await add('products');
  const { page } = await editorsPage(browser);
  await open(page, path);
  await page.getByLabel('Why (English)', { exact: true }).fill('For spot');
  await page.getByRole('link', { name: 'Add Futures' }).click();
  await page.waitForURL('**?scope=futures');
  // The form of the other scope is shown.
  await eventually(() => page.getByLabel('Why (English)', { exact: true }).inputValue()).toBe('');
  await verdictOf(page).selectOption('haram');
  await fillBoth(
    page,
    'Why this differs from the proposed verdict',
    'It is debt for debt.',
    'هو بيع دين بدين.',
  );
  await save(page);
  await isSaved(page);
  expect(await stored('products')).toMatchObject({
    category: 'halal',
    rulings: { futures: { verdict: 'haram' } },
  });
  await page.getByRole('link', { name: /^Spot/ }).click();
  await page.getByText(/^Your unsaved text/).waitFor();
  expect(await page.getByLabel('Why (English)', { exact: true }).inputValue()).toBe('For spot');
});

test('a ruling can start from another listing’s, which is shown beside it, accessibly', async () => {
  const path = await add('beginner', { category: null, doubts: { ar: { reason: 'stale' } } });
  await add('exemplar', { grounds: currentGrounds(), category: 'questionable' });
  const { page } = await editorsPage(browser, { bypassCSP: true });
  await open(page, path);
  await criterion(page, 'Riba').getByLabel('Note (English)').fill('Mine.');
  const chooser = page.getByRole('region', { name: 'From another listing' });
  await chooser.getByLabel('Find it by name').fill('exemp');
  await chooser.getByRole('button', { name: 'Start from it (exemplar)' }).click();
  await chooser
    .getByText(/^The kind of asset, findings, notes and evidence were copied from exemplar/)
    .waitFor();
  const riba = criterion(page, 'Riba');
  const note = riba.getByLabel('Note (English)');
  await eventually(() => note.inputValue()).toBe(PASS.note.en);
  // The replaced text is not lost.
  await chooser.getByRole('button', { name: 'Restore the previous content' }).press('Enter');
  await eventually(() => note.inputValue()).toBe('Mine.');
  expect(await reached(page)).toBe('Find it by name');
  await chooser.getByRole('button', { name: 'Start from it (exemplar)' }).click();
  await eventually(() => note.inputValue()).toBe(PASS.note.en);
  expect(await riba.getByLabel('Address').inputValue()).toBe(PASS.evidence[0]?.url);
  expect(await verdictOf(page).inputValue()).toBe('');
  await chooser.getByRole('button', { name: 'Compare with exemplar' }).click();
  const beside = page.getByRole('region', { name: 'Riba at exemplar' });
  expect(await beside.innerText()).toContain(PASS.note.ar);
  await expectAccessibleInBothThemes(page);
  await chooser.getByRole('button', { name: 'Stop comparing' }).press('Enter');
  await beside.waitFor({ state: 'detached' });
  expect(await reached(page)).toBe('Find it by name');
});

describe('the title of a page', () => {
  const ask = async (url: string, cookie: string) => {
    const answer = await fetch(`${browser.site.url}/admin/evidence-title`, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: browser.site.url },
      body: new URLSearchParams({ url }),
    });
    return { status: answer.status, body: await answer.text() };
  };

  test.each([
    ['<title></title><script>alert(1)</script>', 'text/html', null],
    [
      '<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>',
      'text/html',
      '<script>alert(1)</script>',
    ],
    ['%PDF-1.7 <title>x</title>', 'application/pdf', null],
  ])('%s in %s is %j', async (markup, type, title) => {
    const { cookie } = await signedInEditor(browser.site);
    const { url } = await pageHost(markup, type);
    expect(JSON.parse((await ask(url, cookie)).body)).toEqual({ title });
  });

  test('is not fetched from a private address or for a stranger', async () => {
    const { cookie } = await signedInEditor(browser.site);
    const hosts = ['http://10.0.0.1/', 'http://169.254.169.254/latest', 'http://[::1]/'];
    for (const url of [...hosts, 'file:///etc/passwd']) {
      expect((await ask(url, cookie)).status, url).toBe(422);
    }
    const host = await pageHost('<title>x</title>');
    expect((await ask(host.url, '')).status).toBe(401);
    expect(host.connections).toBe(0);
  });

  test('is rate limited', async () => {
    const { cookie } = await signedInEditor(browser.site);
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => ask('http://10.0.0.1/', cookie)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(60).fill(422), 429]);
  });
});
