import { expect, test } from 'vitest';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { listChanges } from '#domain/listing/change/history.ts';
import { addListings } from '#domain/listing/change/save.ts';
import { saveRuling } from '#domain/listing/change/save-ruling.ts';
import { fieldTexts } from '#domain/listing/field.ts';
import { findListing, findVersioned } from '#domain/listing/find.ts';
import { FORM_FIELDS } from '#domain/listing/form/listing-form.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { eventually, open, openBrowser, settled } from '#tests/browser/browser.ts';
import { plainEditor } from '#tests/browser/managed.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { complete, fill, REASON, saveMeanwhile } from '#tests/samples/listing-form.ts';
import { newGrounds } from '#tests/samples/rulings.ts';

const browser = openBrowser({ template: 'empty' });

const THEIRS = 'Theirs: another reason of more than twenty letters.';
const MINE = 'Mine: a reason that also has more than twenty letters.';

async function contended(id: string): Promise<void> {
  const { db } = browser.site;
  await addListings(db, [complete(id, { established: '2009' })]);
}

const changedByOther = (id: string) =>
  saveMeanwhile(browser.site.db, 'coin', id, { country: 'Qatar', en: { reason: THEIRS } });

test('a stale save shows both texts side by side, keeps mine, takes what I did not touch, and tells what is doubtful now', async () => {
  await addListings(browser.site.db, [
    complete('side-by-side', {
      category: null,
      established: '2009',
      texts: { ar: { reason: 'سبب' } },
    }),
  ]);
  const { page, email } = await editorsPage(browser, { failing: [409] });
  await open(page, '/admin/coins/edit/side-by-side');
  await changedByOther('side-by-side');
  await fill(page, { 'en.reason': MINE, established: '2010' });
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('other@example.com saved a change').waitFor();
  expect((await findVersioned(browser.site.db, 'coin', 'side-by-side'))?.version).toBe(2);

  expect(await page.locator('[name="en.reason"]').inputValue()).toBe(MINE);
  const theirs = page.getByRole('region', { name: 'Reason for category, as it is saved now' });
  expect(await theirs.innerText()).toContain(THEIRS);
  expect(await theirs.innerText()).toContain('Saved by other@example.com');
  const [mineBox, theirsBox] = await Promise.all([
    page.locator('[name="en.reason"]').boundingBox(),
    theirs.boundingBox(),
  ]);
  expect(theirsBox?.x).toBeGreaterThan((mineBox?.x ?? 0) + (mineBox?.width ?? 0));
  expect(await page.locator('[name=country]').inputValue()).toBe('Qatar');
  expect(await page.getByText('taken over: Country.').isVisible()).toBe(true);
  await page.getByText('The English has changed since this was written.').waitFor();

  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.waitForURL('**/admin/coins?done=updated&id=side-by-side');
  const saved = await findListing(browser.site.db, 'coin', 'side-by-side');
  expect(saved).toMatchObject({ country: 'Qatar', established: '2010' });
  expect(saved?.texts.en?.reason).toBe(MINE);
  const [latest] = await listChanges(browser.site.db, 'coin', 'side-by-side', { limit: 1 });
  expect(latest?.by).toBe(email);
});

test('what they have changed behind the verdict is told, and left as they saved it', async () => {
  const { db } = browser.site;
  await addListings(db, [complete('behind', { texts: { ar: { reason: 'سبب' } } })]);
  const { page } = await editorsPage(browser, { failing: [409] });
  await open(page, '/admin/coins/edit/behind');
  const given = { scope: 'spot', verdict: 'questionable', grounds: newGrounds() } as const;
  const why = { en: 'It was looked at again.', ar: 'أُعيد النظر فيه.' };
  const edit = { version: 1, by: 'other@example.com' };
  await saveRuling(db, 'coin', 'behind', { ...given, why, hasReadArabic: false }, edit);
  await fill(page, { established: '2010' });
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('other@example.com saved a change').waitFor();
  await page.getByText('riba: pass').waitFor();
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.waitForURL('**/admin/coins?done=updated&id=behind');
  expect(await findListing(db, 'coin', 'behind')).toMatchObject({
    established: '2010',
    category: 'questionable',
    rulings: { spot: { grounds: newGrounds() } },
  });
});

