import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ar as AR } from '#app/i18n/text.ar.ts';
import { en as EN } from '#app/i18n/text.en.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { withoutScripts } from '#tests/requests/shown.ts';
import type { Site } from '#tests/rig/site.ts';
import { NOTHING_KNOWN, newListing } from '#tests/samples/listings.ts';

const browser = openBrowser({ prepare: addSpecialListings });

const BOTH = {
  category: 'questionable',
  rating: 3.5,
  established: '2014',
  country: 'Switzerland',
  website: 'https://www.whole.example/start',
  twitter: '@whole_coin',
  reddit: 'https://www.reddit.com/r/whole',
  github: 'https://github.com/whole/whole',
  texts: {
    en: {
      description: 'What it is.',
      pros: 'First strength\n\n  Second strength  ',
      cons: 'One weakness',
      reason: 'Because of how it is used.',
    },
    ar: {
      name: 'كامل',
      description: 'ما هو.',
      pros: 'قوة أولى\nقوة ثانية',
      cons: 'ضعف واحد',
      reason: 'لما يُستعمل فيه.',
    },
  },
} as const;

async function addSpecialListings({ db }: Site): Promise<void> {
  await addUnrecorded(db, [
    newListing({ id: 'whole', name: 'Whole', symbol: 'WHL', rank: 12, ...BOTH }),
    newListing({ id: 'bare', name: 'Bare', ...NOTHING_KNOWN }),
    newListing({ id: 'letter', name: 'Zamzam' }),
    newListing({ id: 'broken', name: 'Zamzam', image: '/logos/no-such.svg' }),
    newListing({ id: 'english', name: 'English Only', texts: { en: { description: 'A text.' } } }),
  ]);
  await addUnrecorded(db, [
    newListing({ kind: 'exchange', id: 'whole', name: 'Whole', symbol: 'WHL', ...BOTH }),
    newListing({ kind: 'exchange', id: 'bare', name: 'Bare', ...NOTHING_KNOWN }),
  ]);
}

describe.each(KINDS)('the page of a %s', (kind) => {
  test('shows everything about it in English, with safe links to the official addresses', async () => {
    const page = await browser.newPage();
    // A link to a folded part opens it.
    await page.goto(`/en/${kind}/whole#about`);
    expect(await page.locator('h1').innerText()).toMatch(/^Whole\s+WHL$/);
    expect(await page.getByRole('img', { name: '3.5 out of 5' }).count()).toBe(1);
    const ruling = await page.getByRole('region', { name: 'Why this verdict' }).innerText();
    expect(ruling).toContain(BOTH.texts.en.reason);
    const glance = await page.getByRole('region', { name: 'At a glance' }).innerText();
    expect(glance).toContain('Questionable');
    expect(await page.getByRole('region', { name: 'About' }).innerText()).toContain('What it is.');
    expect(await itemsOf(page, 'Pros')).toEqual(['First strength', 'Second strength']);
    expect(await itemsOf(page, 'Cons')).toEqual(['One weakness']);
    const facts = await page.getByRole('region', { name: 'Facts' }).innerText();
    expect(facts).toMatch(/Established\s+2014/);
    expect(facts).toMatch(/Country\s+Switzerland/);
    if (kind === 'coin') expect(facts).toMatch(/Rank by market cap\s+12/);
    const links = await page
      .locator('main a[href^=http]')
      .evaluateAll((all) =>
        all.map((link) => ['href', 'rel', 'target'].map((name) => link.getAttribute(name))),
      );
    expect(links).toEqual(
      [
        'https://www.whole.example/start',
        'https://x.com/whole_coin',
        'https://www.reddit.com/r/whole',
        'https://github.com/whole/whole',
      ].map((href) => [href, 'noopener noreferrer nofollow', '_blank']),
    );
  });

  test('shows everything about it in Arabic', async () => {
    const page = await browser.newPage({ language: 'ar' });
    await page.goto(`/${kind}/whole#about`);
    expect(await page.locator('h1').innerText()).toMatch(/^كامل\s+WHL$/);
    const main = await page.locator('main').innerText();
    for (const text of ['محل نظر', 'لما يُستعمل فيه.', 'ما هو.', 'سويسرا', '2014']) {
      expect(main).toContain(text);
    }
    expect(await itemsOf(page, 'المزايا')).toEqual(['قوة أولى', 'قوة ثانية']);
    expect(await itemsOf(page, 'العيوب')).toEqual(['ضعف واحد']);
    expect(main).not.toContain('Because of');
  });

  test('without verdict, reason and links shows none, and that it is not reviewed', async () => {
    const page = await browser.newPage();
    await page.goto(`/en/${kind}/bare`);
    const main = await page.locator('main').innerText();
    const shown = ['not yet reviewed', 'Unknown', 'N/A', 'Not rated yet'];
    for (const text of shown) expect(main).toContain(text);
    const absent = ['Why this verdict', 'Official links', 'Pros'];
    for (const text of absent) expect(main).not.toContain(text);
    await page.goto(`/ar/${kind}/bare`, { waitUntil: 'commit' });
    await page.getByText('لم يُراجَع بعد', { exact: true }).waitFor();
  });
});

