import { expect, test } from 'vitest';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { listChanges } from '#domain/listing/change/history.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { saveRuling } from '#domain/listing/change/save-ruling.ts';
import { fieldTexts } from '#domain/listing/field.ts';
import { findListing, findVersioned } from '#domain/listing/find.ts';
import { FORM_FIELDS } from '#domain/listing/form/listing-input.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { eventually, openBrowser, storedIn, type Visitor } from '#tests/browser/browser.ts';
import { editing, plainEditor, saveForm } from '#tests/browser/managed.ts';
import { failPosts } from '#tests/rig/page-faults.ts';
import { complete, fill, saveMeanwhile } from '#tests/samples/listing-form.ts';
import { newGrounds } from '#tests/samples/rulings.ts';

const browser = openBrowser({ template: 'empty' });

const THEIRS = 'Theirs: another reason of more than twenty letters.';
const MINE = 'Mine: a reason that also has more than twenty letters.';

/** A page of an editor at the form of a coin that others may change meanwhile. */
const contended = (id: string, visitor: Visitor = {}, given: Parameters<typeof complete>[1] = {}) =>
  editing(browser, id, {
    given: { established: '2009', ...given },
    visitor: { failing: [409], ...visitor },
  });

const changedByOther = (id: string) =>
  saveMeanwhile(browser.site.db, 'coin', id, { country: 'Qatar', en: { reason: THEIRS } });

test('a stale save shows both texts side by side, keeps mine, takes what I did not touch, and tells what is doubtful now', async () => {
  const given = { category: null, texts: { ar: { reason: 'سبب' } } };
  const { page, email } = await contended('side-by-side', { bypassCSP: true }, given);
  await changedByOther('side-by-side');
  await fill(page, { 'en.reason': MINE, established: '2010' });
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('other@example.com saved a change').waitFor();
  expect((await findVersioned(browser.site.db, 'coin', 'side-by-side'))?.version).toBe(2);

  expect(await page.locator('[name="en.reason"]').inputValue()).toBe(MINE);
  const theirs = page.getByRole('region', { name: 'Reason for category, as currently saved' });
  expect(await theirs.innerText()).toContain(THEIRS);
  expect(await theirs.innerText()).toContain('Saved by other@example.com');
  const [mineBox, theirsBox] = await Promise.all([
    page.locator('[name="en.reason"]').boundingBox(),
    theirs.boundingBox(),
  ]);
  expect(theirsBox?.x).toBeGreaterThan((mineBox?.x ?? 0) + (mineBox?.width ?? 0));
  expect(await page.locator('[name=country]').inputValue()).toBe('Qatar');
  expect(await page.getByText('now in your form: Country.').isVisible()).toBe(true);
  expect(await page.getByRole('region', { name: /, as currently saved$/ }).count()).toBe(1);
  const history = page.getByRole('region', { name: 'History' });
  expect(await history.getByText('by other@example.com').count()).toBe(1);
  await page.getByRole('alert').getByRole('link', { name: 'Reason for category' }).click();
  await eventually(() =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''),
  ).toBe('en.reason');
  await page.getByText('The English has changed since this was written.').waitFor();
  await expectAccessibleInBothThemes(page);

  await saveForm(page, 'side-by-side');
  const saved = await findListing(browser.site.db, 'coin', 'side-by-side');
  expect(saved).toMatchObject({ country: 'Qatar', established: '2010' });
  expect(saved?.texts.en?.reason).toBe(MINE);
  const [latest] = await listChanges(browser.site.db, 'coin', 'side-by-side', { limit: 1 });
  expect(latest?.by).toBe(email);
});

test('changes of another editor to the grounds are told, and left as they were saved', async () => {
  const { db } = browser.site;
  const { page } = await editing(browser, 'behind', {
    given: { texts: { ar: { reason: 'سبب' } } },
    visitor: { failing: [409] },
  });
  const given = { scope: 'spot', verdict: 'questionable', grounds: newGrounds() } as const;
  const why = { en: 'It was looked at again.', ar: 'أُعيد النظر فيه.' };
  const edit = { version: 1, by: 'other@example.com' };
  await saveRuling(db, 'coin', 'behind', { ...given, why, hasReadArabic: false }, edit);
  await fill(page, { established: '2010' });
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('other@example.com saved a change').waitFor();
  await page.getByText('riba: pass').first().waitFor();
  await saveForm(page, 'behind');
  expect(await findListing(db, 'coin', 'behind')).toMatchObject({
    established: '2010',
    category: 'questionable',
    rulings: { spot: { grounds: newGrounds() } },
  });
});

