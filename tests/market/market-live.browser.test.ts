import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import {
  eventually,
  open,
  openBrowser,
  overflowing,
  setVisibility,
  type Visitor,
} from '#tests/browser/browser.ts';
import { effectsRun, REFRESHES, stoppedClock } from '#tests/browser/stopped-clock.ts';
import type { FakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { withoutScripts } from '#tests/requests/shown.ts';
import { closeDatabase } from '#tests/rig/database.ts';
import { combinations } from '#tests/samples/combinations.ts';
import { marketResponse } from '#tests/samples/market-coins.ts';
import {
  BITCOIN,
  bitcoinIn,
  COINS,
  COINS_MARKETS,
  figureCells,
  figuresOf,
  market,
  namesIn,
  rowOf,
  staleIn,
} from '#tests/samples/market-site.ts';

const CUT: Visitor['failing'] = [503, 'net::ERR_CONNECTION_REFUSED'];

/** The age text of figures that are slightly over a minute old. */
const AGES = { ar: 'قبل دقيقة واحدة', en: '1 minute ago' };

describe('an open market table', () => {
  const { browser, respond, openAtStandstill, pass, passToRefresh, isStale, figures } =
    stoppedClock();

  test.each(
    combinations([['ar', 320]], [
      ['ar', 320],
      ['en', 1280],
    ] as const),
  )(
    'in %s, %i wide, brings new prices by itself, marks them and moves nothing',
    async (language, width) => {
      respond({ body: marketResponse(COINS) });
      const page = await openAtStandstill(language, { width });
      const row = rowOf(page, bitcoinIn(language));
      const price = figureCells(page, bitcoinIn(language)).nth(1).locator('bdi').first();
      expect(await price.innerText()).toBe('$43,567.89');
      expect(await page.locator('.just-changed').count()).toBe(0);
      const before = await heightsOf(row);

      const moved = { ...BITCOIN, price: 43_999.01 };
      respond({ body: marketResponse([moved, ...COINS.slice(1)]) });
      await pass(page, 61);
      // The cached figures are due: the site responds with them and revalidates.
      const { fresh } = LANGUAGES[language].text.markets;
      const words = fresh(AGES[language]);
      await eventually(() => page.getByText(words, { exact: true }).count()).toBe(1);
      expect(await heightsOf(row)).toEqual(before);
      expect(await isStale()).toBe(false);
      await eventually(async () => (await figures())[0]?.price).toBe(43_999.01);
      await passToRefresh(page);
      await eventually(() => price.innerText()).toBe('$43,999.01');
      await eventually(() => page.locator('.just-changed').allInnerTexts()).toEqual(['$43,999.01']);
      expect(await staleIn(page, language)).toBe(0);
      expect(await heightsOf(row)).toEqual(before);

      await pass(page, 3);
      await eventually(() => page.locator('.just-changed').count()).toBe(0);
      expect(await price.innerText()).toBe('$43,999.01');
    },
  );

  test('refreshes due figures once, and again after the server could revalidate', async () => {
    respond({ body: marketResponse(COINS) });
    const page = await openAtStandstill('en');
    await noteFetches(page);
    await pass(page, 61);
    await eventually(() => fetchesOf(page)).toHaveLength(1);
    await eventually(() => page.getByText(AGES.en).count()).toBe(1);
    await pass(page, 2);
    await effectsRun(page);
    expect(await fetchesOf(page)).toHaveLength(1);
    await passToRefresh(page);
    expect(await fetchesOf(page)).toHaveLength(2);
  });

  test('does not refresh while the reader has stopped it, or in a hidden tab', async () => {
    const page = await openAtStandstill('en');
    await noteFetches(page);
    const choice = page.getByRole('checkbox', { name: LANGUAGES.en.text.markets.renewed });
    await choice.uncheck();
    await pass(page, 600);
    await effectsRun(page);
    expect(await fetchesOf(page)).toEqual([]);
    await setVisibility(page, 'hidden');
    await choice.check();
    await pass(page, 600);
    await effectsRun(page);
    expect(await fetchesOf(page)).toEqual([]);
    await setVisibility(page, 'visible');
    await eventually(() => fetchesOf(page)).toEqual(['/en/markets.data']);
  });

  test('reports the age of its figures while the reader has stopped it', async () => {
    const page = await openAtStandstill('en');
    const { renewed, fresh } = LANGUAGES.en.text.markets;
    await page.getByRole('checkbox', { name: renewed }).uncheck();
    await pass(page, 601);
    await eventually(() => page.getByText(fresh('10 minutes ago')).count()).toBe(1);
  });

  test('keeps its figures and reports their age once the service fails', async () => {
    const language = 'ar';
    const page = await openAtStandstill(language);
    const before = await namesIn(page);
    respond({ fault: '500' });
    await pass(page, 61);
    await eventually(isStale).toBe(true);
    await passToRefresh(page);
    await eventually(() => staleIn(page, language)).toBe(1);
    await pass(page, 174);
    const { stale } = LANGUAGES[language].text.markets;
    const age = 'قبل 4 دقائق';
    await eventually(() => page.getByText(stale(age), { exact: true }).count()).toBe(1);
    expect(await namesIn(page)).toEqual(before);

    // New visitors get the same.
    const another = await browser.newPage({ language });
    await another.goto(localizedPath('/markets', language));
    expect(await another.getByText(stale(age), { exact: true }).isVisible()).toBe(true);
    expect(await namesIn(another)).toEqual(before);
    const { stale: old, items } = await (await fetch(`${browser.site.url}/api/markets`)).json();
    expect([old, items.length]).toEqual([true, 45]);
    // Restores the service for the next test.
    respond({ body: marketResponse(COINS) });
  });

  test.each([
    ['is gone', 'ar', (route: Route) => route.abort('connectionrefused')],
    ['has a proxy that says 503', 'en', (route: Route) => route.fulfill({ status: 503 })],
  ] as const)('whose server %s keeps its rows and recovers (%s)', async (_, language, fail) => {
    const page = await openAtStandstill(language, { failing: CUT });
    const { unreachable } = LANGUAGES[language].text.markets;
    const ages = {
      ar: ['قبل دقيقة واحدة', 'قبل 3 دقائق'],
      en: ['1 minute ago', '3 minutes ago'],
    }[language];
    const before = await namesIn(page);
    await page.route(REFRESHES, fail);
    for (const [place, seconds] of [61, 120].entries()) {
      await pass(page, seconds);
      const words = unreachable(ages[place] ?? '');
      await eventually(() => page.getByText(words, { exact: true }).count()).toBe(1);
      expect(await namesIn(page)).toEqual(before);
    }

    await page.unroute(REFRESHES);
    await passToRefresh(page);
    await eventually(() => staleIn(page, language)).toBe(1);
    await eventually(isStale).toBe(false);
    await passToRefresh(page);
    const { fresh } = LANGUAGES[language].text.markets;
    const age = { ar: 'الآن', en: 'just now' }[language];
    await eventually(() => page.getByText(fresh(age), { exact: true }).count()).toBe(1);
    expect(await namesIn(page)).toEqual(before);
  });

  test('gives up waiting for a response after a timeout', async () => {
    const page = await openAtStandstill('en');
    const refresh = page.waitForRequest(REFRESHES);
    await page.route(REFRESHES, () => {});
    await pass(page, 61);
    await refresh;
    await pass(page, 21);
    const words = LANGUAGES.en.text.markets.unreachable('1 minute ago');
    await eventually(() => page.getByText(words, { exact: true }).count()).toBe(1);
  });

  test('that fails to load is not shown empty', async () => {
    const page = await browser.newPage({ failing: CUT });
    await open(page, '/en/markets?page=2');
    await page.route(REFRESHES, (route) => route.abort('connectionrefused'));
    await page.getByRole('link', { name: 'Previous' }).click();
    await page.getByRole('heading', { name: LANGUAGES.en.text.errors.unexpected }).waitFor();
    expect(await page.locator('table').count()).toBe(0);
  });
});

describe('before the market service has ever responded', () => {
  let fake: FakeUpstream;
  const browser = openBrowser({
    surround: async () => {
      const surroundings = await market();
      fake = surroundings.fake;
      fake.responses.set(COINS_MARKETS, { fault: 'hang' });
      return surroundings;
    },
  });

  // `npm run chaos -- upstreams` judges the three seconds: here other tests share the machine.
  test('the page responds with a notice instead of waiting', async () => {
    const start = performance.now();
    const response = await fetch(`${browser.site.url}/en/markets`);
    expect(performance.now() - start).toBeLessThan(6_000);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Market data is not available right now');

    await fake.refuse();
    const shownAt = async (path: string) =>
      withoutScripts(await (await fetch(browser.site.url + path)).text());
    for (const language of LANGUAGE_CODES) {
      const { markets } = LANGUAGES[language].text;
      const table = await shownAt(localizedPath('/markets', language));
      expect(table).toContain(markets.none);
      // The directory's coins and their verdicts are shown without figures.
      expect(table).toContain(markets.listedTitle);
      expect(table).not.toContain(markets.live);
      expect(await shownAt(localizedPath('/coin/bitcoin', language))).not.toContain(markets.live);
    }
    const api = await fetch(`${browser.site.url}/api/markets`);
    expect(await api.json()).toEqual({ items: [], updatedAt: null, stale: true });
  });
});

describe('while the directory is unavailable', () => {
  const browser = openBrowser({ surround: market, prepare: ({ db }) => closeDatabase(db) });

  test.each(
    combinations([['ar', 'التصنيفات غير متاحة الآن.', 'غير مُراجَعة']], [
      ['ar', 'التصنيفات غير متاحة الآن.', 'غير مُراجَعة'],
      ['en', 'Verdicts are not available right now.', 'Not reviewed'],
    ] as const),
  )('in %s no coin is said to be unreviewed', async (language, words, wrong) => {
    const page = await browser.newPage({ language });
    await page.goto(localizedPath('/markets', language));
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.getByText(words, { exact: true }).isVisible()).toBe(true);
      const dashes = page.getByText(LANGUAGES[language].text.markets.noVerdict, { exact: true });
      expect(await dashes.filter({ visible: true }).count()).toBe(20);
      expect(await overflowing(page), `at ${width}`).toEqual([]);
    }
    expect(await page.getByText(wrong, { exact: true }).count()).toBe(0);
    expect((await figuresOf(page, 'Bitcoin'))[1]).toBe('$43,567.89');
  });
});

/** Position and height of a row; column widths vary with the prices. */
async function heightsOf(row: Locator) {
  const box = await row.boundingBox();
  return [box?.y, box?.height];
}

/** Records the paths that the page fetches, for `fetchesOf`. */
function noteFetches(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { fetch } = window;
    const paths: string[] = [];
    window.fetch = (...question) => {
      paths.push(new URL(new Request(...question).url).pathname);
      return fetch(...question);
    };
    Object.assign(window, { paths });
  });
}

function fetchesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { paths: string[] }).paths);
}
