import { type AnyColumn, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { listings } from '#db/schema.ts';
import { openBrowser } from '#tests/browser/browser.ts';
import { market } from '#tests/samples/market-site.ts';

const MAX_PAGES = 3;
const COINS_PRINTED = 2;

const browser = openBrowser({ surround: market });

/** The coins with the most text in their rulings, and those with the most contracts. */
async function longestCoins(): Promise<string[]> {
  const { db } = browser.site;
  const longest = (column: AnyColumn) =>
    db
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.kind, 'coin'))
      .orderBy(sql`length(${column}::text) desc`)
      .limit(COINS_PRINTED);
  const rows = await Promise.all([longest(listings.rulings), longest(listings.contracts)]);
  return rows.flat().map(({ id }) => id);
}

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test.each(LANGUAGE_CODES)('the longest coins fit on three A4 pages (%s)', async (language) => {
  const page = await browser.newPage({ language, javaScript: false });
  for (const id of await longestCoins()) {
    await page.goto(localizedPath(`/coin/${id}`, language));
    const pages = pagesIn(await page.pdf({ format: 'A4' }));
    expect(pages, id).toBeGreaterThan(0);
    expect(pages, id).toBeLessThanOrEqual(MAX_PAGES);
  }
});

test('a comparison has each note and its sources once on paper', async () => {
  const page = await browser.newPage({ javaScript: false });
  await page.goto('/en/compare?ids=bitcoin,ethereum');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.comparison-finding:visible').count()).toBeGreaterThan(10);
  expect(await page.locator('summary > .comparison-lead:visible').allInnerTexts()).toEqual([]);
  expect(await page.locator('.comparison-more:visible').count()).toBe(0);
  await page.emulateMedia({ media: null });
});
