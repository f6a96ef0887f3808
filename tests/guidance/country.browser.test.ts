import { expect, test } from 'vitest';
import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { authorityPagesOf } from '#domain/country/authority-pages.ts';
import { COUNTRIES, countryPath } from '#domain/country/countries.ts';
import { cellsOf } from '#domain/licence/cells.ts';
import type { LicenceStatus } from '#domain/licence/licence.ts';
import { findLicences } from '#domain/listing/find-licences.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { today } from '#domain/time/day.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { textOf } from '#tests/requests/shown.ts';

const browser = openBrowser();
// The owner and the day of the copy.
const COPY = { en: /copied by .+ on \d+ \w+ 20\d\d/, ar: /نسخة نقلها .+ في \d+ \p{L}+ 20\d\d/u };

test.each(['ar', 'en'] as const)(
  'the page of each country tells its law, its exchanges and what nobody has looked at (%s)',
  async (language) => {
    const words = LANGUAGES[language].text.countries;
    let absent = 0;
    for (const country of COUNTRIES) {
      const path = localizedPath(countryPath(country), language);
      const answer = await fetch(browser.site.url + path);
      const [main = ''] = /<main\b.*<\/main>/s.exec(await answer.text()) ?? [];
      const told = textOf(main);
      expect(told).toContain(inLanguage(country.law, language));
      expect(told).toContain(words.states[country.state]);
      expect(told.split(words.legalIsNotHalal)).toHaveLength(2);
      expect(told).toContain(country.hasNoRegister ? words.cells.noRegister : words.cells.unseen);
      for (const { text } of country.quotes) expect(told).toContain(text);
      const reports = new Set(country.quotes.map(({ url }) => url)).size;
      const isOnlyReported = country.quotes.every(({ source }) => source === 'reported');
      expect(told.includes(words.onlyReported(reports))).toBe(reports > 0 && isOnlyReported);
      const cells = (main.match(/<li\b(?:(?!<li\b).)*?<\/li>/gs) ?? []).map(textOf);
      for (const cell of cells.filter((cell) => cell.includes(words.cells.absent))) {
        expect(cell).toMatch(COPY[language]);
        absent += 1;
      }
    }
    expect(absent).toBe(await countOf('absent'));
  },
);

test.each(['ar', 'en'] as const)(
  'an exchange without an entry is not yet checked, however many registers were read (%s)',
  async (language) => {
    const { cells, licencesTitle } = LANGUAGES[language].text.countries;
    const answer = await fetch(browser.site.url + localizedPath('/exchange/bybit', language));
    const told = textOf(await answer.text());
    expect(told.slice(told.lastIndexOf(licencesTitle)).slice(0, 200)).toContain(cells.unseen);
  },
);

test.each(['ar', 'en'] as const)(
  'a country’s page tells where to complain with the day of the copy, or that no form was found (%s)',
  async (language) => {
    const { complainUnseen, readInCopy } = LANGUAGES[language].text.countries;
    const told = async (code: string) => {
      const path = localizedPath(`/country/${code}`, language);
      return textOf(await (await fetch(browser.site.url + path)).text());
    };
    const held = await told('sa');
    expect(held).toContain(readInCopy(formatDate(LANGUAGES[language].locale, '2026-11-29')));
    expect(held).not.toContain(complainUnseen);
    expect(await told('eg')).toContain(complainUnseen);
  },
);

test('the page of a country gives each page for complaints once', async () => {
  for (const { code } of COUNTRIES) {
    const answer = await fetch(`${browser.site.url}/country/${code.toLowerCase()}`);
    const links = [...(await answer.text()).matchAll(/<a [^>]*href="([^"]+)"/g)];
    const hrefs = links.map(([, href]) => href?.replaceAll('&amp;', '&'));
    for (const { url } of authorityPagesOf(code).filter(({ complaint }) => complaint)) {
      expect(hrefs.filter((href) => href === url)).toHaveLength(1);
    }
  }
});

