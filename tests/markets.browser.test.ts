import type { Page, Route } from 'playwright-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import {
  addressOf,
  eventually,
  open,
  openBrowser,
  type Surroundings,
  settled,
  stickingOut,
  type Visitor,
} from './browser.ts';
import { closeDatabase } from './database.ts';
import { type FakeUpstream, startFakeUpstream } from './fake-upstream.ts';
import { marketAnswer, newMarketCoin } from './market-coins.ts';
import { obstacles } from './obstacles.ts';

const LANGUAGE_NAMES = ['ar', 'en'] as const;
const COINS_MARKETS = '/coins/markets';
const REFRESHES = /\/markets\.data/;
const CUT: Visitor['failing'] = [503, 'net::ERR_CONNECTION_REFUSED'];
const MARKUP = '<img src=x onerror=alert(1)> <b>Bold</b>';
const LONG_WORD = 'Supercalifragilisticexpialidocious';
const NO_FIGURES = {
  price: null,
  change24h: null,
  marketCap: null,
  volume: null,
  circulatingSupply: null,
};

const BITCOIN = newMarketCoin({
  id: 'bitcoin',
  symbol: 'BTC',
  name: 'Bitcoin',
  rank: 1,
  price: 43_567.89,
  change24h: 2.34,
  marketCap: 850_123_456_789,
  volume: 28_500_000_000,
  circulatingSupply: 19_500_000,
  maxSupply: 21_000_000,
});
const SPECIAL = [
  BITCOIN,
  newMarketCoin({ id: 'bitcoin-copy', symbol: 'BTC', name: 'Bitcoin Copy', change24h: -8.196 }),
  newMarketCoin({ id: 'tiny', symbol: 'TINY', name: 'Tiny', price: 3.2e-13, change24h: 0 }),
  newMarketCoin({ id: 'markup', symbol: 'MUP', name: MARKUP }),
  newMarketCoin({ id: 'unknown', symbol: 'UNK', name: 'Unknown', rank: null, ...NO_FIGURES }),
  newMarketCoin({ id: 'arabic', symbol: 'IKH', name: 'عملة الإختبار' }),
  newMarketCoin({
    id: 'long',
    symbol: 'WRAPPEDSTAKED',
    name: `${LONG_WORD} wrapped staked bridged liquid token of the second generation`,
    price: 1.2345e-12,
    change24h: -99.99,
    marketCap: 9_876_543_210_987_654,
    volume: 9_876_543_210_987_654,
    circulatingSupply: 9.9e15,
  }),
  newMarketCoin({ id: 'unknown-2', symbol: 'UN2', name: 'Unknown Too', ...NO_FIGURES }),
];
const COINS = [
  ...SPECIAL,
  ...Array.from({ length: 45 - SPECIAL.length }, (_, place) =>
    newMarketCoin({ name: `Other ${place}`, price: 100 + place, change24h: 20 - place }),
  ),
];

let fake: FakeUpstream;

/** A market service that answers with `COINS`, and no other service. */
async function market(): Promise<Surroundings> {
  fake = await startFakeUpstream();
  fake.answers.set(COINS_MARKETS, { body: marketAnswer(COINS) });
  return { fake, environment: { MARKET_URL: fake.url, NEWS_FEEDS: '' } };
}

