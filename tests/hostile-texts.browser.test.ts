import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addListings } from '#domain/listing/save.ts';
import { open, openBrowser, takenOver } from './browser.ts';
import { newListing } from './listings.ts';
import type { Site } from './site.ts';

const browser = openBrowser({ template: 'empty', prepare: addHostileListings });

// Ends scripts, comments, attributes and JavaScript lines, and would show itself in `window.hacked`.
const markup = (field: string) =>
  `${field} </script><script>window.hacked=1</script>\u2028\u2029<!--<script>]]>` +
  `<img src=x onerror=window.hacked=1> " ' \` &lt;b&gt; \${window.hacked=1} {{1+1}} \\u003c end`;

const FIELDS = ['name', 'description', 'pros', 'cons', 'reason'] as const;

async function addHostileListings({ db }: Site): Promise<void> {
  for (const kind of ['coin', 'exchange'] as const) {
    const texts = (language: string) =>
      Object.fromEntries(FIELDS.map((field) => [field, markup(`${field}-${language}`)]));
    await addListings(db, [
      newListing({
        kind,
        id: 'hostile',
        texts: { en: texts('en'), ar: texts('ar') },
        country: markup('country'),
        established: '<b>"',
        image: `/logos/"><script>window.hacked=1</script>`,
        website: `https://coin.example/"onclick="window.hacked=1`,
        reddit: `https://www.reddit.com/"><script>window.hacked=1</script>`,
        github: 'https://github.com.evil.example/',
        telegram: 'https://user:secret@t.me/hostile',
      }),
    ]);
  }
}

const PAGES = {
  '': ['name', 'country'],
  '?tab=comparison': ['name', 'country'],
  '/cryptocurrencies': ['name', 'country'],
  '/exchange': ['name', 'country'],
  '/coin/hostile': [...FIELDS, 'country'],
  '/exchange/hostile': [...FIELDS, 'country'],
};

for (const language of ['ar', 'en'] as const) {
  test.each(Object.entries(PAGES))(
    `(${language}) %s shows markup as the text it is`,
    async (path, fields) => {
      // The picture's address names no file.
      const page = await browser.newPage({ language, failing: [404] });
      await page.goto(language === 'en' ? `/en${path}` : path || '/');
      const expected = fields.map((field) =>
        markup(field === 'country' ? field : `${field}-${language}`),
      );
      await expectHarmless(page, expected);
      await takenOver(page);
      await expectHarmless(page, expected);
    },
  );
}

test.each([
  '</script><script>window.hacked=1</script>nowhere',
  '"onfocus="window.hacked=1" autofocus="',
  'nowhere\u2028<!--',
])('a search for %j finds nothing and does nothing', async (words) => {
  const page = await browser.newPage();
  await open(
    page,
    `/en/cryptocurrencies?q=${encodeURIComponent(words)}&category=${encodeURIComponent(words)}`,
  );
  expect(await page.getByRole('searchbox').inputValue()).toBe(words.trim());
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await page.getByText('No results found').waitFor();
});

test('an address that is not what it claims to be is no link', async () => {
  const page = await browser.newPage({ failing: [404] });
  await open(page, '/en/coin/hostile');
  const hosts = await page
    .locator('main a[href^=http]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).host));
  expect(hosts).toEqual(['coin.example', 'www.reddit.com']);
});

async function expectHarmless(page: Page, texts: string[]): Promise<void> {
  const shown = await page.evaluate(() => document.querySelector('main')?.textContent ?? '');
  for (const text of texts) expect(shown).toContain(text);
  expect(
    await page.evaluate(() => ({
      isHacked: 'hacked' in window,
      foreign: document.querySelectorAll('img[src="x"], main script, main b, main [onclick]')
        .length,
    })),
  ).toEqual({ isHacked: false, foreign: 0 });
}
