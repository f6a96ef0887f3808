import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { eventually, open, openBrowser } from '#tests/browser/browser.ts';
import { editing, saveForm } from '#tests/browser/managed.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import {
  type FakeUpstream,
  type Surroundings,
  startFakeUpstream,
} from '#tests/fakes/fake-upstream.ts';
import { complete, fill, REASON, required } from '#tests/samples/listing-form.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';

let fake: FakeUpstream;
const browser = openBrowser({ template: 'empty', surround: translator });

// Puts an Arabic letter before every line.
async function translator(): Promise<Surroundings> {
  fake = await startFakeUpstream();
  fake.responses.set('/translate', {
    reply: ({ body }) => {
      const { q } = JSON.parse(body.toString()) as { q: string };
      return { body: JSON.stringify({ translatedText: q.replaceAll(/^(?=.)/gm, 'ع ') }) };
    },
  });
  const environment = {
    TRANSLATE_URL: `${fake.url}/translate`,
    TRANSLATE_FALLBACK_URL: `${fake.url}/fallback`,
  };
  return { fake, environment };
}

test('a coin is added with a picture and machine Arabic, and only texts that the editor left unchanged are in doubt', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins/add');
  const { image, ...texts } = required('Translated');
  await fill(page, { ...texts, 'en.pros': 'Fast\nCheap', 'ar.reason': 'سبب كتبه محرِّر' });
  await page.locator('input[type=file]').setInputFiles(await picture());
  await page.getByText('Picture uploaded.').waitFor();
  await page.getByRole('button', { name: 'Auto-translate' }).click();
  await page.getByText('Translated by machine').first().waitFor();
  const arabic = (field: string) => page.locator(`[name="ar.${field}"]`);
  expect(await arabic('description').inputValue()).toBe('ع The first of them.');
  expect(await arabic('pros').inputValue()).toBe('ع Fast\nع Cheap');
  expect(await arabic('reason').inputValue()).toBe(`ع ${REASON}`);

  await page.getByRole('button', { name: 'Restore the earlier text' }).click();
  await eventually(() => arabic('reason').inputValue()).toBe('سبب كتبه محرِّر');
  await arabic('pros').fill('سريعة\nرخيصة');
  await saveForm(page, 'translated');
  const saved = await findListing(browser.site.db, 'coin', 'translated');
  expect(saved?.doubts).toEqual({ ar: { description: 'machine' } });
  expect(saved?.image).toMatch(/^\/uploads\//);
  expect(saved?.texts.ar).toMatchObject({
    description: 'ع The first of them.',
    pros: 'سريعة\nرخيصة',
    reason: 'سبب كتبه محرِّر',
  });
});

test('the editor’s own Arabic can be restored after several translations, and confirmed machine Arabic is not in doubt', async () => {
  const { page } = await editing(browser, 'own', { given: { texts: { ar: { reason: 'سببي' } } } });
  const translated = (reason: string) =>
    eventually(() => page.locator('[name="ar.reason"]').inputValue()).toBe(`ع ${reason}`);
  await page.getByRole('button', { name: 'Auto-translate' }).click();
  await translated(REASON);
  await fill(page, { 'en.reason': `${REASON} Again.` });
  await page.getByRole('button', { name: 'Auto-translate' }).click();
  await translated(`${REASON} Again.`);
  await page.getByRole('button', { name: 'Restore the earlier text' }).click();
  await eventually(() => page.locator('[name="ar.reason"]').inputValue()).toBe('سببي');

  await page.getByRole('button', { name: 'Auto-translate' }).click();
  await translated(`${REASON} Again.`);
  await fill(page, { 'ar.reason': 'سبب مصحَّح' });
  await page.getByRole('button', { name: 'Auto-translate' }).click();
  await translated(`${REASON} Again.`);
  await page.getByRole('button', { name: 'Restore the earlier text' }).click();
  await eventually(() => page.locator('[name="ar.reason"]').inputValue()).toBe('سبب مصحَّح');

  await page.getByRole('button', { name: 'Auto-translate' }).click();
  await translated(`${REASON} Again.`);
  await page.locator('[name="read.reason"]').check();
  await saveForm(page, 'own');
  const saved = await findListing(browser.site.db, 'coin', 'own');
  expect(saved?.doubts).toEqual({ ar: { description: 'machine' } });
});