test('an editor can switch between both texts, and a third save is shown too', async () => {
  await contended('taken');
  const { page } = await editorsPage(browser, { failing: [409] });
  await open(page, '/admin/coins/edit/taken');
  await changedByOther('taken');
  await fill(page, { 'en.reason': MINE });
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('other@example.com saved a change').waitFor();
  const third = 'third@example.com';
  await saveMeanwhile(browser.site.db, 'coin', 'taken', { established: '2012' }, third);
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('third@example.com saved a change').waitFor();
  expect(await page.locator('[name="en.reason"]').inputValue()).toBe(MINE);
  expect(await page.locator('[name=established]').inputValue()).toBe('2012');
  await page.getByRole('button', { name: 'Use theirs' }).click();
  const reason = page.locator('[name="en.reason"]');
  expect(await reason.inputValue()).toBe(THEIRS);
  await page.getByRole('button', { name: 'Use mine again' }).click();
  await eventually(() => reason.inputValue()).toBe(MINE);
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.waitForURL('**/admin/coins?done=updated&id=taken');
  expect((await findListing(browser.site.db, 'coin', 'taken'))?.texts.en?.reason).toBe(THEIRS);
});

test('edits of different fields both survive without scripts', async () => {
  await contended('plain');
  const { page } = await editorsPage(browser, { javaScript: false, failing: [409] });
  await page.goto('/admin/coins/edit/plain');
  await changedByOther('plain');
  await fill(page, { established: '2011', 'en.reason': MINE });
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save Coin' }).click();
  expect((await answered).status()).toBe(409);
  const theirs = page.getByRole('region', { name: 'Reason for category, as it is saved now' });
  expect(await theirs.innerText()).toContain(THEIRS);
  expect(await page.locator('[name="en.reason"]').inputValue()).toBe(MINE);
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.waitForURL('**/admin/coins?done=updated&id=plain');
  const saved = await findListing(browser.site.db, 'coin', 'plain');
  expect(saved).toMatchObject({ country: 'Qatar', established: '2011' });
});

test.each([true, false])(
  'deleted meanwhile, it can be added anew (scripts: %s)',
  async (javaScript) => {
    const id = `gone-${javaScript}`;
    await contended(id);
    const { page } = await editorsPage(browser, { javaScript, failing: [404] });
    if (javaScript) await open(page, `/admin/coins/edit/${id}`);
    else await page.goto(`/admin/coins/edit/${id}`);
    await deleteListing(browser.site.db, 'coin', id, { version: 1, by: 'other@example.com' });
    await fill(page, { 'en.reason': MINE });
    await page.getByRole('button', { name: 'Save Coin' }).click();
    await page.getByText('Coin not found!').waitFor();
    expect(await page.locator('[name="en.reason"]').inputValue()).toBe(MINE);
    await page.getByRole('button', { name: 'Add Coin' }).click();
    await page.waitForURL(`**/admin/coins?done=added&id=${id}`);
    const added = await findListing(browser.site.db, 'coin', id);
    expect(added?.texts.en?.reason).toBe(MINE);
  },
);

test('the conflict screen is accessible', async () => {
  await contended('looked-at');
  const { page } = await editorsPage(browser, { bypassCSP: true, failing: [409] });
  await open(page, '/admin/coins/edit/looked-at');
  const theirs = { category: 'haram', en: { reason: `${REASON} Again.` } } as const;
  await saveMeanwhile(browser.site.db, 'coin', 'looked-at', theirs);
  await fill(page, { 'en.reason': MINE, category: '' });
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('other@example.com saved a change').waitFor();
  await settled(page);
  await expectAccessibleInBothThemes(page);
});

test('one of twenty simultaneous saves succeeds and the others see the conflict', async () => {
  await contended('twenty');
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
  const kept = await findVersioned(browser.site.db, 'coin', 'twenty');
  expect([kept?.version, kept?.listing.texts.en?.reason]).toEqual([2, taken]);
  for (const [n, { status, text }] of answers.entries()) {
    if (status === 409)
      expect([text.includes(mine(n)), text.includes(taken)]).toEqual([true, true]);
  }
  expect(await listChanges(browser.site.db, 'coin', 'twenty', { limit: 30 })).toHaveLength(1);
});
