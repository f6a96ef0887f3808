import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { openBrowser } from '#tests/browser/browser.ts';
import { insertPastPrices } from '#tests/samples/market-days.ts';
import { market } from '#tests/samples/market-site.ts';

const browser = openBrowser({
  surround: market,
  prepare: ({ db }) => insertPastPrices(db, ['bitcoin'], 40),
});

/** The most CSS pixels of a page that is 360 wide. */
const MAX_HEIGHTS = {
  '/': 4_200,
  '/coin/bitcoin': 5_200,
  '/exchange/binance': 4_800,
  '/methodology': 4_500,
  '/positions': 6_000,
  '/changes': 4_000,
};

describe.each(LANGUAGE_CODES)('on a phone in %s', (language) => {
  test('pages are no higher than their limits', async () => {
    const page = await browser.newPage({ language, width: 360, javaScript: false });
    const tooHigh: Record<string, number> = {};
    for (const [path, most] of Object.entries(MAX_HEIGHTS)) {
      await page.goto(localizedPath(path, language));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height > most) tooHigh[path] = height;
    }
    expect(tooHigh).toEqual({});
  });
});
