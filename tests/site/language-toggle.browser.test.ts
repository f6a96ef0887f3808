import { expect, test } from 'vitest';
import { ar } from '#app/i18n/text.ar.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { askRaw } from '#tests/requests/ask-raw.ts';

const browser = openBrowser({ template: 'empty' });

// Paths that name another site when used as addresses.
const PATHS = [
  '/en//evil.example',
  '/en//evil.example/?a=b',
  '/ar//evil.example',
  '//evil.example',
  '/\\evil.example',
  '/en/\\evil.example',
  '/en/%5Cevil.example',
  '/%5C%5Cevil.example',
  '/%09//evil.example',
];

test.each(['/en//evil.example', '/\\evil.example'])(
  'a click on the other language of %s stays on this site, with scripts and without',
  async (path) => {
    for (const javaScript of [true, false]) {
      const page = await browser.newPage({ javaScript, failing: [404] });
      const address = browser.site.url + path;
      await (javaScript ? open(page, address) : page.goto(address));
      const toggle = page.locator('[data-language-toggle]');
      const other = await toggle.getAttribute('lang');
      await toggle.click();
      await page.locator(`html[lang=${other}]`).waitFor();
      expect(new URL(page.url()).origin).toBe(browser.site.url);
    }
  },
);

test('a click on the other language translates the footer too', async () => {
  const page = await browser.newPage();
  await open(page, '/en');
  await page.locator('[data-language-toggle]').click();
  await page.locator('html[lang=ar]').waitFor();
  const link = page.locator('footer').getByRole('link', { name: ar.methodology.title });
  expect(await link.getAttribute('href')).toBe('/methodology');
});

test.each([
  ...PATHS.map((path) => path.replace('?a=b', '')),
  '/en//evil.example/../..',
  '/crypto',
  '/en/crypto',
])('no link at %s leads to another site', async (path) => {
  for (const end of [
    '',
    '/crypto',
    '/crypto//evil.example',
    '/crypto?next=//evil.example',
    '/crypto/',
  ]) {
    const { headers } = await askRaw(browser.site.url, path + end);
    const { location } = headers;
    if (location === undefined) continue;
    const landed = new URL(location, browser.site.url + path);
    expect(landed.origin, location).toBe(browser.site.url);
    expect(location).toMatch(/^\/(en\/)?cryptocurrencies(\?|$)/);
  }
});
