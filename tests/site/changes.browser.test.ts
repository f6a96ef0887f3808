import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { addRecorded, type ListingEdit, saveEdit } from '#domain/listing/change/save.ts';
import { type Listing, NO_TEXTS } from '#domain/listing/listing.ts';
import { listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import { addressOf, eventually, open, openBrowser } from '#tests/browser/browser.ts';
import { type Surroundings, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import type { Site } from '#tests/rig/site.ts';
import { newListing } from '#tests/samples/listings.ts';
import { marketResponse, newMarketCoin } from '#tests/samples/market-coins.ts';
import { COINS_MARKETS } from '#tests/samples/market-site.ts';
import { newGrounds, PASS, ruledAs } from '#tests/samples/rulings.ts';

const BY = { what: 'edited', by: 'one@example.com' } as const;
const OPENED = 63;

const browser = openBrowser({ surround: marketOfTwo, prepare: changeRulings });

async function marketOfTwo(): Promise<Surroundings> {
  const fake = await startFakeUpstream();
  const coins = [
    newMarketCoin({ id: 'coin', symbol: 'COIN', name: 'Coin' }),
    newMarketCoin({ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin' }),
  ];
  fake.responses.set(COINS_MARKETS, { body: marketResponse(coins) });
  return { fake, environment: { MARKET_URL: fake.url, NEWS_FEEDS: '' } };
}

async function changeRulings({ db }: Site): Promise<void> {
  const coin = newListing({
    id: 'coin',
    name: 'Coin',
    symbol: 'COIN',
    // The first coin of its list.
    createdAt: new Date(),
    grounds: newGrounds(),
    texts: { ar: { name: 'العملة' } },
  });
  await addRecorded(db, coin, { what: 'added', by: BY.by });
  const change = (
    version: number,
    made: (before: Listing) => ListingEdit,
    why?: { en: string; ar: string },
  ) => saveEdit(db, 'coin', 'coin', { version, ...BY, why }, made);
  const criteria = { riba: { ...PASS, finding: 'concern' as const } };
  await change(
    1,
    (before) => ({ rulings: ruledAs(before, 'questionable', newGrounds({ criteria })).rulings }),
    {
      en: 'Its reserves earn interest.',
      ar: 'تدرّ احتياطياتها ربا.',
    },
  );
  for (let version = 2; version < 6; version += 1) {
    const en = { ...NO_TEXTS, name: 'Coin', reason: `Reason ${version}.` };
    const texts = { en, ar: { ...NO_TEXTS, name: 'العملة' } };
    await change(version, () => ({ texts }));
  }
  await addRecorded(db, newListing({ kind: 'exchange', id: 'gone', name: 'Gone Exchange' }), {
    what: 'added',
    by: BY.by,
  });
  await deleteListing(db, 'exchange', 'gone', { version: 1, by: BY.by });
}

const entries = (page: Page) => page.locator('main li[id^=entry-]');
/** The address of the Arabic page's link to older entries. */
const olderIn = (html: string) =>
  /<a\b[^>]*href="([^"]+)"[^>]*>(?:(?!<\/a>).)*تعديلات أقدم/s.exec(html)?.[1];
const highlights = (page: Page) => page.locator('since-visit:visible').count();

describe('the ledger of rulings', () => {
  test('shows every change with its verdicts, reason, time, editor and hash, and links to its feed', async () => {
    const [newest, second] = await listEntries(browser.site.db, { limit: 2 });
    const page = await browser.newPage();
    await page.goto('/en/changes');
    // The findings of an entry are folded.
    await page.locator('main summary').evaluateAll((all) => {
      for (const summary of all) (summary.parentElement as HTMLDetailsElement).open = true;
    });
    const texts = await entries(page).allInnerTexts();
    expect(texts).toHaveLength(16);
    expect(texts[0]).toMatch(/Halal[\s\S]*Withdrawn/);
    expect(await page.locator('main h4').first().innerText()).toBe('Gone Exchange');
    const all = page.getByRole('link', { name: /^All \d+ changes of verdict$/ });
    expect(await all.getAttribute('href')).toBe('/en/changes?only=verdict');
    // The listing is gone, its rulings are not.
    const links = entries(page).first().getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `/en/exchange/gone/rulings/${newest?.seq}`,
    ]);
    expect(texts[6]).toMatch(
      /Holding and spot buying[\s\S]*Halal[\s\S]*Questionable[\s\S]*What changed: verdict and findings on criteria\s+Riba: No objection \(“Pass” then\) → Concern\s+The reason as written under version 1 of the method:\s+Its reserves earn interest\.[\s\S]*UTC · a Tabayyan editor/i,
    );

    const check = page.getByRole('region', { name: 'How to read and check the ledger' });
    expect(await check.innerText()).toContain(`npm run data -- verify ${newest?.hash}`);
    const whole = entries(page)
      .first()
      .getByText(newest?.previous ?? '', { exact: true });
    expect([newest?.previous, await whole.isVisible()]).toEqual([second?.hash, true]);

    const feeds = await page
      .locator('head link[rel=alternate][type]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(feeds).toContain('/en/changes.atom');
    for (const href of feeds) expect((await fetch(browser.site.url + href)).status).toBe(200);

    await page.getByRole('heading', { name: 'Coin' }).getByRole('link').first().click();
    await page.waitForURL('**/en/coin/coin');
  });

  test('is in Arabic, with English-only texts marked, and paged to the first entry without JavaScript', async () => {
    const page = await browser.newPage({ javaScript: false, language: 'ar' });
    await page.goto('/changes');
    expect(await highlights(page)).toBe(0);
    const [english, arabic] = [entries(page).nth(2), entries(page).nth(6)];
    // Only its wording has changed.
    await english.locator('summary').first().click();
    expect(await english.locator('[lang=en]').innerText()).toBe('Reason 5.');
    expect(await english.innerText()).toContain('متاح بالإنجليزية فقط حتى الآن.');
    expect(await arabic.locator('[lang=en]').count()).toBe(0);
    await arabic.locator('summary').first().click();
    expect(await arabic.innerText()).toContain('تدرّ احتياطياتها ربا.');

    let seen = await entries(page).count();
    let oldest = await page.content();
    for (let count = 1; olderIn(oldest); count += 1) {
      oldest = await (await fetch(browser.site.url + olderIn(oldest))).text();
      seen += oldest.match(/<li [^>]*\bid="entry-\d+"/g)?.length ?? 0;
      expect(count).toBeLessThan(20);
    }
    const all = await listEntries(browser.site.db, { limit: 1000 });
    expect(all.length).toBeGreaterThan(OPENED);
    expect(seen).toBe(all.length);
    const [, first] = oldest.split('id="entry-1"');
    expect(first).toContain('التصنيف الأول');
  });

  test('shows for a name the entries of the listing that matches best, and nothing where none does', async () => {
    const page = await browser.newPage({ javaScript: false });
    await page.goto('/en/changes?q=coin');
    expect(await entries(page).count()).toBeGreaterThan(0);
    expect(await page.locator('main h4').allInnerTexts()).toEqual(['Coin']);
    await page.goto('/en/changes?q=zzzz');
    expect(await entries(page).count()).toBe(0);
    expect(await page.locator('main').innerText()).toContain('No results found');
  });

  test('reports that it is empty', async () => {
    const answer = await fetch(`${browser.site.url}/en/changes?before=1`);
    expect(await answer.text()).toContain('No entries yet.');
  });
});

test('the page of a listing has its latest five changes, with a link to all', async () => {
  const page = await browser.newPage();
  await page.goto('/en/coin/coin');
  const section = page.getByRole('region', { name: 'What changed' });
  expect(await section.locator('li[id^=entry-]').count()).toBe(5);
  await section.getByRole('link', { name: 'All changes to its classifications' }).click();
  await page.waitForURL('**/en/changes?of=coin:coin');
  await eventually(() => entries(page).count()).toBe(6);
  await page.getByRole('link', { name: 'Entries for all listings' }).click();
  await eventually(() => addressOf(page)).toBe('/en/changes');
});

describe('a change since the last visit', () => {
  const LISTS = ['/en/cryptocurrencies', '/en/search?q=coin', '/en/markets'];
  /** Makes this the browser's second visit; changes before the first are not new. */
  const lastHere = async (page: Page) => {
    // After the starter was entered, so that its listings are not new either.
    const [starter] = await listEntries(browser.site.db, {
      of: { kind: 'coin', id: 'bitcoin' },
      limit: 1,
    });
    const before = (starter?.at.getTime() ?? 0) + 1;
    await page.evaluate(
      ([before, at]) => localStorage.setItem('visit', JSON.stringify({ before, at })),
      [before, Date.now()],
    );
  };

  test('is highlighted in lists, on the listing’s page and in the ledger, without a request', async () => {
    const page = await browser.newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/en/changes');
    expect(await highlights(page)).toBe(0);
    await lastHere(page);
    for (const path of [...LISTS, '/en/coin/coin', '/en/changes']) {
      await page.goto(path);
      expect(await highlights(page), path).toBeGreaterThan(0);
      if (!LISTS.includes(path)) continue;
      const rows = page.locator('tbody tr, main li');
      const row = rows.filter({ has: page.getByText('Coin', { exact: true }) });
      expect(await row.first().innerText(), path).toContain('Changed since your last visit');
      const bitcoin = rows.filter({ has: page.getByText('Bitcoin', { exact: true }) }).first();
      expect([path, await bitcoin.locator('since-visit:visible').count()]).toEqual([path, 0]);
    }
    expect(requested.filter((url) => /visit/i.test(url))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('is highlighted while searching, and after navigation by React', async () => {
    const page = await browser.newPage();
    await page.goto('/en/news');
    await lastHere(page);
    await open(page, '/en/news');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('العملة');
    const option = page.getByRole('option', { name: 'Coin' }).first();
    await eventually(() => option.innerText()).toContain('Changed since your last visit');
    await page.keyboard.press('Escape');
    await page.locator('header').getByRole('link', { name: 'Coins' }).first().click();
    await page.waitForURL('**/en/cryptocurrencies');
    await eventually(() => highlights(page)).toBeGreaterThan(0);
  });
});
