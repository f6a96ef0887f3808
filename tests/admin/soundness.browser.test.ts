import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { editParts } from '#domain/listing/change/edit.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing, findVersioned } from '#domain/listing/find.ts';
import { QUESTIONS, type Soundness } from '#domain/soundness/soundness.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { eventually, open, openBrowser, storedIn } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { askRaw } from '#tests/requests/ask-raw.ts';
import { FORM_BODIES } from '#tests/requests/form-body.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { complete, saveMeanwhile } from '#tests/samples/listing-form.ts';
import { PASS } from '#tests/samples/rulings.ts';

const browser = openBrowser({
  template: 'empty',
  surround: async () => {
    const fake = await startFakeUpstream();
    return { fake, environment: { MARKET_URL: fake.url, NEWS_FEEDS: '' }, connect: LOOPBACK };
  },
});

const YES = { answer: 'yes' as const, note: PASS.note, evidence: PASS.evidence };
const ALL_BUT_LAW: Soundness = { works: YES, record: YES, control: YES, staying: YES };

async function add(id: string, soundness: Soundness = {}): Promise<string> {
  await addUnrecorded(browser.site.db, [complete(id, { rating: 4, soundness })]);
  return `/admin/coins/soundness/${id}`;
}

const stored = (id: string) => findListing(browser.site.db, 'coin', id);
const of = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save answers' }).click();
const isSaved = (page: Page) => page.getByText('Answers saved successfully!').waitFor();
const answerOf = (page: Page, name: string) =>
  of(page, name).getByRole('combobox', { name: 'Answer', exact: true });

test('an answer is refused without a note and a source, then saved, shown and entered in the history', async () => {
  await add('answered', ALL_BUT_LAW);
  const { page, email } = await editorsPage(browser, { failing: [422] });
  await open(page, '/admin/coins/edit/answered');
  await page.getByRole('link', { name: 'Soundness', exact: true }).click();
  await page.getByText('The rating (4) stays an editor’s estimate').waitFor();
  const law = of(page, 'Legal standing');
  await answerOf(page, 'Legal standing').selectOption('partly');
  await save(page);
  await law.getByText('This must say what was found').waitFor();
  await law.getByText('This must name a source').waitFor();
  await law.getByLabel('Note (English)').fill('A foundation answers for it.');
  await law.getByLabel('Note (Arabic)').fill('تسأل عنها مؤسسة.');
  await law.getByRole('button', { name: 'Add evidence' }).click();
  await law.getByLabel('Title').fill('Its statutes');
  await law.getByLabel('Address').fill('https://foundation.invalid/statutes');
  await law.getByLabel('Quoted sentence', { exact: true }).fill('The foundation is liable.');
  await page.getByText('From these answers: soundness 4.5 out of 5.').waitFor();
  await save(page);
  await isSaved(page);
  expect(await stored('answered')).toMatchObject({
    rating: 4,
    category: 'halal',
    soundness: {
      works: YES,
      law: {
        answer: 'partly',
        note: { en: 'A foundation answers for it.', ar: 'تسأل عنها مؤسسة.' },
        evidence: [{ title: 'Its statutes', quote: 'The foundation is liable.' }],
      },
    },
  });
  const notes = ['Note (English)', 'Note (Arabic)'].map((label) => law.getByLabel(label));
  const [english, arabic] = await Promise.all(notes.map((note) => note.inputValue()));
  for (const note of notes) await note.fill('');
  await save(page);
  await law.getByText('This must say what was found').waitFor();
  expect(await page.getByText('Answers saved successfully!').count()).toBe(0);
  await notes[0]?.fill(english ?? '');
  await notes[1]?.fill(arabic ?? '');
  const shown = await (await fetch(`${browser.site.url}/en/coin/answered`)).text();
  expect(shown).toContain('A foundation answers for it.');
  const answer = await (await fetch(`${browser.site.url}/api/coins/answered`)).json();
  expect(answer).toMatchObject({
    rating: 4,
    soundness: { stars: 4.5, answers: QUESTIONS.map((question) => ({ question })) },
  });
  await page.getByRole('link', { name: 'Edit coin' }).click();
  // Sources are `details` of the page that is left.
  await page.waitForURL('**/edit/**');
  const change = page.locator('main details').first();
  await change.locator('summary').click();
  const told = await change.innerText();
  for (const text of ['Soundness', 'law: partly', 'Its statutes', email]) {
    expect(told).toContain(text);
  }
});

