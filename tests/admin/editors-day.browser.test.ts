import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { addAccount } from '#domain/admin/account.ts';
import { listChanges } from '#domain/listing/change/history.ts';
import { findListing } from '#domain/listing/find.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { type FakeUpstream, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts';
import { EDITOR_PASSWORD } from '#tests/samples/editors.ts';
import { REASON } from '#tests/samples/listing-form.ts';

const PICTURE = resolve(import.meta.dirname, '../../docs/screenshots/coin-en.png');

let mail: MailServer;
let fake: FakeUpstream;
const browser = openBrowser({
  template: 'empty',
  surround: async () => {
    mail = await startMailServer();
    fake = await startFakeUpstream();
    fake.responses.set('/translate', {
      reply: ({ body }) => {
        const { q } = JSON.parse(body.toString());
        return { body: JSON.stringify({ translatedText: `آلة: ${q}` }) };
      },
    });
    const environment = {
      SMTP_URL: mail.url,
      TRANSLATE_URL: `${fake.url}/translate`,
      MARKET_URL: fake.url,
    };
    return { fake, environment };
  },
});

test('an editor signs in, adds a coin, corrects its Arabic, edits it, restores an earlier version and deletes it', async () => {
  const email = 'editor@example.com';
  await addAccount(browser.site.db, { email, password: EDITOR_PASSWORD, isAdmin: true });
  const page = await browser.newPage({ failing: [404, 422] });
  const shownAt = async (path: string) => (await fetch(browser.site.url + path)).text();
  const stored = () => findListing(browser.site.db, 'coin', 'bitcoin');

  await open(page, '/admin');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(EDITOR_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
  await page.getByRole('textbox', { name: 'Code' }).fill(mail.codeFor(email));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();

  // The coin is added with a picture and machine Arabic, two texts of which are corrected.
  await page.getByRole('link', { name: 'Add new coin', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Add New Coin' }).waitFor();
  await page.getByLabel('Name *', { exact: true }).fill('Bitcoin');
  await page.getByLabel('Symbol *').pressSequentially('btc');
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Halal' });
  await page.getByLabel('Description *').fill('The first of them.');
  await page.getByLabel('Reason for category *').fill(REASON);
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByText('Picture uploaded.').waitFor();
  await page.getByRole('button', { name: 'Auto-translate' }).click();
  await page.getByText('Machine translation').first().waitFor();
  expect(await page.getByLabel('Arabic reason').inputValue()).toBe(`آلة: ${REASON}`);
  await page.getByLabel('Arabic name').fill('بيتكوين');
  await page.getByLabel('Arabic description').fill('أولى العملات.');
  await page.getByRole('button', { name: 'Add Coin' }).click();
  await page.getByText('Coin added successfully!').waitFor();
  await page.getByText('Its Arabic page shows the English reason').waitFor();
  await page.getByText('Arabic: 1 machine').waitFor();
  expect((await stored())?.doubts).toEqual({ ar: { reason: 'machine' } });

  // Readers see it at once in both languages.
  const arabic = await shownAt('/coin/bitcoin');
  expect(arabic).toContain('أولى العملات.');
  expect(arabic).toContain('/uploads/');
  expect(await shownAt('/en/coin/bitcoin')).toContain('The first of them.');

  // The coin is edited, and the remaining machine text is confirmed.
  await page.getByRole('link', { name: 'Edit Bitcoin' }).click();
  await page.getByRole('heading', { level: 1, name: 'Edit Bitcoin' }).waitFor();
  await page.getByLabel('Country').fill('Qatar');
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Halal' });
  await page.locator('[name="read.reason"]').check();
  await page.getByRole('button', { name: 'Save Coin' }).click();
  await page.getByText('Coin updated successfully!').waitFor();
  expect(await stored()).toMatchObject({ country: 'Qatar', category: 'halal', doubts: {} });
  expect(await shownAt('/en/coin/bitcoin')).toContain('Qatar');

  // The earlier version is restored.
  await page.getByRole('link', { name: 'Edit Bitcoin' }).click();
  await page.getByRole('heading', { level: 1, name: 'Edit Bitcoin' }).waitFor();
  await page.locator('details', { hasText: 'Edited' }).locator('summary').first().click();
  await page.getByRole('button', { name: 'Restore the previous version' }).first().click();
  await page.getByText('Coin restored successfully!').waitFor();
  expect((await stored())?.country).toBeNull();
  expect(await shownAt('/en/coin/bitcoin')).not.toContain('Qatar');

  // The coin is deleted, restored and deleted again.
  await page.getByRole('link', { name: 'Manage Coins' }).click();
  for (const isLast of [false, true]) {
    await page.getByRole('link', { name: 'Delete Bitcoin' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('Are you sure you want to delete this coin?').waitFor();
    await question.getByRole('button', { name: 'Delete coin' }).click();
    await page.getByText('Coin deleted successfully!').waitFor();
    expect((await fetch(`${browser.site.url}/coin/bitcoin`)).status).toBe(404);
    if (isLast) break;
    await page.getByRole('button', { name: 'Restore', exact: true }).first().click();
    await page.getByText('Coin restored successfully!').waitFor();
    expect((await fetch(`${browser.site.url}/coin/bitcoin`)).status).toBe(200);
  }

  const changes = await listChanges(browser.site.db, 'coin', 'bitcoin', { limit: 10 });
  expect(changes.map(({ what, by }) => [what, by])).toEqual(
    ['deleted', 'put back', 'deleted', 'put back', 'edited', 'added'].map((what) => [what, email]),
  );
}, 90_000);
