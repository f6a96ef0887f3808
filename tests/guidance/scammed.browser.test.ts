import { expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { authorityPagesOf } from '#domain/country/authority-pages.ts';
import { COUNTRIES } from '#domain/country/countries.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';

const browser = openBrowser();

test.each(['ar', 'en'] as const)(
  'the advice after a scam asks for the country and links only addresses that we hold there (%s)',
  async (language) => {
    const page = await browser.newPage({ language, javaScript: false });
    await page.goto(localizedPath('/scammed', language));
    const select = page.getByLabel(LANGUAGES[language].text.scammed.country);
    const offered = await select.locator('option').allTextContents();
    expect(offered.slice(1)).toEqual(COUNTRIES.map(({ name }) => inLanguage(name, language)));
    const linked = page.locator('main a[href^="http"]');
    expect(await linked.count()).toBe(0);
    await select.selectOption('ae');
    await page.getByRole('button', { name: LANGUAGES[language].text.scammed.show }).click();
    await page.waitForURL('**/scammed?country=ae');
    const links = await linked.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.toSorted()).toEqual(
      authorityPagesOf('AE')
        .map(({ url }) => url)
        .toSorted(),
    );
  },
);

test('a suspicious answer of the check leads to the advice', async () => {
  const page = await browser.newPage({ language: 'en', javaScript: false });
  await page.goto('/en/check?q=binance.com.example.org');
  await page.getByRole('link', { name: LANGUAGES.en.text.scammed.askedAlready }).click();
  await page.waitForURL('**/en/scammed');
  expect(await page.locator('h1').innerText()).toBe(LANGUAGES.en.text.scammed.title);
});

test('the country chosen in this browser is one act away', async () => {
  const page = await browser.newPage({ language: 'ar' });
  await open(page, '/country/kw');
  await page.getByRole('button', { name: LANGUAGES.ar.text.countries.remember }).click();
  await open(page, '/scammed');
  await page.locator('main a[href="/scammed?country=kw"]').click();
  await page.waitForURL('**/scammed?country=kw');
  await page.getByRole('main').getByText('هيئة أسواق المال').first().waitFor();
});