test('the form is accessible, a conflict shows both versions, and nothing typed is lost', async () => {
  const { db } = browser.site;
  const path = await add('contested', { works: YES });
  const { page } = await editorsPage(browser, { bypassCSP: true, failing: [409] });
  page.on('dialog', (dialog) => dialog.accept());
  await open(page, path);
  await expectAccessibleInBothThemes(page);
  const name = 'Works and can be inspected';
  const note = of(page, name).getByLabel('Note (English)');
  await note.fill('Mine.');
  await eventually(() => page.evaluate(() => Object.values({ ...localStorage }).join())).toContain(
    'Mine.',
  );
  await open(page, path);
  await page.getByText(/^Your unsaved text/).waitFor();
  expect(await note.inputValue()).toBe('Mine.');

  const theirs = { ...YES, answer: 'no' as const, note: { en: 'Theirs.', ar: 'لهم.' } };
  await editParts(
    db,
    'coin',
    'contested',
    { soundness: { works: theirs } },
    { version: 1, by: 'other' },
  );
  await save(page);
  await page.getByText(/other saved a change/).waitFor();
  const meanwhile = of(page, 'Saved in the meantime');
  expect(await meanwhile.innerText()).toContain('works, note: Theirs.');
  expect(await note.inputValue()).toBe('Mine.');
  await meanwhile.getByRole('button', { name: 'Use the saved answers instead' }).click();
  await eventually(() => note.inputValue()).toBe('Theirs.');
  await eventually(() => answerOf(page, name).inputValue()).toBe('no');
  await meanwhile.getByRole('button', { name: 'Use mine again' }).click();
  await eventually(() => note.inputValue()).toBe('Mine.');
  await save(page);
  await isSaved(page);
  expect((await stored('contested'))?.soundness.works).toMatchObject({
    answer: 'yes',
    note: { en: 'Mine.' },
  });
  const drafts = () => page.evaluate(() => Object.keys(localStorage).join());
  await eventually(drafts).not.toContain('draft:');
});

test('the saved answers that an editor takes after a conflict leave no draft', async () => {
  const { db } = browser.site;
  const path = await add('taken', { works: YES });
  const { page } = await editorsPage(browser, { failing: [409] });
  page.on('dialog', (dialog) => dialog.accept());
  await open(page, path);
  const note = of(page, 'Works and can be inspected').getByLabel('Note (English)');
  await note.fill('Mine.');
  const theirs = { ...YES, note: { en: 'Theirs.', ar: 'لهم.' } };
  const edit = { version: 1, by: 'other' };
  await editParts(db, 'coin', 'taken', { soundness: { works: theirs } }, edit);
  await save(page);
  await page.getByText(/other saved a change/).waitFor();
  await page.getByRole('button', { name: 'Use the saved answers instead' }).click();
  await eventually(() => note.inputValue()).toBe('Theirs.');
  await eventually(async () => Object.keys(await storedIn(page)).join()).not.toContain('draft:');
  await page.getByText('Nothing changed').waitFor();
  await page.getByRole('button', { name: 'Use mine again' }).click();
  await page.getByText(/^Not saved yet/).waitFor();
  await page.getByRole('button', { name: 'Use the saved answers instead' }).click();
  await page.getByText('Nothing changed').waitFor();
  await editParts(db, 'coin', 'taken', { soundness: { works: YES } }, { version: 2, by: 'other' });
  await open(page, path);
  expect(await note.inputValue()).toBe(YES.note.en);
  expect(await page.getByText(/^Your unsaved text/).count()).toBe(0);
});

test('without JavaScript rows come and go, and errors and conflicts keep what is typed', async () => {
  const path = await add('plainly');
  const { page } = await editorsPage(browser, { javaScript: false, failing: [422, 409] });
  await page.goto(path);
  const record = of(page, 'Track record');
  const press = (name: string) => record.getByRole('button', { name }).click();
  await answerOf(page, 'Track record').selectOption('no');
  await record.getByLabel('Note (English)').fill('It was robbed.');
  await press('Add evidence');
  expect(new URL(page.url()).hash).toBe('#soundness-record.evidence');
  await press('Add evidence');
  await record.getByLabel('Title').last().fill('The report');
  await press('Remove evidence 1');
  expect(await record.getByLabel('Title').inputValue()).toBe('The report');
  await record.getByLabel('Address').fill('https://report.example/');
  await record.getByLabel('Quoted sentence', { exact: true }).fill('All of it was taken.');
  await save(page);
  await page.getByRole('link', { name: 'Record: Please fill this in' }).waitFor();
  expect(await answerOf(page, 'Track record').inputValue()).toBe('no');
  await record.getByLabel('Note (Arabic)').fill('سُرقت.');
  await saveMeanwhile(browser.site.db, 'coin', 'plainly', { country: 'Qatar' });
  await save(page);
  await page.getByText('other@example.com saved a change').waitFor();
  await save(page);
  await isSaved(page);
  expect(await stored('plainly')).toMatchObject({
    country: 'Qatar',
    soundness: { record: { answer: 'no', evidence: [{ title: 'The report' }] } },
  });
});

test('an invalid answer, a list without end and a deleted listing are refused', async () => {
  const path = await add('refused');
  const { cookie } = await signedInEditor(browser.site);
  const { url } = browser.site;
  const post = (address: string, fields: Record<string, string>) => {
    const { type, body } = FORM_BODIES.urlencoded({ version: '1', ...fields });
    const headers = { Cookie: cookie, Origin: url, 'Content-Type': type };
    return askRaw(url, address, { method: 'POST', headers, body });
  };
  const refused = await post(path, { 'works.answer': 'perhaps' });
  expect(refused.status).toBe(422);
  expect(String(refused.body)).toContain('Please choose one');
  const insert = (name: string) =>
    JSON.stringify({ type: 'insert', payload: { name, defaultValue: 'x' } });
  expect((await post(path, { __intent__: insert('works.evidence') })).status).toBe(200);
  expect((await post(path, { __intent__: insert('constructor.evidence') })).status).toBe(400);
  expect((await post('/admin/coins/soundness/nowhere', {})).status).toBe(404);
  const after = await findVersioned(browser.site.db, 'coin', 'refused');
  expect(after).toMatchObject({ version: 1, listing: { soundness: {} } });
});
