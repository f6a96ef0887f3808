import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { en as EN } from '#app/i18n/text.en.ts';
import { quoteDifferences, quoteUses, watchedPages, watchedQuotes } from '#db/schema.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { quoteGatherer } from '#domain/quote/gather-quotes.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { newListing } from '#tests/samples/listings.ts';
import { EVIDENCE, newGrounds } from '#tests/samples/rulings.ts';

const browser = openBrowser({ template: 'empty' });

/** A coin with a quoted sentence that is watched. */
async function watched(id: string): Promise<string> {
  const { db } = browser.site;
  await addUnrecorded(db, [newListing({ id, grounds: newGrounds() })]);
  await quoteGatherer(db)();
  const [use] = await db
    .select()
    .from(quoteUses)
    .where(eq(quoteUses.owner, `coin/${id}`));
  return use?.quoteId ?? '';
}

test('a page tells that a sentence was not read again, then when it was last seen', async () => {
  const quoteId = await watched('told');
  const page = await browser.newPage({ language: 'en', javaScript: false });
  const evidence = page.locator('figure', { hasText: EVIDENCE.quote }).first();
  await page.goto('/en/coin/told');
  expect(await evidence.textContent()).not.toContain('Last seen');
  expect(await page.getByText(EN.freshness.notReadAgain).count()).toBe(1);
  const { db } = browser.site;
  const store = (quote: Partial<typeof watchedQuotes.$inferInsert>) =>
    db.update(watchedQuotes).set(quote).where(eq(watchedQuotes.id, quoteId));
  await store({ state: 'seen', lookedOn: '2026-11-20', seenOn: '2026-11-20' });
  await expect
    .poll(async () => {
      await page.goto('/en/coin/told');
      return evidence.textContent();
    })
    .toContain('Last seen there on 20 November 2026.');
  await store({ state: 'gone', lookedOn: '2026-11-24' });
  await expect
    .poll(async () => {
      await page.goto('/coin/told');
      return evidence.textContent();
    })
    .toMatch(/لم نجده في مصدره في 24 نوفمبر 2026\. وجدناه في مصدره آخر مرة في 20 نوفمبر 2026\./);
});

test('a reworded sentence is a task, which an editor closes', async () => {
  const { db } = browser.site;
  const quoteId = await watched('reworded');
  const [page] = await db.select().from(watchedPages).where(eq(watchedPages.url, EVIDENCE.url));
  await db.insert(quoteDifferences).values({
    quoteId,
    url: page?.url ?? '',
    quote: EVIDENCE.quote,
    state: 'changed',
    passage: 'Interest is paid to everybody.',
    seenOn: '2026-11-20',
  });
  const { page: admin, email } = await editorsPage(browser, { bypassCSP: true });
  await open(admin, '/admin/dashboard');
  const waiting = admin.getByRole('listitem').filter({ hasText: 'Quoted sentences that' });
  await waiting.getByRole('link', { name: 'Go through them' }).click();
  const tasks = admin.getByRole('region', { name: 'Quoted sentences (1)' });
  expect(await tasks.innerText()).toContain('Interest is paid to everybody.');
  expect(await tasks.innerText()).toContain('core criterion');
  const ruling = tasks.getByRole('link', { name: 'Edit coin/reworded' });
  expect(await ruling.getAttribute('href')).toBe('/admin/coins/ruling/reworded');
  await expectAccessibleInBothThemes(admin);
  await tasks.getByRole('button', { name: 'Mark as checked' }).click();
  await admin.getByText('Marked as reviewed.').waitFor();
  expect(await tasks.count()).toBe(0);
  const [closed] = await db.select().from(quoteDifferences);
  expect(closed?.closedBy).toBe(email);
});
