import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { violationsIn } from '#tests/browser/axe.ts';
import { eventually, open, openBrowser, storedIn } from '#tests/browser/browser.ts';
import { field, plainEditor, saveForm } from '#tests/browser/managed.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import type { Site } from '#tests/rig/site.ts';
import { complete, fill, REASON, required, saveMeanwhile } from '#tests/samples/listing-form.ts';

const browser = openBrowser({ template: 'empty', prepare: addKnown });

const CYRILLIC_O = 'Bitc\u043ein';

async function addKnown({ db }: Site): Promise<void> {
  const arabic = { ar: { name: 'بيتكوين' } };
  await addUnrecorded(db, [
    complete('bitcoin', { symbol: 'BTC', texts: { en: { name: 'Bitcoin' }, ...arabic } }),
    complete('wrapped', { symbol: 'BTC', texts: { en: { name: 'Wrapped' } } }),
    complete('kucoin', { kind: 'exchange', texts: { en: { name: 'KuCoin' } } }),
  ]);
}

const addButton = (page: Page) => page.getByRole('button', { name: 'Add Coin' });
const warningIn = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'readers could confuse this name with that of another' });
const BOX = /This is another (coin|exchange), and its name is right/;

test('an invisible character in a name is refused and named on the page, and the input stays', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins/add');
  await fill(page, { ...required('Bit\u200bcoin'), symbol: 'HID' });
  await addButton(page).click();
  await page
    .getByText('U+200B (zero width space) between “Bit” and “coin”')
    .filter({ visible: true })
    .waitFor();
  expect(await page.locator('[name="en.name"]').inputValue()).toBe('Bit\u200bcoin');
  expect(await page.locator('[name="en.reason"]').inputValue()).toBe(REASON);
  expect(await findListing(browser.site.db, 'coin', 'bit-coin')).toBeNull();
});

describe('a name that looks like that of another listing', () => {
  test('has a warning with a link, and is saved after a confirmation', async () => {
    const { page } = await editorsPage(browser, { failing: [422, 'net::ERR_CONNECTION_REFUSED'] });
    await open(page, '/admin/coins/add');
    await fill(page, { ...required(CYRILLIC_O), country: 'Oman' });
    await addButton(page).click();
    const warning = warningIn(page);
    await warning.waitFor();
    const isReached = () => warning.evaluate((it) => it === document.activeElement);
    await eventually(isReached).toBe(true);
    const link = warning.getByRole('link', { name: 'Bitcoin' });
    expect(await link.getAttribute('href')).toBe('/admin/coins/edit/bitcoin');
    expect(await warning.innerText()).toContain('The same symbol is used by:');
    expect(await page.locator('[name="en.name"]').inputValue()).toBe(CYRILLIC_O);
    expect(await page.locator('[name=country]').inputValue()).toBe('Oman');
    expect(await findListing(browser.site.db, 'coin', 'bitc-in')).toBeNull();

    // Without confirmation the warning returns; the draft stays.
    const refused = page.waitForResponse((answer) => answer.status() === 422);
    await Promise.all([refused, addButton(page).click()]);
    await eventually(isReached).toBe(true);
    await eventually(async () => Object.values(await storedIn(page)).join()).toContain(CYRILLIC_O);

    // A lost response needs no second confirmation.
    await warning.getByLabel(BOX).check();
    await page.route('**/*.data*', (route) => route.abort('connectionrefused'));
    await Promise.all([page.waitForEvent('requestfailed'), addButton(page).click()]);
    await page.getByText('Error adding coin. Please try again.').waitFor();
    await page.unroute('**/*.data*');
    expect(await warning.getByLabel(BOX).isChecked()).toBe(true);
    await addButton(page).click();
    await page.waitForURL('**/admin/coins?done=added&id=bitc-in');
    const added = await findListing(browser.site.db, 'coin', 'bitc-in');
    expect(added).toMatchObject({ country: 'Oman', texts: { en: { name: CYRILLIC_O } } });

    // Once only: the name is now saved.
    await page.goto('/admin/coins/edit/bitc-in');
    await fill(page, { country: 'Qatar' });
    await saveForm(page, 'bitc-in');
  });

  test.each([
    ['en.name', 'Ku Coin', 'coin', '/admin/exchanges/edit/kucoin'],
    ['en.name', 'Bitc\u043ein', 'exchange', '/admin/coins/edit/bitcoin'],
    ['ar.name', 'بِيتكوين', 'coin', '/admin/coins/edit/bitcoin'],
    ['ar.name', 'البيتكوين', 'coin', null],
  ] as const)('%s %s of a new %s: %s', async (name, typed, kind, leadsTo) => {
    const { post } = await plainEditor(browser.site);
    const sent = { ...required(`New ${randomUUID()}`), rating: '4', [name]: typed };
    const answer = await post(`/admin/${kind}s/add`, { ...sent, key: randomUUID() });
    expect(answer.status).toBe(leadsTo ? 422 : 302);
    if (leadsTo) expect(answer.text).toContain(`href="${leadsTo}"`);
  });

  test('a confirmation for one listing does not count for another', async () => {
    const { post } = await plainEditor(browser.site);
    const sent = { ...required('KuCoin'), rating: '4', key: randomUUID() };
    const answer = await post('/admin/coins/add', { ...sent, confirmedName: 'coin/bitcoin' });
    expect(answer.status).toBe(422);
    const confirmed = { ...sent, confirmedName: 'exchange/kucoin' };
    expect((await post('/admin/coins/add', confirmed)).to).toContain('done=added');
  });

  test('stays confirmed after a conflicting save by another editor', async () => {
    await addUnrecorded(browser.site.db, [complete('at-once')]);
    const { post } = await plainEditor(browser.site);
    await saveMeanwhile(browser.site.db, 'coin', 'at-once', { country: 'Qatar' });
    const sent = { ...required('Wrapped'), rating: '4', version: '1', established: '2020' };
    const path = '/admin/coins/edit/at-once';
    const answer = await post(path, { ...sent, confirmedName: 'coin/wrapped' });
    expect(answer.status).toBe(409);
    expect(answer.text).toMatch(/<input[^>]*name="confirmedName"[^>]*checked=""/);
  });

  test('has its warning on the translation page, without accessibility violations', async () => {
    await addUnrecorded(browser.site.db, [complete('translated-name')]);
    const { page } = await editorsPage(browser, { failing: [422], bypassCSP: true });
    await open(page, '/admin/coins/translations/translated-name');
    await field(page, 'Name', 'English').fill('Wr\u0430pped');
    await page.getByRole('button', { name: 'Save translations' }).click();
    const warning = warningIn(page);
    await warning.waitFor();
    expect(await violationsIn(page)).toEqual([]);
    const link = warning.getByRole('link', { name: 'Wrapped' });
    expect(await link.getAttribute('href')).toBe('/admin/coins/edit/wrapped');
    expect(await field(page, 'Name', 'English').inputValue()).toBe('Wr\u0430pped');
    await warning.getByLabel(BOX).check();
    await page.getByRole('button', { name: 'Save translations' }).click();
    await page.getByText('Translations saved successfully!').waitFor();
    const saved = await findListing(browser.site.db, 'coin', 'translated-name');
    expect(saved?.texts.en?.name).toBe('Wr\u0430pped');
  });
});
