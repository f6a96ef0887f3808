import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { EU_REGISTER } from '#domain/licence/registers.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { UNREAD } from '#domain/outbound/unread.ts';
import { storeRefusal } from '#domain/quote/published-file.ts';
import { importRegister } from '#domain/register/import-register.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { newLicence } from '#tests/samples/licences.ts';
import { newListing } from '#tests/samples/listings.ts';
import { otherRows, registerFile, registerRow } from '#tests/samples/register-file.ts';

const browser = openBrowser({ template: 'empty' });
const LEI = '5299005V5GBSN2A4C303';
const OTHERS = otherRows(20);
const ROW = registerRow('One EU GmbH', LEI, 'One', 'one.example');

async function importRows(...rows: string[]) {
  const { db, changes } = browser.site;
  const bytes = Buffer.from(registerFile(...rows));
  const imported = await importRegister(db, EU_REGISTER, bytes);
  await changes.caughtUp();
  return imported;
}

test('a register that cannot be read is told once, first in the inbox, and can be tried again', async () => {
  const { db } = browser.site;
  const refusal = { reason: `${UNREAD}no answer`, heldHash: null };
  await storeRefusal(db, EU_REGISTER, refusal);
  await db.execute(sql`update registers set due_at = now() + interval '3 hours'`);
  const { page } = await editorsPage(browser);
  await open(page, '/admin/dashboard');
  const inbox = page.getByRole('region', { name: 'Inbox' });
  await inbox.getByText('Reason: no answer').waitFor();
  expect(await page.getByText('EU register could not be read').count()).toBe(1);
  expect(await inbox.innerText()).toContain('The next try is on');
  const first = inbox.getByRole('listitem').first();
  await first.getByRole('button', { name: 'Try again now' }).click();
  await page.getByText('The file will be read again within minutes.').waitFor();
  const [{ isDue } = {}] = await db.execute(
    sql`select due_at <= now() as "isDue" from registers where refusal is not null`,
  );
  expect(isDue).toBe(true);
});

test('a change in the register waits in the dashboard, and the page follows only an editor', async () => {
  const { db } = browser.site;
  const held = newLicence({
    country: 'EU',
    company: 'One EU GmbH',
    number: LEI,
    url: EU_REGISTER.url,
    words: 'a. custody | b. platform',
    copiedOn: '2026-01-10',
  });
  await addUnrecorded(db, [newListing({ kind: 'exchange', id: 'one', licences: [held] })]);
  const { page } = await editorsPage(browser);
  await open(page, '/en/exchange/one');
  const licences = page.getByRole('region', { name: 'Where it is licensed' });
  await licences.getByText('European Union').click();
  await licences.getByText('the register may have changed since').waitFor();
  await importRows(ROW, ...OTHERS);
  await open(page, '/en/exchange/one');
  await licences.getByText('European Union').click();
  expect(await licences.innerText()).not.toContain('the register may have changed since');

  const ended = registerRow('One EU GmbH', LEI, 'One', '', { until: '24/04/2026' });
  await importRows(ended, ...OTHERS);
  await open(page, '/en/exchange/one');
  expect(await licences.innerText()).toContain('Licensed');
  await open(page, '/admin/dashboard');
  const tasks = page.getByRole('region', { name: 'EU register (1)' });
  await tasks.getByText('in the register 2026-04-24').waitFor();
  await expectAccessibleInBothThemes(page);
  await tasks.getByRole('link', { name: 'Licences of' }).click();
  await page.getByRole('heading', { level: 1, name: 'Licences of' }).waitFor();
  await open(page, '/admin/dashboard');
  await tasks.getByRole('button', { name: 'Mark as checked' }).click();
  await page.getByText('No verdict was changed').waitFor();
  expect(await tasks.count()).toBe(0);
});

test('an entry that no licence has is entered from its task', async () => {
  const { db } = browser.site;
  const services = 'a. providing custody | d. exchange of crypto-assets';
  await addUnrecorded(db, [
    newListing({ kind: 'exchange', id: 'two', website: 'https://two.example' }),
  ]);
  await importRows(
    registerRow('Two EU GmbH', '529900B4G0EGK7Z9KT45', 'Two', 'two.example', { services }),
    ...OTHERS,
  );
  const { page } = await editorsPage(browser);
  await open(page, '/admin/dashboard');
  await page.getByRole('link', { name: /^Enter it as a licence/ }).click();
  const row = page.getByRole('group', { name: 'Licence 1, licences' });
  await row.getByText('Two EU GmbH').click();
  expect(await row.getByLabel('Services').inputValue()).toBe('custody, exchange');
  await page.getByRole('button', { name: 'Save licences' }).click();
  await page.getByText('Licences saved successfully!').waitFor();
  const stored = await findListing(db, 'exchange', 'two');
  expect(stored?.licences).toMatchObject([
    {
      company: 'Two EU GmbH',
      number: '529900B4G0EGK7Z9KT45',
      words: services,
      url: EU_REGISTER.url,
    },
  ]);
  await open(page, '/admin/dashboard');
  await page.getByRole('region', { name: /^EU register/ }).waitFor();
  expect(await page.getByRole('link', { name: /^Enter it as a licence/ }).count()).toBe(0);
});

test('a copy that is too short is refused in one line until an editor lets it through', async () => {
  const { db } = browser.site;
  const bytes = Buffer.from(registerFile(ROW, ...OTHERS));
  await importRegister(db, EU_REGISTER, bytes, { modifiedAt: new Date('2026-06-28') });
  await expect(importRows(ROW)).rejects.toThrow();
  const { page } = await editorsPage(browser);
  await open(page, '/admin/dashboard');
  await page.getByText('1 entries after 21').waitFor();
  await page.getByText('The copy of 28 June 2026 that was read on').waitFor();
  await page.getByRole('button', { name: 'Import it anyway' }).click();
  await page.getByText('No verdict was changed').waitFor();
  expect(await page.getByRole('button', { name: 'Import it anyway' }).count()).toBe(0);
  expect(await importRows(ROW)).toMatchObject({ entries: 1, gone: 20 });
  await open(page, '/admin/dashboard');
  expect(await page.getByText('was not imported').count()).toBe(0);
});

test('a register that is only a page is due until an editor has looked', async () => {
  const { page } = await editorsPage(browser, { javaScript: false });
  await page.goto('/admin/dashboard');
  const pages = page.getByRole('region', { name: 'Registers', exact: true });
  const spk = pages
    .getByRole('listitem')
    .filter({ hasText: 'Türkiye: Capital Markets Board (SPK)' });
  await spk.getByRole('button', { name: 'Mark as checked' }).click();
  await page.getByText('No verdict was changed').waitFor();
  expect(await spk.getByRole('button').count()).toBe(0);
  await spk.getByText('nothing from it is entered').waitFor();
  await pages.getByRole('link', { name: 'BH' }).waitFor();
});