describe('the market table', () => {
  const browser = openBrowser({ surround: market });

  test.each(LANGUAGE_NAMES)(
    'in %s holds 20 rows a page, the page in the address',
    async (language) => {
      const page = await browser.newPage({ language });
      const path = localizedPath('/markets', language);
      const { text } = LANGUAGES[language];
      await open(page, path);
      const pages = page.getByRole('navigation', { name: text.pages.label });
      expect(await namesIn(page)).toHaveLength(20);
      expect(await pages.locator('li').allInnerTexts()).toEqual(['1', '2', '3']);
      expect(await pages.getByRole('link', { name: text.pages.previous }).count()).toBe(0);

      await pages.getByRole('link', { name: text.pages.next }).click();
      await eventually(() => addressOf(page)).toBe(`${path}?page=2`);
      await eventually(async () => (await namesIn(page))[0]).toBe(COINS[20]?.name);
      await pages.getByRole('link', { name: text.pages.next }).click();
      await eventually(() => addressOf(page)).toBe(`${path}?page=3`);
      await eventually(() => namesIn(page)).toEqual(COINS.slice(40).map(({ name }) => name));
      expect(await pages.getByRole('link', { name: text.pages.next }).count()).toBe(0);

      await pages.getByRole('link', { name: text.pages.previous }).click();
      await eventually(() => addressOf(page)).toBe(`${path}?page=2`);
    },
  );

  test('shows the nearest page to one that makes no sense', async () => {
    const queries = ['page=99', 'page=-1', 'page=x', 'sort=colour', 'sort=price&order=up', 'q=%00'];
    const answers = await Promise.all(
      queries.map((query) => fetch(`${browser.site.url}/en/markets?${query}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(queries.map(() => 200));
    const page = await browser.newPage();
    await page.goto('/en/markets?page=99');
    expect(await namesIn(page)).toEqual(COINS.slice(40).map(({ name }) => name));
  });

  test.each([
    ['en', 'bitc', ['Bitcoin', 'Bitcoin Copy']],
    ['en', 'tiny', ['Tiny']],
    ['en', 'بيتكوين', ['Bitcoin']],
    ['ar', 'bitcoin', ['بيتكوين', 'Bitcoin Copy']],
    ['ar', 'بِيتكوين', ['بيتكوين']],
    ['ar', 'اختبار', ['عملة الإختبار']],
  ] as const)('in %s «%s» finds %s', async (language, words, names) => {
    const page = await browser.newPage({ language });
    await open(page, localizedPath('/markets?sort=name', language));
    await page.getByRole('searchbox').fill(words);
    await eventually(async () => (await namesIn(page)).toSorted()).toEqual(names.toSorted());
    expect(new URL(page.url()).searchParams.get('q')).toBe(words);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name');
  });

  test('says when nothing is found', async () => {
    const page = await browser.newPage();
    await open(page, '/en/markets?q=nothing+like+it');
    expect(await page.getByText('No results found', { exact: true }).isVisible()).toBe(true);
    expect(await page.locator('table').count()).toBe(0);
  });

  test.each([
    ['ar', 'price'],
    ['en', 'price'],
    ['en', 'change24h'],
  ] as const)('in %s sorts by %s, what has none last either way', async (language, column) => {
    const page = await browser.newPage({ language });
    const path = localizedPath('/markets', language);
    await open(page, `${path}?page=2`);
    const { columns } = LANGUAGES[language].text.markets;
    const heading = page.getByRole('columnheader', { name: columns[column] });
    const known = COINS.filter((coin) => coin[column] !== null).map((coin) => coin[column]);
    const falling = known.toSorted((a, b) => Number(b) - Number(a));
    expect(await heading.getAttribute('aria-sort')).toBeNull();
    for (const [order, direction, expected] of [
      ['', 'descending', falling],
      ['&order=asc', 'ascending', falling.toReversed()],
    ] as const) {
      await heading.getByRole('link').click();
      await eventually(() => addressOf(page)).toBe(`${path}?sort=${column}${order}`);
      await eventually(() => heading.getAttribute('aria-sort')).toBe(direction);
      const names = await namesIn(page);
      const shown = COINS.map((coin) => ({
        ...coin,
        name: coin === BITCOIN ? bitcoinIn(language) : coin.name,
      }));
      expect(names.map((name) => shown.find((coin) => coin.name === name)?.[column])).toEqual(
        expected.slice(0, 20),
      );
      const answer = await browser.newPage({ language, javaScript: false });
      await answer.goto(`${path}?sort=${column}${order}&page=3`);
      expect((await namesIn(answer)).slice(-2)).toEqual(['Unknown', 'Unknown Too']);
    }
  });

  test.each(LANGUAGE_NAMES)('in %s writes figures as people read them', async (language) => {
    const page = await browser.newPage({ language });
    await open(page, localizedPath('/markets', language));
    const { noFigure } = LANGUAGES[language].text.markets;
    expect(await figuresOf(page, bitcoinIn(language))).toEqual([
      '1',
      '$43,567.89',
      expect.stringMatching(/^▲.*\+2\.34%$/s),
      '$850,123.46M',
      '$28,500M',
      expect.stringMatching(/^19\.5M$/i),
    ]);
    expect((await figuresOf(page, 'Bitcoin Copy'))[2]).toMatch(/^▼.*-8\.20%$/s);
    const tiny = await figuresOf(page, 'Tiny');
    expect(tiny.slice(1, 3)).toEqual(['$0.00000000000032', '0.00%']);
    const none = (await figuresOf(page, 'Unknown')).map((text) => text.replace(/\s+/g, ''));
    expect(none).toEqual(Array(6).fill(`—${noFigure}`.replace(/\s+/g, '')));
  });

  test('shows markup in a name as the text it is', async () => {
    const page = await browser.newPage();
    await open(page, '/en/markets');
    expect(await namesIn(page)).toContain(MARKUP);
    expect(await page.locator('table b, table img[src=x]').count()).toBe(0);
  });

  test.each([
    ['ar', '/coin/bitcoin', 'حلال', 'غير مُراجَعة'],
    ['en', '/en/coin/bitcoin', 'Halal', 'Not reviewed'],
  ] as const)(
    'in %s links to a review only where it is certain',
    async (language, path, verdict, none) => {
      const page = await browser.newPage({ language });
      await open(page, localizedPath('/markets', language));
      // The same ticker is not the same coin.
      const links = page.locator('tbody').getByRole('link');
      expect(
        await links.evaluateAll((each) => each.map((link) => link.getAttribute('href'))),
      ).toEqual([path]);
      expect(await links.innerText()).toContain(verdict);
      expect(
        await page
          .locator('tbody')
          .getByText(none, { exact: true })
          .filter({ visible: true })
          .count(),
      ).toBe(19);
      await links.click();
      await eventually(() => addressOf(page)).toBe(path);
    },
  );

  test.each(LANGUAGE_NAMES)('in %s says whose figures these are, and how old', async (language) => {
    const page = await browser.newPage({ language });
    await open(page, localizedPath('/markets', language));
    const { markets } = LANGUAGES[language].text;
    const source = page.getByRole('link', { name: markets.attribution });
    expect(await source.getAttribute('href')).toBe('https://www.coingecko.com');
    expect(await source.getAttribute('rel')).toContain('noopener');
    const age = page.locator('main time');
    expect(await age.innerText()).toMatch(
      new RegExp(`^${markets.fresh('.+').replace(/\.$/, '\\.')}$`),
    );
    expect(await age.getAttribute('title')).toMatch(/UTC$/);
    expect(Date.parse((await age.getAttribute('datetime')) ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test.each(LANGUAGE_NAMES)('in %s fits any width, and is in nobody’s way', async (language) => {
    const page = await browser.newPage({ language, bypassCSP: true });
    await open(page, localizedPath('/markets', language));
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      expect(await stickingOut(page), `at ${width}`).toEqual([]);
    }
    expect(await obstacles(page), 'dark').toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.locator('[data-theme-toggle]').click();
    await settled(page);
    expect(await obstacles(page), 'light and narrow').toEqual([]);
  });

  test.each(LANGUAGE_NAMES)(
    'in %s is searched, sorted and paged without JavaScript',
    async (language) => {
      const page = await browser.newPage({ language, javaScript: false });
      const { text } = LANGUAGES[language];
      await page.goto(localizedPath('/markets', language));
      await page
        .getByRole('columnheader', { name: text.markets.columns.price })
        .getByRole('link')
        .click();
      await page.waitForURL(/\?sort=price$/);
      await page.getByRole('link', { name: text.pages.next }).click();
      await page.waitForURL(/page=2/);
      await page.getByRole('searchbox').fill('bitcoin');
      await page.getByRole('button', { name: text.filters.submit }).click();
      await page.waitForURL(/q=bitcoin/);
      expect(await namesIn(page)).toEqual([bitcoinIn(language), 'Bitcoin Copy']);
    },
  );

  test.each(LANGUAGE_NAMES)(
    'in %s the page of a coin of the market has live figures',
    async (language) => {
      const page = await browser.newPage({ language });
      const { markets } = LANGUAGES[language].text;
      await open(page, localizedPath('/coin/bitcoin', language));
      const figures = page.getByRole('region', { name: markets.live });
      const shown = await figures.locator('dd').allInnerTexts();
      expect(shown.slice(0, 3)).toEqual(['$43,567.89', '$850,123.46M', '$28,500M']);
      expect(shown[3]).toMatch(/^19\.5M$/i);
      expect(shown[4]).toMatch(/^21M$/i);
      expect(shown[5]).toContain('+2.34%');
      expect(await figures.getByRole('link', { name: markets.attribution }).isVisible()).toBe(true);
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await stickingOut(page), `at ${width}`).toEqual([]);
      }
      await open(page, localizedPath('/coin/monero', language));
      expect(await page.getByRole('heading', { name: markets.live }).count()).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    },
  );

  test('is an answer of the API too', async () => {
    const answer = await fetch(`${browser.site.url}/api/markets`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      items: COINS,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      stale: false,
    });
  });
});

describe('an open market table', () => {
  const browser = openBrowser({ surround: market });
  let now = new Date();

  afterEach(() => {
    vi.useRealTimers();
  });

  /** Lets time pass for the site, which runs in this process, and for the page, whose clock then stands. */
  async function pass(page: Page, seconds: number): Promise<void> {
    await effectsRun(page);
    now = new Date(now.getTime() + seconds * 1000);
    vi.setSystemTime(now);
    await page.clock.fastForward(seconds * 1000);
  }

  async function isStale(): Promise<boolean> {
    const answer = await fetch(`${browser.site.url}/api/markets`);
    return (await answer.json()).stale;
  }

  /** The table in a page whose clock stands, with figures that are new. */
  async function openAtStandstill(language: 'ar' | 'en', visitor?: Visitor): Promise<Page> {
    now = new Date(Math.max(Date.now(), now.getTime()) + 3_600_000);
    vi.useFakeTimers({ toFake: ['Date'], now });
    // Nobody has looked for an hour; this asks for new figures.
    await eventually(isStale).toBe(false);
    const page = await browser.newPage({ language, ...visitor });
    await page.clock.install({ time: now });
    await open(page, localizedPath('/markets', language));
    now = new Date(now.getTime() + 20_000);
    vi.setSystemTime(now);
    await page.clock.pauseAt(now);
    return page;
  }

  test.each(LANGUAGE_NAMES)(
    'in %s brings new prices by itself, marks them and moves nothing',
    async (language) => {
      fake.answers.set(COINS_MARKETS, { body: marketAnswer(COINS) });
      const page = await openAtStandstill(language);
      const row = rowOf(page, bitcoinIn(language));
      const price = row.locator('td').nth(1);
      expect(await price.innerText()).toBe('$43,567.89');
      expect(await page.locator('.just-changed').count()).toBe(0);
      const before = await row.boundingBox();

      const moved = { ...BITCOIN, price: 43_999.01 };
      fake.answers.set(COINS_MARKETS, { body: marketAnswer([moved, ...COINS.slice(1)]) });
      await pass(page, 61);
      // What the site has is old by now; it answers with it and asks for new figures meanwhile.
      await eventually(() => staleIn(page, language)).toBe(1);
      await eventually(isStale).toBe(false);
      await pass(page, 6);
      await eventually(() => price.innerText()).toBe('$43,999.01');
      await eventually(() => page.locator('.just-changed').allInnerTexts()).toEqual(['$43,999.01']);
      expect(await staleIn(page, language)).toBe(0);
      expect(await row.boundingBox()).toEqual(before);

      await pass(page, 3);
      await eventually(() => page.locator('.just-changed').count()).toBe(0);
      expect(await price.innerText()).toBe('$43,999.01');
    },
  );

  test('in a hidden tab asks for nothing, and does once it is seen', async () => {
    const page = await openAtStandstill('en');
    await noteFetches(page);
    await see(page, 'hidden');
    await pass(page, 600);
    await effectsRun(page);
    expect(await fetchesOf(page)).toEqual([]);
    await see(page, 'visible');
    await eventually(() => fetchesOf(page)).toEqual(['/en/markets.data']);
  });

  test.each(LANGUAGE_NAMES)(
    'in %s says that it is old once the service fails, and keeps what it has',
    async (language) => {
      const page = await openAtStandstill(language);
      const before = await namesIn(page);
      fake.answers.set(COINS_MARKETS, { fault: '500' });
      await pass(page, 61);
      await eventually(() => staleIn(page, language)).toBe(1);
      await pass(page, 180);
      const { stale } = LANGUAGES[language].text.markets;
      const age = { ar: 'قبل 4 دقائق', en: '4 minutes ago' }[language];
      await eventually(() => page.getByText(stale(age), { exact: true }).count()).toBe(1);
      expect(await namesIn(page)).toEqual(before);

      // Also to who comes now.
      const another = await browser.newPage({ language });
      await another.goto(localizedPath('/markets', language));
      expect(await another.getByText(stale(age), { exact: true }).isVisible()).toBe(true);
      expect(await namesIn(another)).toEqual(before);
      const { stale: old, items } = await (await fetch(`${browser.site.url}/api/markets`)).json();
      expect([old, items.length]).toEqual([true, 45]);
      // Well again for the next test.
      fake.answers.set(COINS_MARKETS, { body: marketAnswer(COINS) });
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
    const [age = ''] = { ar: ['الآن'], en: ['now'] }[language];
    await eventually(() => page.getByText(fresh(age), { exact: true }).count()).toBe(1);
    expect(await namesIn(page)).toEqual(before);
  });

  test('does not wait for an answer for ever', async () => {
    const page = await openAtStandstill('en');
    const asked = page.waitForRequest(REFRESHES);
    await page.route(REFRESHES, () => {});
    await pass(page, 61);
    await asked;
    await pass(page, 21);
    const words = LANGUAGES.en.text.markets.unreachable('1 minute ago');
    await eventually(() => page.getByText(words, { exact: true }).count()).toBe(1);
  });

  test('that cannot be opened at all is not shown empty', async () => {
    const page = await browser.newPage({ failing: CUT });
    await open(page, '/en/markets?page=2');
    await page.route(REFRESHES, (route) => route.abort('connectionrefused'));
    await page.getByRole('link', { name: 'Previous' }).click();
    await page.getByRole('heading', { name: LANGUAGES.en.text.errors.unexpected }).waitFor();
    expect(await page.locator('table').count()).toBe(0);
  });
});

describe('while the market service has never answered', () => {
  const browser = openBrowser({
    surround: async () => {
      const surroundings = await market();
      fake.answers.set(COINS_MARKETS, { fault: 'hang' });
      return surroundings;
    },
  });

  test('the page answers within three seconds, and says so', async () => {
    const start = performance.now();
    const answer = await fetch(`${browser.site.url}/en/markets`);
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Market data is not available right now');

    await fake.refuse();
    for (const language of LANGUAGE_NAMES) {
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

describe('while the directory cannot be asked', () => {
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
      expect(await stickingOut(page), `at ${width}`).toEqual([]);
    }
    expect(await page.getByText(wrong, { exact: true }).count()).toBe(0);
    expect((await figuresOf(page, 'Bitcoin'))[1]).toBe('$43,567.89');
  });
});

function bitcoinIn(language: 'ar' | 'en'): string {
  return { ar: 'بيتكوين', en: 'Bitcoin' }[language];
}

function namesIn(page: Page): Promise<string[]> {
  return page.locator('tbody th[scope=row] bdi:first-of-type').allInnerTexts();
}

function rowOf(page: Page, name: string) {
  return page
    .locator('tbody tr')
    .filter({ has: page.locator('th').getByText(name, { exact: true }) });
}

/** Rank, price, change, market cap, volume and supply. */
async function figuresOf(page: Page, name: string): Promise<string[]> {
  return (await rowOf(page, name).locator('td').allInnerTexts()).slice(0, 6);
}

function staleIn(page: Page, language: 'ar' | 'en'): Promise<number> {
  const [words = ''] = LANGUAGES[language].text.markets.stale('|').split('|');
  return page.locator('main time', { hasText: words }).count();
}

function see(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { get: () => now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Waits for what React does once it has drawn; its clock is not the one that stands. */
function effectsRun(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );
}

/** From now on `fetchesOf` knows the paths the page asks for, at the moment it does. */
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
