import { expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { AUTHORITY_PAGES } from '#domain/country/authority-pages.ts';
import { COUNTRIES } from '#domain/country/countries.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';

const browser = openBrowser();

test.each(['ar', 'en'] as const)(
  'the advice after a scam names every country and links only addresses that we hold (%s)',
  async (language) => {
    const page = await browser.newPage({ language, javaScript: false });
    await page.goto(localizedPath('/scammed', language));
    for (const { code, name } of COUNTRIES) {
      const card = await page.locator(`#${code.toLowerCase()}`).innerText();
      expect(card).toContain(inLanguage(name, language));
    }
    const links = await page
      .locator('main a[href^="http"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.toSorted()).toEqual(AUTHORITY_PAGES.map(({ url }) => url).toSorted());
  },
);

test('a suspicious answer of the check leads to the advice', async () => {
  const page = await browser.newPage({ language: 'en', javaScript: false });
  await page.goto('/en/check?q=binance.com.example.org');
  await page.getByRole('link', { name: LANGUAGES.en.text.scammed.askedAlready }).click();
  expect(await page.locator('h1').innerText()).toBe(LANGUAGES.en.text.scammed.title);
});

test('the country chosen in this browser is one act away', async () => {
  const page = await browser.newPage({ language: 'ar' });
  await open(page, '/country/kw');
  await page.getByRole('button', { name: LANGUAGES.ar.text.countries.remember }).click();
  await open(page, '/scammed');
  await page.locator('main a[href="/scammed#kw"]').click();
  await page.waitForURL('**/scammed#kw');
  expect(await page.locator('#kw').innerText()).toContain('هيئة أسواق المال');
});
