import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { registers } from '#db/schema.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { UNREAD } from '#domain/outbound/unread.ts';
import { importProtected, importWarnings } from '#domain/warning/import.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { newListing } from '#tests/samples/listings.ts';

const browser = openBrowser({ template: 'empty' });

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const bytes = (text: string) => new TextEncoder().encode(text);

test('a warning about a listed contract is urgent, and public from an editor’s decision on until it is taken back', async () => {
  const { db } = browser.site;
  const contract = {
    chain: 'ethereum' as const,
    address: ADDRESS,
    issuer: null,
    lists: [{ name: 'A list', url: 'https://list.example/', readOn: '2026-11-22' }],
  };
  await addUnrecorded(db, [newListing({ id: 'named', name: 'Named', contracts: [contract] })]);
  await importProtected(db, bytes('firm.example.de'));
  await importWarnings(db, 'scamsniffer-addresses', bytes(JSON.stringify([ADDRESS])));
  const reader = await browser.newPage({ language: 'en', javaScript: false });
  const told = async () => {
    await reader.goto('/en/coin/named');
    return reader.getByText('There is a warning about this.').count();
  };
  expect(await told()).toBe(0);

  const { page, email } = await editorsPage(browser, { bypassCSP: true });
  await open(page, '/admin/dashboard');
  await page.getByRole('link', { name: 'Decide' }).click();
  const tasks = page.getByRole('region', { name: 'Warnings about listings (1 to decide)' });
  expect(await tasks.innerText()).toContain(ADDRESS);
  expect(await tasks.getByRole('link', { name: 'Edit Named' }).count()).toBe(1);
  await expectAccessibleInBothThemes(page);
  await tasks.getByRole('button', { name: 'warn readers' }).click();
  await page.getByText(`confirmed by ${email}`).waitFor();
  await expect.poll(told, { timeout: 10_000 }).toBe(1);
  await reader.goto(`/check?q=${ADDRESS}`);
  const answer = await reader.getByRole('main').innerText();
  expect(answer).toContain('صدر تحذير بشأنه.');
  expect(answer).toContain('قائمة ScamSniffer لعناوين المحتالين');
  expect(answer).toContain('لا تذكر القائمة سببًا.');

  await page.getByRole('button', { name: 'Withdraw the warning' }).click();
  // The notice of the first decision may still be there.
  await page.getByText(`confirmed by ${email}`).waitFor({ state: 'detached' });
  await expect.poll(told, { timeout: 10_000 }).toBe(0);
});

test('a list that was held is imported after an editor’s click, and shown until then', async () => {
  const { db } = browser.site;
  const at = new Date();
  await db.insert(registers).values({
    source: 'warnings/polkadot-js',
    host: 'polkadot.js.org',
    dueAt: at,
    heldHash: 'f00d',
    refusal: 'it has 900 domains after 400',
    refusedAt: at,
  });
  const { page } = await editorsPage(browser, { failing: [409] });
  await open(page, '/admin/dashboard');
  const lists = page.getByRole('region', { name: 'Lists of warnings (1)' });
  await lists.getByText('it has 900 domains after 400').waitFor();
  await expectAccessibleInBothThemes(page);
  const refused = await page.evaluate(async () => {
    const body = new URLSearchParams({ list: 'polkadot-js', hash: 'another' });
    const answer = await fetch('/admin/warnings/accept', { method: 'POST', body });
    return { status: answer.status, text: await answer.text() };
  });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('This has changed since you opened the page.');
  await lists.getByRole('button', { name: 'Import it anyway' }).click();
  await page.getByText('No verdict was changed').waitFor();
  expect(await lists.getByRole('button').count()).toBe(0);
  const [row] = await db
    .select()
    .from(registers)
    .where(eq(registers.source, 'warnings/polkadot-js'));
  expect(row?.acceptedHash).toBe('f00d');
});

test('a list that could not be read is read again after an editor’s click', async () => {
  const { db } = browser.site;
  const source = 'warnings/metamask';
  const dueAt = new Date(Date.now() + 3 * 3600_000);
  const refused = { refusal: `${UNREAD}no answer`, refusedAt: new Date() };
  await db.insert(registers).values({ source, host: 'github.com', dueAt, ...refused });
  const { page } = await editorsPage(browser);
  await open(page, '/admin/dashboard');
  await page.getByRole('button', { name: 'Try again now' }).click();
  await page.getByText('The file will be read again within minutes.').waitFor();
  const [row] = await db.select().from(registers).where(eq(registers.source, source));
  expect(row?.dueAt?.getTime()).toBeLessThanOrEqual(Date.now());
});
