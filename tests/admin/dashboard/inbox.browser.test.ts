import { expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { addPositions } from '#domain/position/positions.ts';
import { eventually, open, openBrowser } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { complete } from '#tests/samples/listing-form.ts';
import { currentGrounds, newPosition } from '#tests/samples/rulings.ts';

const browser = openBrowser({ template: 'empty' });

test('departures that lack a part and positions with an unread translation wait in the inbox', async () => {
  const { db } = browser.site;
  const both = { en: 'It is small.', ar: 'هو يسير.' };
  const departing = { ...currentGrounds(), departure: both, departurePosition: 'unread' };
  const whole = { ...departing, secondEditor: 'A. Second' };
  await addUnrecorded(db, [
    complete('lacking', { category: 'haram', grounds: departing }),
    complete('whole', { category: 'haram', grounds: whole }),
    complete('unnamed', { category: 'haram', grounds: { ...whole, departurePosition: 'read' } }),
  ]);
  const gloss = { en: null, ar: 'لا يجوز.' };
  await addPositions(db, [
    newPosition({
      id: 'unread',
      gloss,
      isGlossRead: false,
      covers: [{ type: 'asset', asset: 'payment' }],
    }),
    newPosition({ id: 'read', gloss, isGlossRead: true }),
    newPosition({ id: 'plain', isGlossRead: false, gloss: { en: null, ar: null } }),
  ]);
  const { page } = await editorsPage(browser);
  const waiting = (title: string) =>
    page.getByRole('region', { name: 'Inbox' }).getByRole('listitem').filter({ hasText: title });
  const departures = waiting('Departures from the method');
  await expect
    .poll(
      async () => {
        await open(page, '/admin/dashboard');
        return (await departures.count()) && (await departures.innerText());
      },
      { timeout: 10_000 },
    )
    .toMatch(/^2\s.*lacks a second editor\s/s);
  expect(await departures.getByRole('link', { name: 'Complete' }).getAttribute('href')).toBe(
    '/admin/coins/ruling/lacking?scope=spot',
  );
  await waiting('Positions').getByRole('link', { name: 'Show the positions' }).click();
  await page.getByText('Showing 1 of 3 positions').waitFor();
  await page.keyboard.press('j');
  await eventually(() =>
    page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''),
  ).toBe('/admin/positions/edit/unread');
  await page.getByRole('link', { name: 'Translation not reviewed (1)' }).click();
  await page.getByText('Showing 3 of 3 positions').waitFor();
});
