import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import {
  eventually,
  open,
  openBrowser,
  overflowing,
  type Visitor,
} from '#tests/browser/browser.ts';
import { stoppedClock } from '#tests/browser/stopped-clock.ts';
import type { FakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { closeDatabase } from '#tests/rig/database.ts';
import { marketAnswer } from '#tests/samples/market-coins.ts';
import {
  COINS,
  COINS_MARKETS,
  figuresOf,
  market,
  namesIn,
  READERS,
  staleIn,
} from '#tests/samples/market-site.ts';

const REFRESHES = /\/markets\.data/;
const CUT: Visitor['failing'] = [503, 'net::ERR_CONNECTION_REFUSED'];

describe('an open market table', () => {
  const { browser, answer, openAtStandstill, pass, isStale } = stoppedClock();

  test.each(READERS)(
    'in %s keeps its figures and reports their age once the service fails',
    async (language) => {
      const page = await openAtStandstill(language);
      const before = await namesIn(page);
      answer({ fault: '500' });
      await pass(page, 61);
      await eventually(isStale).toBe(true);
      await pass(page, 6);
      await eventually(() => staleIn(page, language)).toBe(1);
      await pass(page, 174);
      const { stale } = LANGUAGES[language].text.markets;
      const age = { ar: 'قبل 4 دقائق', en: '4 minutes ago' }[language];
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
      answer({ body: marketAnswer(COINS) });
    },
  );

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
    await pass(page, 16);
    await eventually(() => staleIn(page, language)).toBe(1);
    await eventually(isStale).toBe(false);
    await pass(page, 6);
    const { fresh } = LANGUAGES[language].text.markets;
    const age = { ar: 'الآن', en: 'now' }[language];
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
      fake.answers.set(COINS_MARKETS, { fault: 'hang' });
      return surroundings;
    },
  });

  test('the page responds within three seconds with a notice', async () => {
    const start = performance.now();
    const answer = await fetch(`${browser.site.url}/en/markets`);
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Market data is not available right now');

    await fake.refuse();
    for (const language of READERS) {
      const page = await browser.newPage({ language });
      const { text } = LANGUAGES[language];
      await open(page, localizedPath('/markets', language));
      expect(await page.getByText(text.markets.none, { exact: true }).isVisible()).toBe(true);
      expect(await page.locator('table').count()).toBe(0);
      await open(page, localizedPath('/coin/bitcoin', language));
      expect(await page.getByRole('heading', { name: text.markets.live }).count()).toBe(0);
    }
    const api = await fetch(`${browser.site.url}/api/markets`);
    expect(await api.json()).toEqual({ items: [], updatedAt: null, stale: true });
  });
});

describe('while the directory is unavailable', () => {
  const browser = openBrowser({ surround: market, prepare: ({ db }) => closeDatabase(db) });

  test.each([
    ['ar', 'لا يتيسّر عرض الأحكام الآن.', 'غير مُراجَعة'],
    ['en', 'Verdicts cannot be shown right now.', 'Not reviewed'],
  ] as const)('in %s no coin is said to be unreviewed', async (language, words, wrong) => {
    const page = await browser.newPage({ language });
    await open(page, localizedPath('/markets', language));
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
