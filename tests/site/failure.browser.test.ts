import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { openBrowser } from '#tests/browser/browser.ts';
import { closeDatabase } from '#tests/rig/database.ts';

const LISTS = ['/', '/?tab=comparison', '/cryptocurrencies', '/exchange'];
const TRACE = /\n\s+at |node_modules|postgres|CONNECTION|\.tsx?\b|\.server/;

describe('an empty directory', () => {
  const browser = openBrowser({ template: 'empty' });

  test.each(LISTS)('has its notice at %s', async (path) => {
    for (const language of ['ar', 'en'] as const) {
      const page = await browser.newPage({ language });
      const answer = await page.goto(localizedPath(path, language));
      expect(answer?.status()).toBe(200);
      expect(await page.locator('main').innerText()).toContain(emptyText(path, language));
    }
  });

  test('has the notice in the required words', async () => {
    const page = await browser.newPage();
    await page.goto('/en');
    const main = page.locator('main');
    expect(await main.innerText()).toContain('No Exchanges Available');
    expect(await main.innerText()).toContain('No Cryptocurrencies Available');
  });
});

describe('while the database is down', () => {
  const browser = openBrowser({ prepare: ({ db }) => closeDatabase(db) });

  test.each(LISTS)('%s is empty and answers 503', async (path) => {
    for (const language of ['ar', 'en'] as const) {
      const page = await browser.newPage({ language, failing: [503] });
      const answer = await page.goto(localizedPath(path, language));
      expect(answer?.status()).toBe(503);
      expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
      expect(await page.locator('main').innerText()).toContain(emptyText(path, language));
      expect(await page.content()).not.toMatch(TRACE);
    }
  });

  test.each([
    ['/coin/bitcoin', 'coins'],
    ['/exchange/binance', 'exchanges'],
  ] as const)('%s answers 503 and says that it failed', async (path, noun) => {
    for (const language of ['ar', 'en'] as const) {
      const page = await browser.newPage({ language, failing: [503] });
      const answer = await page.goto(localizedPath(path, language));
      expect(answer?.status()).toBe(503);
      expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
      expect(answer?.headers()['cache-control']).toBe('no-store');
      const { text } = LANGUAGES[language];
      if (noun === 'coins') {
        expect(await page.locator('main').innerText()).toContain(text.coins.notFound);
      }
      expect(await page.locator('main h1').count()).toBe(1);
      expect(await page.content()).not.toMatch(TRACE);
    }
  });

  test('a search reports its failure instead of an empty result', async () => {
    const page = await browser.newPage({ failing: [503] });
    const answer = await page.goto('/en/search?q=bitcoin');
    expect(answer?.status()).toBe(503);
    expect(await page.locator('main').innerText()).toContain('The search is not answering');
    expect(await page.locator('main').innerText()).not.toContain('Nothing is called');
    expect((await fetch(`${browser.site.url}/search.json?q=bitcoin`)).status).toBe(503);
  });

  test('/check does not report the pasted text as unknown', async () => {
    const page = await browser.newPage({ failing: [503] });
    const answer = await page.goto('/en/check?q=binance.com');
    expect(answer?.status()).toBe(503);
    const main = await page.locator('main').innerText();
    expect(main).toContain('The search is not answering');
    expect(main).not.toContain('not in the directory');
  });

  test('an exchange that failed to load is not reported as missing', async () => {
    const page = await browser.newPage({ failing: [503] });
    await page.goto('/en/exchange/binance');
    expect(await page.locator('main').innerText()).not.toContain('Exchange Not Found');
  });

  test('navigation within the site reports the same failure', async () => {
    const page = await browser.newPage({ failing: [503] });
    await page.goto('/en/markets');
    await page.locator('header').getByRole('link', { name: 'Exchanges' }).click();
    await page.waitForURL('**/en/exchange');
    await page.getByText('No Exchanges Available').waitFor();
    await page.goto('/en/coin/bitcoin');
    await page.getByText('Coin not found or failed to load. Please try again later.').waitFor();
  });

  test('pages without listings work', async () => {
    const page = await browser.newPage({ failing: [404] });
    expect((await page.goto('/en/markets'))?.status()).toBe(200);
    expect((await page.goto('/en/no-such-page'))?.status()).toBe(404);
  });
});

function emptyText(path: string, language: 'ar' | 'en'): string {
  const { text } = LANGUAGES[language];
  return path === '/exchange' ? text.exchanges.empty : text.coins.empty;
}
