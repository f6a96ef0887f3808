import { expect, test } from 'vitest';
import { addressOf, openBrowser, overflowing } from '#tests/browser/browser.ts';
import { screens } from '#tests/browser/screens.ts';
import { combinations } from '#tests/samples/combinations.ts';

const browser = openBrowser();

// The headings of all screens, and that they fit: tests/site/screens.browser.test.ts.
const SOME = ['home', 'coin list', 'coin', 'markets', 'look-alike', '404'];

test.each(combinations(['ar'], ['ar', 'en'] as const))(
  'pages are readable (%s)',
  async (language) => {
    const page = await browser.newPage({
      language,
      javaScript: false,
      returning: false,
      failing: [404],
    });
    const every = screens(language);
    const some = every.filter(({ name }) => SOME.includes(name));
    for (const { path, heading } of combinations(some, every)) {
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
        new RegExp(`^${heading.replace(/[.?]/g, '\\$&').replaceAll(' ', '\\s+')}$`),
      );
      expect(await page.locator('.first-visit').isVisible()).toBe(false);
      expect(await overflowing(page)).toEqual([]);
    }
  },
);

test('the home page shows everything, including animated parts', async () => {
  const page = await browser.newPage({ javaScript: false });
  await page.goto('/en');
  const opacities = await page
    .locator('.mockup-part')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).opacity));
  expect([...new Set(opacities)]).toEqual(['1']);
  await page.getByRole('link', { name: 'Comparison' }).click();
  await page.waitForURL(/\/en\?tab=comparison#featured$/);
  expect(await page.locator('#featured tbody tr').count()).toBe(5);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.waitForURL(/page=2/);
  expect(await page.locator('#featured tbody tr').count()).toBe(5);
  const top = await page
    .locator('#featured')
    .evaluate((section) => section.getBoundingClientRect().top);
  expect(top).toBeLessThan(400);
});

test('a list can be searched, sorted, filtered and paged', async () => {
  const page = await browser.newPage({ javaScript: false });
  await page.goto('/en/cryptocurrencies');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.waitForURL(/\/en\/cryptocurrencies\?page=2$/);
  expect(await page.locator('tbody tr').count()).toBe(20);

  await page.getByRole('columnheader', { name: 'Soundness' }).getByRole('link').click();
  await page.waitForURL(/sort=rating/);
  await page.getByRole('list', { name: 'Verdict' }).getByRole('link', { name: 'Halal' }).click();
  await page.waitForURL(/category=halal/);
  await page.getByRole('searchbox').fill('bitcoin');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/q=bitcoin/);
  const search = new URL(page.url()).searchParams;
  expect(search.get('sort')).toBe('rating');
  expect(search.get('category')).toBe('halal');
  expect(await page.getByRole('searchbox').inputValue()).toBe('bitcoin');

  await page.locator('tbody a[href="/en/coin/bitcoin"]').first().click();
  await page.waitForURL(/\/en\/coin\/bitcoin$/);
  expect(await page.getByRole('region', { name: 'Why this verdict' }).isVisible()).toBe(true);
});

test('the language can be changed, and the menu of a narrow window opens', async () => {
  const page = await browser.newPage({ javaScript: false, width: 360 });
  await page.goto('/en/exchange?category=halal');
  await page.locator('header a[hreflang=ar]').click();
  await page.waitForURL(/exchange\?category=halal$/);
  expect(await page.locator('html').getAttribute('lang')).toBe('ar');
  await page.getByRole('button', { name: 'القائمة' }).click();
  await page.locator('#menu').getByRole('link', { name: 'العملات' }).click();
  await page.waitForURL(/\/cryptocurrencies$/);
  expect(addressOf(page)).toMatch(/^(\/ar)?\/cryptocurrencies$/);
});
