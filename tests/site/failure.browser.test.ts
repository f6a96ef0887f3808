import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { openBrowser } from '#tests/browser/browser.ts';
import { headingOf, withoutScripts } from '#tests/requests/shown.ts';
import { closeDatabase } from '#tests/rig/database.ts';

const LISTS = ['/', '/?tab=comparison', '/cryptocurrencies', '/exchange'].flatMap((path) =>
  LANGUAGE_CODES.map((language) => {
    const { coins, exchanges } = LANGUAGES[language].text;
    const { empty } = path === '/exchange' ? exchanges : coins;
    return [localizedPath(path, language), empty] as const;
  }),
);
const TRACE = /\n\s+at |node_modules|postgres|CONNECTION|\.tsx?\b|\.server/;

describe('an empty directory', () => {
  const browser = openBrowser({ template: 'empty' });

  test.each(LISTS)('has its notice at %s', async (path, notice) => {
    const answer = await fetch(browser.site.url + path);
    expect(answer.status).toBe(200);
    expect(withoutScripts(await answer.text())).toContain(notice);
  });
});

describe('while the database is down', () => {
  const browser = openBrowser({ prepare: ({ db }) => closeDatabase(db) });

  /** The visible part of a page that answers 503 and no details of the failure. */
  async function failedAt(path: string): Promise<string> {
    const answer = await fetch(browser.site.url + path);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const page = await answer.text();
    expect(page).not.toMatch(TRACE);
    return withoutScripts(page);
  }

  test.each(LISTS)('%s is empty and answers 503', async (path, notice) => {
    expect(await failedAt(path)).toContain(notice);
  });

  test.each([
    ['/en/cryptocurrencies?q=bitcoin', 'No Cryptocurrencies Available'],
    ['/en/exchange?category=haram', 'No Exchanges Available'],
  ])('%s does not say that nothing matches', async (path, notice) => {
    const shown = await failedAt(path);
    expect(shown).toContain(notice);
    for (const text of ['No results found', '0 results']) expect(shown).not.toContain(text);
  });

  test.each(LANGUAGE_CODES)(
    'a listing answers 503 and says that it failed (%s)',
    async (language) => {
      const { notFound } = LANGUAGES[language].text.coins;
      expect(await failedAt(localizedPath('/coin/bitcoin', language))).toContain(notFound);
      const exchange = await failedAt(localizedPath('/exchange/binance', language));
      expect(headingOf(exchange)).toBeTruthy();
      // It is not reported as missing.
      expect(exchange).not.toContain(LANGUAGES[language].text.exchanges.notFound);
    },
  );

  test.each([
    '/country/sa',
    '/en/country/sa',
    '/compare?ids=bitcoin,tether',
    '/en/compare?of=bitcoin&of=tether',
    '/en/coin/bitcoin/rulings/1',
  ])('%s answers 503 and says that it failed', async (path) => {
    expect(headingOf(await failedAt(path))).toBeTruthy();
  });

  test.each([
    ['/en/search?q=bitcoin', 'No results for'],
    ['/en/check?q=binance.com', 'not in the directory'],
  ])('%s reports its failure instead of an empty result', async (path, empty) => {
    const shown = await failedAt(path);
    expect(shown).toContain('Search is not available');
    expect(shown).not.toContain(empty);
  });

  test.each(LANGUAGE_CODES)(
    'a check keeps the pasted text and claims nothing (%s)',
    async (language) => {
      const { check } = LANGUAGES[language].text.caution;
      const shown = await failedAt(localizedPath('/check?q=binance.com', language));
      expect(shown).toContain('value="binance.com"');
      for (const text of [check.noLists, check.possible.title]) expect(shown).not.toContain(text);
    },
  );

  test('suggestions of the search answer 503', async () => {
    expect((await fetch(`${browser.site.url}/search.json?q=bitcoin`)).status).toBe(503);
  });

  test('navigation within the site reports the same failure', async () => {
    const page = await browser.newPage({ failing: [503] });
    expect((await page.goto('/en/markets'))?.status()).toBe(200);
    await page.locator('header').getByRole('link', { name: 'Exchanges' }).click();
    await page.waitForURL('**/en/exchange');
    await page.getByText('No Exchanges Available').waitFor();
    await page.goto('/en/coin/bitcoin');
    await page.getByText('Coin not found or failed to load. Please try again later.').waitFor();
  });

  test('a missing page is reported as missing', async () => {
    expect((await fetch(`${browser.site.url}/en/no-such-page`)).status).toBe(404);
  });
});
