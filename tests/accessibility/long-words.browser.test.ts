import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { headlineTasks } from '#db/schema.ts';
import { addRecorded } from '#domain/listing/change/save.ts';
import { saveRuling } from '#domain/listing/change/save-ruling.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { openBrowser, overflowing } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import {
  apiResponse,
  feedResponse,
  type Surroundings,
  startFakeUpstream,
} from '#tests/fakes/fake-upstream.ts';
import type { Site } from '#tests/rig/site.ts';
import { combinations } from '#tests/samples/combinations.ts';
import { saveMeanwhile } from '#tests/samples/listing-form.ts';
import { newListing } from '#tests/samples/listings.ts';
import { marketResponse, newMarketCoin } from '#tests/samples/market-coins.ts';
import { COINS_MARKETS } from '#tests/samples/market-site.ts';
import { newGrounds } from '#tests/samples/rulings.ts';

// A word of a hundred letters wraps wherever it is: a flex row or a table cell is otherwise as wide as its longest word.

const PHONE_WIDTH = 360;
const LATIN = 'Wundervoll'.repeat(10);
const ARABIC = 'استخدامات'.repeat(11);
const ADDRESS = `https://example.com/${LATIN}`;
const BOTH = { en: LATIN, ar: ARABIC };

const browser = openBrowser({ surround: outside, prepare: addLongWords });

async function outside(): Promise<Surroundings> {
  const fake = await startFakeUpstream();
  const coins = Array.from({ length: 3 }, (_, place) =>
    newMarketCoin({
      id: `long-${place}`,
      name: LATIN,
      symbol: LATIN.toUpperCase(),
      rank: place + 1,
    }),
  );
  fake.responses.set(COINS_MARKETS, { body: marketResponse(coins) });
  fake.responses.set('/news', { body: apiResponse(LATIN, `${LATIN}2`) });
  fake.responses.set('/feed', { body: feedResponse(ARABIC, `${ARABIC}٢`) });
  return {
    fake,
    environment: {
      MARKET_URL: fake.url,
      NEWS_URL: `${fake.url}/news`,
      NEWS_KEY: 'key',
      NEWS_FEEDS: `ar=${fake.url}/feed`,
    },
  };
}

async function addLongWords({ db }: Site): Promise<void> {
  const by = `${LATIN.toLowerCase().slice(0, 60)}@example.com`;
  for (const kind of KINDS) {
    await addRecorded(db, listingOf(kind), { what: 'added', by });
    await saveMeanwhile(db, kind, 'long', { country: `${LATIN}s`, en: { pros: `${LATIN}s` } }, by);
    const why = BOTH;
    for (const verdict of ['questionable', 'haram'] as const) {
      const version = verdict === 'haram' ? 4 : 3;
      const ruling = {
        scope: 'spot',
        verdict,
        grounds: grounds(),
        why,
        hasReadArabic: true,
      } as const;
      const { outcome } = await saveRuling(db, kind, 'long', ruling, { version: version - 1, by });
      if (outcome !== 'saved') throw new Error(`${kind} ${verdict}: ${outcome}`);
    }
    await db.insert(headlineTasks).values({
      kind,
      listingId: 'long',
      storyAddress: `address ${kind}`,
      storyTitle: `title ${kind}`,
      url: ADDRESS,
      title: LATIN,
      language: 'en',
      source: LATIN,
      alarm: 'hack',
      publishedAt: new Date(),
    });
  }
}

function listingOf(kind: Kind): Listing {
  const texts = { name: LATIN, description: LATIN, pros: LATIN, cons: LATIN, reason: LATIN };
  const arabic = { name: ARABIC, description: ARABIC, pros: ARABIC, cons: ARABIC, reason: ARABIC };
  // The newest and best, so that it is on the home page and first in every list.
  const createdAt = new Date();
  return newListing({
    kind,
    id: 'long',
    symbol: 'WWWWWWWWWW',
    rating: 5,
    country: LATIN,
    website: ADDRESS,
    reddit: ADDRESS,
    github: ADDRESS,
    telegram: ADDRESS,
    whitepaper: ADDRESS,
    twitter: '@Wundervollwunde',
    createdAt,
    updatedAt: createdAt,
    texts: { en: texts, ar: arabic, tr: texts },
  });
}

function grounds() {
  const evidence = { url: ADDRESS, title: LATIN, quote: LATIN, readOn: '2026-11-01' };
  const criterion = { finding: 'concern' as const, note: BOTH, evidence: [evidence] };
  const stance = { stance: 'haram' as const, saidOn: '2021', language: 'en' as const };
  return newGrounds({
    departure: BOTH,
    criteria: { riba: criterion, gharar: criterion },
    positions: [{ ...stance, who: BOTH, quote: LATIN, url: ADDRESS, title: LATIN }],
  });
}

const PUBLIC = [
  ...['/', '/?tab=comparison', '/cryptocurrencies', '/exchange', '/coin/long', '/exchange/long'],
  ...['/cryptocurrencies?sort=rating', '/markets', '/news', '/changes', '/changes?of=coin:long'],
  ...[
    '/compare?ids=long,bitcoin',
    '/compare?kind=exchange&ids=long,binance',
    `/compare?of=${LATIN}`,
  ],
  ...[`/search?q=${LATIN}`, '/search?q=wundervoll', `/check?q=${LATIN}`, `/check?q=${ADDRESS}`],
  ...[
    `/cryptocurrencies?q=${LATIN}x`,
    `/exchange?q=${LATIN}`,
    `/markets?q=${LATIN}`,
    `/nowhere/${LATIN}`,
  ],
];

const OF_LISTINGS = [
  ...['', '/add', '/edit/long', '/edit/long/history'],
  ...['/ruling/long', '/soundness/long', '/translations/long', '/delete/long'],
];

/** Every second one, from the first or the second: both languages, and both kinds, have the same components. */
const inTurn = <T>(all: readonly T[], first: number) =>
  combinations(
    all.filter((_, place) => place % 2 === first),
    all,
  );

test.each(['ar', 'en'] as const)(
  'a public page is no wider than a phone (%s)',
  async (language) => {
    const page = await browser.newPage({ language, width: PHONE_WIDTH, failing: [404] });
    const paths = inTurn(PUBLIC, language === 'ar' ? 0 : 1);
    expect(
      await wide(
        page,
        paths.map((path) => localizedPath(path, language)),
      ),
    ).toEqual({});
  },
);

test('a page of the admin is no wider than a phone', async () => {
  const { page } = await editorsPage(browser, { width: PHONE_WIDTH });
  const paths = KINDS.flatMap((kind, first) =>
    inTurn(OF_LISTINGS, first).map((path) => `${KIND_WORDS[kind].path}${path}`),
  );
  expect(await wide(page, ['/admin/dashboard', ...paths])).toEqual({});
});

/** The addresses of pages that stick out, with what does. */
async function wide(page: Page, paths: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    // A comparison scrolls in a frame of its own; the page does not.
    const mayScroll = /\/compare\?/.test(path);
    const out = (await overflowing(page)).filter(
      (text) => !mayScroll || text.startsWith('the page'),
    );
    if (out.length > 0) found[path] = out;
  }
  return found;
}
