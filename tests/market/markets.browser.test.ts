import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { addressOf, eventually, open, openBrowser } from '#tests/browser/browser.ts';
import { BITCOIN, bitcoinIn, COINS, market, namesIn, READERS } from '#tests/samples/market-site.ts';

describe('the market table', () => {
  const browser = openBrowser({ surround: market });

  test.each(READERS)(
    'in %s has 20 rows per page, with the page in the address',
    async (language) => {
      const page = await browser.newPage({ language });
      const path = localizedPath('/markets', language);
      const { text } = LANGUAGES[language];
      await open(page, path);
      const pages = page.getByRole('navigation', { name: text.pages.label });
      expect(await namesIn(page)).toHaveLength(20);
      expect(await pages.locator('li').allInnerTexts()).toEqual(['1', '2', '3']);
      expect(await pages.getByRole('link', { name: text.pages.previous }).count()).toBe(0);

      await pages.getByRole('link', { name: text.pages.next }).click();
      await eventually(() => addressOf(page)).toBe(`${path}?page=2`);
      await eventually(async () => (await namesIn(page))[0]).toBe(COINS[20]?.name);
      await pages.getByRole('link', { name: text.pages.next }).click();
      await eventually(() => addressOf(page)).toBe(`${path}?page=3`);
      await eventually(() => namesIn(page)).toEqual(COINS.slice(40).map(({ name }) => name));
      expect(await pages.getByRole('link', { name: text.pages.next }).count()).toBe(0);

      await pages.getByRole('link', { name: text.pages.previous }).click();
      await eventually(() => addressOf(page)).toBe(`${path}?page=2`);
    },
  );

  test('shows the nearest valid page for an invalid one', async () => {
    const queries = ['page=99', 'page=-1', 'page=x', 'sort=colour', 'sort=price&order=up', 'q=%00'];
    const answers = await Promise.all(
      queries.map((query) => fetch(`${browser.site.url}/en/markets?${query}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(queries.map(() => 200));
    const page = await browser.newPage();
    await page.goto('/en/markets?page=99');
    expect(await namesIn(page)).toEqual(COINS.slice(40).map(({ name }) => name));
  });

  test.each([
    ['en', 'bitc', ['Bitcoin', 'Bitcoin Copy']],
    ['en', 'tiny', ['Tiny']],
    ['en', 'بيتكوين', ['Bitcoin']],
    ['ar', 'bitcoin', ['بيتكوين', 'Bitcoin Copy']],
    ['ar', 'بِيتكوين', ['بيتكوين']],
    ['ar', 'اختبار', ['عملة الإختبار']],
  ] as const)('in %s «%s» finds %s', async (language, words, names) => {
    const page = await browser.newPage({ language });
    await open(page, localizedPath('/markets?sort=name', language));
    await page.getByRole('searchbox').fill(words);
    await eventually(async () => (await namesIn(page)).toSorted()).toEqual(names.toSorted());
    expect(new URL(page.url()).searchParams.get('q')).toBe(words);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name');
  });

  test('reports an empty result', async () => {
    const page = await browser.newPage();
    await open(page, '/en/markets?q=nothing+like+it');
    expect(await page.getByText('No results found', { exact: true }).isVisible()).toBe(true);
    expect(await page.locator('table').count()).toBe(0);
  });

  test.each([
    ['ar', 'price'],
    ['en', 'price'],
    ['en', 'change24h'],
  ] as const)('in %s sorts by %s, what has none last either way', async (language, column) => {
    const page = await browser.newPage({ language });
    const path = localizedPath('/markets', language);
    await open(page, `${path}?page=2`);
    const { columns } = LANGUAGES[language].text.markets;
    const heading = page.getByRole('columnheader', { name: columns[column] });
    const known = COINS.filter((coin) => coin[column] !== null).map((coin) => coin[column]);
    const falling = known.toSorted((a, b) => Number(b) - Number(a));
    expect(await heading.getAttribute('aria-sort')).toBeNull();
    for (const [order, direction, expected] of [
      ['', 'descending', falling],
      ['&order=asc', 'ascending', falling.toReversed()],
    ] as const) {
      await heading.getByRole('link').click();
      await eventually(() => addressOf(page)).toBe(`${path}?sort=${column}${order}`);
      await eventually(() => heading.getAttribute('aria-sort')).toBe(direction);
      const names = await namesIn(page);
      const shown = COINS.map((coin) => ({
        ...coin,
        name: coin === BITCOIN ? bitcoinIn(language) : coin.name,
      }));
      expect(names.map((name) => shown.find((coin) => coin.name === name)?.[column])).toEqual(
        expected.slice(0, 20),
      );
      const answer = await browser.newPage({ language, javaScript: false });
      await answer.goto(`${path}?sort=${column}${order}&page=3`);
      expect((await namesIn(answer)).slice(-2)).toEqual(['Unknown', 'Unknown Too']);
    }
  });

  test.each(READERS)('in %s is searched, sorted and paged without JavaScript', async (language) => {
    const page = await browser.newPage({ language, javaScript: false });
    const { text } = LANGUAGES[language];
    await page.goto(localizedPath('/markets', language));
    await page
      .getByRole('columnheader', { name: text.markets.columns.price })
      .getByRole('link')
      .click();
    await page.waitForURL(/\?sort=price$/);
    await page.getByRole('link', { name: text.pages.next }).click();
    await page.waitForURL(/page=2/);
    await page.getByRole('searchbox').fill('bitcoin');
    await page.getByRole('button', { name: text.filters.submit, exact: true }).click();
    await page.waitForURL(/q=bitcoin/);
    expect(await namesIn(page)).toEqual([bitcoinIn(language), 'Bitcoin Copy']);
  });
});