test('an unknown country has no page', async () => {
  expect((await fetch(`${browser.site.url}/country/fr`)).status).toBe(404);
});

test('a reader reaches "may I, and with whom" from the home page in two acts on a phone', async () => {
  const page = await browser.newPage({ language: 'ar', javaScript: false });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.locator('footer a[href="/country"]').click();
  await page.locator('main a[href="/country/ae"]').first().click();
  const exchange = page.locator('li', { hasText: 'Binance FZE' });
  expect(await exchange.innerText()).toContain('مرخَّصة');
  expect(await exchange.innerText()).toContain('22 يوليو 2026');
});

test('exchanges can be filtered by a licence in a country, and none is made up', async () => {
  const page = await browser.newPage({ language: 'en', javaScript: false });
  await page.goto('/en/exchange?licence=AE');
  const links = page.locator('main h3 a, main li a[href^="/en/exchange/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).toContain('/en/exchange/binance');
  expect(paths).not.toContain('/en/exchange/kucoin');
  expect(paths).not.toContain('/en/exchange/bybit');
  await page.goto('/en/exchange?licence=FR');
  expect(await page.locator('main').innerText()).toContain('No results found');
});

test('the reader’s country stays in the browser until it is forgotten', async () => {
  const words = LANGUAGES.en.text.countries;
  const page = await browser.newPage({ language: 'en' });
  await open(page, '/en/country/eg');
  await page.getByRole('button', { name: words.remember }).click();
  await page.getByRole('button', { name: words.forget }).waitFor();
  await open(page, '/en/country');
  const mine = page.getByRole('region', { name: words.mine, exact: true });
  await mine.getByRole('link', { name: 'Egypt' }).click();
  await page.getByRole('button', { name: words.forget }).click();
  await open(page, '/en/country');
  await page.getByRole('link', { name: 'Oman' }).first().waitFor();
  expect(await mine.count()).toBe(0);
});

test('a country that the browser refuses to store is not shown as the reader’s own', async () => {
  const words = LANGUAGES.en.text.countries;
  const page = await browser.newPage({ language: 'en' });
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'country') throw new DOMException('not here', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await open(page, '/en/country/eg');
  const button = page.getByRole('button', { name: words.remember });
  await button.click();
  await page.getByRole('alert').getByText(words.unsaved).waitFor();
  expect(await button.isVisible()).toBe(true);
});

test('an exchange’s page counts the countries without an answer, and shows the reader’s own', async () => {
  const page = await browser.newPage({ language: 'en' });
  await open(page, '/en/exchange/binance');
  const licences = page.getByRole('region', { name: 'Where it is licensed' });
  const counts = async () =>
    /registers not yet checked in (\d+), no public register found in (\d+)/
      .exec(await licences.innerText())
      ?.slice(1);
  const held = await findLicences(browser.site.db, { listing: 'binance' });
  const answered = new Set(held.flatMap(({ licences }) => licences.map(({ country }) => country)));
  const others = COUNTRIES.filter(({ code }) => !answered.has(code));
  const without = others.filter(({ hasNoRegister }) => hasNoRegister).length;
  const unseen = others.length - without;
  expect(await counts()).toEqual([String(unseen), String(without)]);
  await page.evaluate(() => localStorage.setItem('country', 'EG'));
  await page.reload();
  await licences.getByRole('link', { name: 'Your country' }).waitFor();
  expect(await licences.innerText()).toMatch(
    /Your country\s+No public register of licensed firms found/,
  );
  expect(await counts()).toEqual([String(unseen), String(without - 1)]);
});

/** How many answers of registers in these countries are of a kind. */
async function countOf(state: LicenceStatus): Promise<number> {
  const all = (await findLicences(browser.site.db, {})).flatMap(({ licences }) => licences);
  const here = all.filter(({ country }) => COUNTRIES.some(({ code }) => code === country));
  return cellsOf(here, today()).filter((cell) => cell.state === state).length;
}
