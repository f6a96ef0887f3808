import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { eventually, setVisibility } from '#tests/browser/browser.ts';
import { effectsRun, stoppedClock } from '#tests/browser/stopped-clock.ts';
import { marketAnswer } from '#tests/samples/market-coins.ts';
import { BITCOIN, bitcoinIn, COINS, READERS, rowOf, staleIn } from '#tests/samples/market-site.ts';

/** The age text of figures that are slightly over a minute old. */
const AGES = { ar: 'قبل دقيقة واحدة', en: '1 minute ago' };

describe('an open market table', () => {
  const { answer, openAtStandstill, pass, isStale, figures } = stoppedClock();

  test.each(READERS.flatMap((language) => [320, 1280].map((width) => [language, width] as const)))(
    'in %s, %i wide, brings new prices by itself, marks them and moves nothing',
    async (language, width) => {
      answer({ body: marketAnswer(COINS) });
      const page = await openAtStandstill(language, { width });
      const row = rowOf(page, bitcoinIn(language));
      const price = row.locator('td').nth(1);
      expect(await price.innerText()).toBe('$43,567.89');
      expect(await page.locator('.just-changed').count()).toBe(0);
      const before = await heightsOf(row);

      const moved = { ...BITCOIN, price: 43_999.01 };
      answer({ body: marketAnswer([moved, ...COINS.slice(1)]) });
      await pass(page, 61);
      // The cached figures are due: the site responds with them and revalidates.
      const { fresh } = LANGUAGES[language].text.markets;
      const words = fresh(AGES[language]);
      await eventually(() => page.getByText(words, { exact: true }).count()).toBe(1);
      expect(await heightsOf(row)).toEqual(before);
      expect(await isStale()).toBe(false);
      await eventually(async () => (await figures())[0]?.price).toBe(43_999.01);
      await pass(page, 6);
      await eventually(() => price.innerText()).toBe('$43,999.01');
      await eventually(() => page.locator('.just-changed').allInnerTexts()).toEqual(['$43,999.01']);
      expect(await staleIn(page, language)).toBe(0);
      expect(await heightsOf(row)).toEqual(before);

      await pass(page, 3);
      await eventually(() => page.locator('.just-changed').count()).toBe(0);
      expect(await price.innerText()).toBe('$43,999.01');
    },
  );

  test('refreshes due figures once, and again after the server could revalidate', async () => {
    answer({ body: marketAnswer(COINS) });
    const page = await openAtStandstill('en');
    await noteFetches(page);
    await pass(page, 61);
    await eventually(() => fetchesOf(page)).toHaveLength(1);
    await eventually(() => page.getByText(AGES.en).count()).toBe(1);
    await pass(page, 2);
    await effectsRun(page);
    expect(await fetchesOf(page)).toHaveLength(1);
    await pass(page, 4);
    await eventually(() => fetchesOf(page)).toHaveLength(2);
  });

  test('does not refresh while the reader has stopped it', async () => {
    const page = await openAtStandstill('en');
    await noteFetches(page);
    const choice = page.getByRole('checkbox', { name: LANGUAGES.en.text.markets.renewed });
    await choice.uncheck();
    await pass(page, 600);
    await effectsRun(page);
    expect(await fetchesOf(page)).toEqual([]);
    await choice.check();
    await pass(page, 2);
    await eventually(() => fetchesOf(page)).toEqual(['/en/markets.data']);
  });

  test('does not refresh in a hidden tab, and does once it is visible', async () => {
    const page = await openAtStandstill('en');
    await noteFetches(page);
    await setVisibility(page, 'hidden');
    await pass(page, 600);
    await effectsRun(page);
    expect(await fetchesOf(page)).toEqual([]);
    await setVisibility(page, 'visible');
    await eventually(() => fetchesOf(page)).toEqual(['/en/markets.data']);
  });
});

/** Position and height of a row; column widths vary with the prices. */
async function heightsOf(row: Locator) {
  const box = await row.boundingBox();
  return [box?.y, box?.height];
}

/** Records the paths that the page fetches, for `fetchesOf`. */
function noteFetches(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { fetch } = window;
    const paths: string[] = [];
    window.fetch = (...question) => {
      paths.push(new URL(new Request(...question).url).pathname);
      return fetch(...question);
    };
    Object.assign(window, { paths });
  });
}

function fetchesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { paths: string[] }).paths);
}
