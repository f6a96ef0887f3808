import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { findListing } from '#domain/listing/find.ts';
import { enterRulings } from '#domain/ruling/ledger/enter-rulings.ts';
import { daysBefore, today } from '#domain/time/day.ts';
import { expectAccessible, violationsIn } from '#tests/browser/axe.ts';
import { openBrowser } from '#tests/browser/browser.ts';
import { expectToFit } from '#tests/browser/overflow.ts';
import type { Site } from '#tests/rig/site.ts';
import { combinations } from '#tests/samples/combinations.ts';
import { insertPastPrices } from '#tests/samples/market-days.ts';
import { bitcoinIn, COINS, figureCells, market } from '#tests/samples/market-site.ts';
import { ruledAs } from '#tests/samples/rulings.ts';

const DAYS = 40;
const CHANGED_DAYS_AGO = 10;
/** With today they are six days, and a line needs seven. */
const TOO_FEW_PAST_DAYS = 5;
/** Places among the figures of a row: the change, which has the line where there is no column for it, and that column. */
const CHANGE_COLUMN = 2;
const WEEK_COLUMN = 3;
const MAX_GROWTH_BYTES = 1_500;
const FIRST_PAGE = COINS.slice(0, 20).map(({ id }) => id);

const browser = openBrowser({ surround: market, prepare: insertManyDays });
const young = openBrowser({
  surround: market,
  prepare: ({ db }) => insertPastPrices(db, FIRST_PAGE, TOO_FEW_PAST_DAYS),
});

async function insertManyDays({ db }: Site): Promise<void> {
  // Bitcoin Copy has none.
  await insertPastPrices(db, ['bitcoin', ...FIRST_PAGE.slice(2)], DAYS);
  const before = await findListing(db, 'coin', 'bitcoin');
  if (!before) throw new Error('bitcoin is a starter listing');
  const at = new Date(daysBefore(today(), CHANGED_DAYS_AGO));
  const after = ruledAs(before, 'haram');
  await enterRulings(db, [{ before, after, what: 'edited', by: null, at }]);
}

/** The number of days of the lines in `scope`, by run; fails if time does not run left to right. */
async function runsIn(scope: ReturnType<Page['locator']>): Promise<number[]> {
  const paths = await scope
    .locator('.price-line')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('d') ?? ''));
  return paths.flatMap((path) =>
    path
      .split('M')
      .slice(1)
      .map((part) => {
        const [, steps = ''] = part.split('l');
        const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
        const across = numbers.filter((_, place) => place % 2 === 0);
        expect(Math.min(...across)).toBeGreaterThan(0);
        return across.length + 1;
      }),
  );
}

describe('past prices', () => {
  test.each(combinations(['ar'], LANGUAGE_CODES))(
    'are a line of seven days in the markets, without scripts (%s)',
    async (language) => {
      const page = await browser.newPage({ language, javaScript: false });
      await page.goto(localizedPath('/markets', language));
      const { markets, plot } = LANGUAGES[language].text;
      const heading = page.getByRole('columnheader', { name: plot.week });
      expect(await heading.isVisible()).toBe(true);
      const cell = figureCells(page, bitcoinIn(language)).nth(WEEK_COLUMN);
      const runs = await runsIn(cell);
      expect(runs).toEqual([7]);
      expect(await cell.innerText()).toContain(plot.days(7));
      const none = figureCells(page, 'Bitcoin Copy').nth(WEEK_COLUMN);
      expect(await none.locator('.price-line').count()).toBe(0);
      expect(await none.innerText()).toContain(markets.noFigure);
      await page.setViewportSize({ width: 768, height: 800 });
      expect(await heading.isVisible()).toBe(false);
      const beside = figureCells(page, bitcoinIn(language)).nth(CHANGE_COLUMN).locator('svg');
      expect(await beside.isVisible()).toBe(true);
      await page.getByRole('checkbox', { name: markets.allColumns }).check();
      expect([await heading.isVisible(), await beside.isVisible()]).toEqual([true, false]);
    },
  );

  test.each(combinations(['ar'], LANGUAGE_CODES))(
    'are drawn on the coin’s page with the changes of its verdict (%s)',
    async (language) => {
      const page = await browser.newPage({ language, javaScript: false });
      await page.goto(localizedPath('/coin/bitcoin', language));
      const { locale, text } = LANGUAGES[language];
      expect(await runsIn(page.locator('header'))).toEqual([30]);
      const section = page.getByRole('region', { name: text.plot.title });
      const runs = await runsIn(section);
      expect(runs).toEqual([DAYS + 1]);
      const day = formatDate(locale, daysBefore(today(), CHANGED_DAYS_AGO));
      const { halal, haram } = text.verdict;
      expect(await section.innerText()).toContain(text.plot.changed(day, halal, haram));
      expect(await section.locator('svg text').allTextContents()).toContain(haram);
      await section.getByText(text.plot.asTable).click();
      // One row a week of forty-one days.
      expect(await section.locator('tbody tr').count()).toBe(6);
    },
  );

  test.each(combinations(['ar'], LANGUAGE_CODES))(
    'under seven days are no line, but a sentence (%s)',
    async (language) => {
      const page = await young.newPage({ language, javaScript: false });
      const { locale, text } = LANGUAGES[language];
      const since = text.plot.pricesSince(
        formatDate(locale, daysBefore(today(), TOO_FEW_PAST_DAYS)),
      );
      for (const path of ['/markets', '/coin/bitcoin']) {
        await page.goto(localizedPath(path, language));
        expect(await page.getByText(since).isVisible()).toBe(true);
        expect(await page.locator('.price-line').count()).toBe(0);
      }
    },
  );

  test.each(combinations(['ar'], LANGUAGE_CODES))(
    'fit any width, without accessibility violations (%s)',
    async (language) => {
      const page = await browser.newPage({ language, bypassCSP: true });
      await page.goto(localizedPath('/markets', language));
      await expectToFit(page);
      await expectAccessible(page);
      // The check above ends with the light theme.
      await page.goto(localizedPath('/coin/bitcoin', language));
      await expectToFit(page);
      expect(await violationsIn(page)).toEqual([]);
    },
  );

  test('of twenty coins add at most 1.5 kB to the page of the markets', async () => {
    const [size = 0, without = 0] = await Promise.all(
      [browser, young].map(async ({ site }) => {
        const page = await (await fetch(`${site.url}/markets`)).text();
        const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
        return brotliCompressSync(page, { params }).length;
      }),
    );
    expect(size - without).toBeGreaterThan(0);
    expect(size - without).toBeLessThanOrEqual(MAX_GROWTH_BYTES);
  });
});