describe('without scripts', () => {
  test('a button of the form translates a new coin and keeps everything that was typed', async () => {
    const { page } = await editorsPage(browser, { javaScript: false, failing: [422] });
    await page.goto('/admin/coins/add');
    const { image: _, ...texts } = required('Plain Arabic');
    await fill(page, { ...texts, country: 'Oman', 'en.pros': 'Fast\nCheap' });
    await page.locator('input[type=file]').setInputFiles(await picture());
    await page.getByRole('button', { name: 'Auto-translate' }).click();
    await page.getByText('Translated by machine').first().waitFor();
    const value = (name: string) => page.locator(`[name="${name}"]`).inputValue();
    expect(await value('ar.pros')).toBe('ع Fast\nع Cheap');
    expect(await value('country')).toBe('Oman');
    expect(await value('image')).toMatch(/^\/uploads\//);
    expect(await page.getByText('Machine translation, not reviewed yet.').count()).toBe(3);
    await page.locator('[name="read.reason"]').check();
    await saveForm(page, 'plain-arabic');
    const saved = await findListing(browser.site.db, 'coin', 'plain-arabic');
    // Without a verdict it is unreviewed.
    expect(saved?.category).toBeNull();
    expect(saved?.doubts).toEqual({ ar: { description: 'machine', pros: 'machine' } });
    expect(saved?.image).toMatch(/^\/uploads\//);
  });

  test('a button of the form translates an edited exchange, and Enter still saves the form', async () => {
    await addUnrecorded(browser.site.db, [complete('edited-plain', { kind: 'exchange' })]);
    const { page } = await editorsPage(browser, { javaScript: false });
    await page.goto('/admin/exchanges/edit/edited-plain');
    await fill(page, { 'en.reason': '', country: 'Oman' });
    await page.getByRole('button', { name: 'Auto-translate' }).click();
    await page.getByText('Translated by machine').first().waitFor();
    expect(await page.locator('[name="ar.description"]').inputValue()).toBe('ع The first of them.');
    await fill(page, { 'en.reason': REASON });
    await page.locator('[name=country]').press('Enter');
    await page.waitForURL('**/admin/exchanges?done=updated&id=edited-plain');
    const saved = await findListing(browser.site.db, 'exchange', 'edited-plain');
    expect(saved).toMatchObject({ country: 'Oman', doubts: { ar: { description: 'machine' } } });
  });
});

test('a failed translation fills only missing Arabic with the English text, which is then in doubt', async () => {
  await addUnrecorded(browser.site.db, [complete('failing', { texts: { ar: { reason: 'سبب' } } })]);
  fake.responses.set('/translate', { fault: '500' });
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins/edit/failing');
  await page.getByRole('button', { name: 'Auto-translate' }).click();
  await page.getByText('Could not translate the following fields: description, reason.').waitFor();
  expect(await page.locator('[name="ar.reason"]').inputValue()).toBe('سبب');
  expect(await page.locator('[name="ar.description"]').inputValue()).toBe('The first of them.');
  const marks = page.getByText('Not translated: still the English text.');
  expect(await marks.filter({ visible: true }).count()).toBe(1);
  expect(await page.getByText('Machine translation').filter({ visible: true }).count()).toBe(0);
  await saveForm(page, 'failing');
  const saved = await findListing(browser.site.db, 'coin', 'failing');
  expect(saved?.doubts).toEqual({ ar: { description: 'machine' } });
});

test.each([
  ['answers with an error', (route: Route) => route.fulfill({ status: 503, body: 'busy' })],
  ['cannot be reached', (route: Route) => route.abort('connectionrefused')],
])('a translation names and marks each field where the server %s', async (how, answer) => {
  const { page } = await editing(browser, how.replaceAll(' ', '-'), {
    visitor: { failing: [503, 'net::ERR_CONNECTION_REFUSED'] },
  });
  await page.route('**/admin/translate', answer);
  await page.getByRole('button', { name: 'Auto-translate' }).click();
  await page.getByText('Could not translate the following fields: description, reason.').waitFor();
  expect(await page.getByRole('alert').getByText('Not translated').count()).toBe(2);
  expect(await page.locator('[name="ar.description"]').inputValue()).toBe('');
});

async function picture() {
  const buffer = await plainPicture(60, 60).png().toBuffer();
  return { name: 'logo.png', mimeType: 'image/png', buffer };
}