test('an English-only text has a note on an Arabic page, and is marked as English', async () => {
  const page = await browser.newPage({ language: 'ar' });
  await page.goto('/coin/english#about');
  const about = page.getByRole('region', { name: 'نبذة' });
  expect(await about.innerText()).toContain('متاح بالإنجليزية فقط حتى الآن.');
  expect(await about.locator('[lang=en][dir=ltr]').innerText()).toBe('A text.');
});

test.each([true, false])(
  'a picture that fails leaves the letter (JavaScript: %s)',
  async (javaScript) => {
    const page = await browser.newPage({ javaScript, failing: [404] });
    const letterOn = async (path: string) => {
      await (javaScript ? open(page, path) : page.goto(path));
      await page.evaluate(() => document.fonts.ready);
      const logo = page.locator('article header [aria-hidden=true]', { hasText: /^Z$/ }).first();
      const box = await logo.boundingBox();
      if (!box) throw new Error('no logo');
      // The middle, with the letter.
      const clip = { x: box.x + 20, y: box.y + 20, width: box.width - 40, height: box.height - 40 };
      return page.screenshot({ clip });
    };
    const letter = await letterOn('/en/coin/letter');
    expect((await letterOn('/en/coin/broken')).equals(letter)).toBe(true);
  },
);

test.each([
  ['/en/coin/no-such', [EN.coins.notFound, EN.errors.notListed]],
  [
    '/en/exchange/no-such',
    [EN.exchanges.notFound, EN.exchanges.notFoundText, 'href="/en/exchange"'],
  ],
  ['/coin/no-such', [AR.coins.notFound]],
  ['/exchange/no-such', [AR.exchanges.notFound, AR.exchanges.notFoundText]],
  [
    '/en/no-such-coin',
    [EN.errors.notFound, EN.errors.backToHome, '>/en/no-such-coin<', 'href="/en/scammed"'],
  ],
  ['/coin/bitcoin/more', [AR.errors.notFound, AR.errors.backToHome]],
  ['/en/coin/%00', [EN.coins.notFound]],
  [`/en/exchange/${'x'.repeat(2_000)}`, [EN.exchanges.notFound]],
  [
    '/en/positions/dar-al-ifta',
    [EN.errors.noHolder, 'href="/en/positions/dar-al-ifta-egypt"', 'href="/en/positions"'],
  ],
  ['/country/jordania', [AR.errors.noCountry, 'href="/country/jo"', 'href="/country"']],
  // The id of an exchange.
  ['/en/coin/binance', [EN.coins.notFound, EN.errors.nearest, 'href="/en/exchange/binance"']],
])('%.30s responds with 404 and a notice', async (path, texts) => {
  const answer = await fetch(browser.site.url + path);
  expect(answer.status).toBe(404);
  const shown = withoutScripts(await answer.text()).replaceAll('&#x27;', "'");
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(shown) ?? [];
  for (const text of texts) expect(main).toContain(text);
});

function itemsOf(page: Page, heading: string): Promise<string[]> {
  return page.getByRole('region', { name: heading }).locator('li').allInnerTexts();
}

test('an exchange that nobody has rated says so beside its default stars, in every list', async () => {
  const createdAt = new Date();
  await addUnrecorded(browser.site.db, [
    newListing({ kind: 'exchange', id: 'unrated', name: 'Unrated', rating: null, createdAt }),
  ]);
  const page = await browser.newPage();
  for (const path of ['/en', '/en/exchange']) {
    await page.goto(path);
    const cards = page.locator('article').filter({ hasText: 'Not rated yet' });
    expect(await cards.count(), path).toBeGreaterThan(0);
    await cards
      .first()
      .getByRole('img', { name: /^Rating: [45] out of 5$/ })
      .waitFor();
  }
});