test('an editor can switch between both texts, and a third save is shown too', async () => {
  const { page } = await contended('taken');
  await changedByOther('taken');
  await fill(page, { 'en.reason': MINE });
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('other@example.com saved a change').waitFor();
  const third = 'Third: one more reason of more than twenty letters.';
  const changes = { established: '2012', en: { reason: third } };
  await saveMeanwhile(browser.site.db, 'coin', 'taken', changes, 'third@example.com');
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('third@example.com saved a change').waitFor();
  expect(await page.locator('[name="en.reason"]').inputValue()).toBe(MINE);
  expect(await page.locator('[name=established]').inputValue()).toBe('2012');
  await page.getByRole('button', { name: 'Use theirs' }).click();
  const reason = page.locator('[name="en.reason"]');
  expect(await reason.inputValue()).toBe(third);
  await page.getByRole('button', { name: 'Use mine again' }).click();
  await eventually(() => reason.inputValue()).toBe(MINE);
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await page.getByText('Nothing changed').waitFor();
  await saveForm(page, 'taken');
  expect((await findListing(browser.site.db, 'coin', 'taken'))?.texts.en?.reason).toBe(third);
});

test('text in conflict is still unsaved after a save that nobody answered', async () => {
  const { page } = await contended('unanswered', { failing: [409, 502] });
  const stored = async () => Object.values(await storedIn(page)).join();
  await changedByOther('unanswered');
  await fill(page, { 'en.reason': MINE, established: '2010' });
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('other@example.com saved a change').waitFor();
  await failPosts(page);
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('Error updating coin. Please try again.').waitFor();
  await fill(page, { established: '2011' });
  await eventually(stored).toContain('2011');
  await fill(page, { established: '2010' });
  await eventually(stored).toContain('2010');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  expect(await stored()).toContain(MINE);
});

test('edits of different fields both survive without scripts', async () => {
  const { page } = await contended('plain', { javaScript: false });
  await changedByOther('plain');
  await fill(page, { established: '2011', 'en.reason': MINE });
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save Coin' }).click();
  expect((await answered).status()).toBe(409);
  const theirs = page.getByRole('region', { name: 'Reason for category, as currently saved' });
  expect(await theirs.innerText()).toContain(THEIRS);
  expect(await page.locator('[name="en.reason"]').inputValue()).toBe(MINE);
  await saveForm(page, 'plain');
  const saved = await findListing(browser.site.db, 'coin', 'plain');
  expect(saved).toMatchObject({ country: 'Qatar', established: '2011' });
});

test('a coin that was deleted meanwhile can be added anew', async () => {
  const { page } = await contended('gone', { failing: [404] });
  await deleteListing(browser.site.db, 'coin', 'gone', { version: 1, by: 'other@example.com' });
  await fill(page, { 'en.reason': MINE });
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('Coin not found!').waitFor();
  expect(await page.locator('[name="en.reason"]').inputValue()).toBe(MINE);
  await saveForm(page, 'gone');
  const added = await findListing(browser.site.db, 'coin', 'gone');
  expect(added?.texts.en?.reason).toBe(MINE);
});

test('one of twenty simultaneous saves succeeds and the others see the conflict', async () => {
  await addUnrecorded(browser.site.db, [complete('twenty')]);
  const { post } = await plainEditor(browser.site);
  const stored = await findListing(browser.site.db, 'coin', 'twenty');
  if (!stored) throw new Error('there is no twenty');
  const all = fieldTexts(stored);
  const sent = Object.fromEntries(FORM_FIELDS.map((name) => [name, all[name]]));
  const mine = (n: number) => `Number ${n}: a reason of more than twenty letters.`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      post('/admin/coins/edit/twenty', { ...sent, 'en.reason': mine(n), version: '1' }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([302, ...Array(19).fill(409)]);
  const taken = mine(statuses.indexOf(302));
  const saved = await findVersioned(browser.site.db, 'coin', 'twenty');
  expect([saved?.version, saved?.listing.texts.en?.reason]).toEqual([2, taken]);
  for (const [n, { status, text }] of answers.entries()) {
    if (status === 409)
      expect([text.includes(mine(n)), text.includes(taken)]).toEqual([true, true]);
  }
  expect(await listChanges(browser.site.db, 'coin', 'twenty', { limit: 30 })).toHaveLength(1);
});
